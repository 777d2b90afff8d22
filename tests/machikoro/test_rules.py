import pytest

from tests.machikoro.tables import start
from twocities import BadRules, new_game
from twocities.machikoro.family import MACHIKORO


def test_base_is_always_among_the_rules() -> None:
    assert start(2).rules.names == ["base"]


def test_base_may_be_named() -> None:
    assert start(2, ["base"]).position() == start(2).position()


def test_the_names_of_the_rules_are_kept_in_order() -> None:
    assert start(2, ["random_start", "beginner"]).rules.names == ["base", "random_start", "beginner"]


def test_every_rule_goes_with_every_other() -> None:
    assert start(4, MACHIKORO.rule_names).rules.names == MACHIKORO.rule_names


def test_a_rule_is_not_named_twice() -> None:
    with pytest.raises(BadRules, match="The rule 'beginner' is named twice"):
        start(2, ["beginner", "beginner"])


def test_an_unknown_rule_is_refused_with_what_is_known() -> None:
    with pytest.raises(BadRules, match=r"'deluxe'\. Known: base, limited_supply, beginner, random_start"):
        start(2, ["deluxe"])


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int) -> None:
    with pytest.raises(BadRules, match="machikoro is for 2 to 4 seats, not"):
        start(seats)


def test_an_unknown_game_is_refused_with_what_is_known() -> None:
    with pytest.raises(BadRules, match=r"There is no game 'chess'\. Known: .*machikoro"):
        new_game("chess", 2)
