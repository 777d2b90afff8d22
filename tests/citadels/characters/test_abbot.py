import pytest

from tests.citadels.tables import hand, table
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES

DECK = "tavern market docks harbor"


@pytest.mark.parametrize(
    ("gold", "cards"),
    [(0, ["tavern", "market", "docks"]), (1, ["tavern", "market"]), (2, ["tavern"]), (3, [])],
)
def test_takes_gold_or_a_card_for_each_religious_district(gold: int, cards: list[str]) -> None:
    # Ruling R72
    game = table("abbot", gold=[0], cities=["temple church monastery manor"], deck=DECK)

    play(game, "income", f"split {gold}")

    assert game.gold[0] == gold
    assert hand(game, 0) == cards


def test_says_how_to_split_the_income_before_a_card_is_drawn() -> None:
    # Ruling R72
    game = table("abbot", gold=[0], cities=["temple church"], deck=DECK)

    play(game, "income")

    assert options(game) == ["split 0", "split 1", "split 2"]
    assert hand(game, 0) == []


def test_takes_nothing_without_a_religious_district() -> None:
    game = table("abbot", gold=[0, 0], cities=["manor"])

    assert options(game) == ["gold", "cards"]


def test_takes_the_income_only_once() -> None:
    # Ruling R5
    game = table("abbot", gold=[2], hands=["church"], cities=["temple"], deck=DECK)

    play(game, "income", "split 0", "gold", "build church")

    assert "income" not in options(game)


def test_the_income_may_come_before_gathering() -> None:
    # Ruling R3
    game = table("abbot", gold=[0, 0], cities=["temple"])

    assert options(game) == ["gold", "cards", "income"]


def test_the_school_of_magic_brings_gold_or_a_card() -> None:
    # Ruling R72
    game = table("abbot", gold=[0, 0], cities=["school_of_magic"], deck=DECK)

    play(game, "income")

    assert options(game) == ["split 0", "split 1"]


def test_a_short_deck_gives_what_is_left() -> None:
    # Ruling R9
    game = table("abbot", gold=[0], cities=["temple church monastery"], deck="tavern")

    play(game, "income", "split 1")

    assert game.gold[0] == 1
    assert hand(game, 0) == ["tavern"]


def test_the_richest_player_gives_a_gold() -> None:
    # Ruling R73
    game = table("abbot", seats=4, gold=[1, 3, 5, 2])

    events = play(game, "tithe 2")

    assert list(game.gold) == [2, 3, 4, 2]
    assert told(events, "gold-taken", FIELD_NAMES) == [{"seat": 0, "victim": 2, "gold": 1}]


def test_only_the_richest_player_gives() -> None:
    # Ruling R73
    game = table("abbot", seats=4, gold=[1, 3, 5, 2])

    assert options(game) == ["gold", "cards", "tithe 2"]


def test_chooses_among_equally_rich_players() -> None:
    # Ruling R73
    game = table("abbot", seats=4, gold=[1, 5, 3, 5])

    assert options(game) == ["gold", "cards", "tithe 1", "tithe 3"]


@pytest.mark.parametrize("gold", [[6, 5, 3, 5], [5, 5, 3, 5], [0, 0, 0, 0]])
def test_gets_nothing_as_the_richest_or_one_of_them(gold: list[int]) -> None:
    # Ruling R73
    game = table("abbot", seats=4, gold=gold)

    assert options(game) == ["gold", "cards"]


def test_is_given_a_gold_only_once() -> None:
    # Ruling R73
    game = table("abbot", gold=[0, 9])

    play(game, "tithe 1")

    assert options(game) == ["gold", "cards"]


def test_the_moment_of_comparing_is_his_choice() -> None:
    # Ruling R73
    game = table("abbot", gold=[3, 4], hands=["docks"])
    play(game, "gold")
    assert "tithe 1" not in options(game)

    play(game, "build docks", "tithe 1")

    assert list(game.gold) == [3, 3]


def test_may_leave_the_gold_of_the_richest() -> None:
    # Ruling R1
    game = table("abbot", gold=[0, 9])

    play(game, "gold", "end")

    assert list(game.gold) == [2, 9]


def test_gold_on_the_tax_collectors_token_makes_nobody_rich() -> None:
    # Ruling R73
    game = table("abbot", seats=4, cast="tax_collector", gold=[2, 1, 1, 1], gold_on={"tax_collector": 5})

    assert options(game) == ["gold", "cards"]


def test_the_city_stays_open_to_rank_eight() -> None:
    game = table(call=5, gold=[9, 0], characters=["warlord", "abbot"], cities=["", "manor"])

    play(game, "gold", "end")

    assert "destroy 1 manor" in options(game)


def test_the_witch_compares_her_own_gold() -> None:
    # Ruling R36
    game = table(call=5, gold=[3, 2], characters=["witch", "abbot"], marks=[["bewitched", "abbot", 0]])
    play(game, "gold")
    assert asked(game).seat == 0

    play(game, "tithe 1")

    assert list(game.gold) == [4, 3]
