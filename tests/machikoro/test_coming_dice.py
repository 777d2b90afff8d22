"""Dice that are known before they fall, and a look at the table after one roll."""

import pytest

from tests.invariants import check_loading
from tests.machikoro.tables import load
from tests.tables import names, options, play
from twocities import SPECTATOR, BadPosition
from twocities.core.rng import seeded
from twocities.machikoro.family import MACHIKORO
from twocities.machikoro.game import MachiKoro


def known(*rolls: list[int], cities: list[str] | None = None, **fields: object) -> MachiKoro:
    """Set a table whose next rolls are known; everybody chooses how many dice to roll."""
    written = [f"{city} train_station" for city in cities or ["", ""]]
    return load({"coins": [0] * len(written), "cities": written, "coming_dice": list(rolls), **fields})


def dice(game: MachiKoro) -> object:
    """Say what everybody sees of the last roll."""
    return game.view(SPECTATOR).to_dict()["dice"]


def test_known_dice_fall_in_their_order() -> None:
    game = known([3, 4], [6], [1, 1])

    play(game, "roll 2")
    assert dice(game) == [3, 4]
    play(game, "roll 1")
    assert dice(game) == [6, 0]
    play(game, "roll 2")
    assert dice(game) == [1, 1]


def test_a_known_roll_is_used_up_by_rolling_again() -> None:
    game = known([2], [5], cities=["radio_tower forest", ""])

    play(game, "roll 1", "reroll")

    assert dice(game) == [5, 0]
    assert game.coins == [1, 0]


def test_a_die_too_many_does_not_matter() -> None:
    game = known([3, 4], [2, 5])

    play(game, "roll 1")
    assert dice(game) == [3, 0]
    play(game, "roll 2")
    assert dice(game) == [2, 5]


@pytest.mark.parametrize("seed", range(6))
def test_chance_decides_on_a_die_that_is_not_known(seed: int) -> None:
    game = known([3], seed=seed)
    by_chance = known(seed=seed)

    play(game, "roll 2")
    play(by_chance, "roll 1")

    assert dice(game) == [3, by_chance.first_die]


def test_after_the_known_dice_chance_decides() -> None:
    game, by_chance = known([1], cities=["", ""], seed=7), known(seed=7, turn=1)

    play(game, "roll 1", "roll 2")
    play(by_chance, "roll 2")

    assert dice(game) == dice(by_chance)


def test_a_position_holds_the_dice_to_come() -> None:
    game = known([3, 4], [6], [1, 1])

    play(game, "roll 2")

    assert game.position()["coming_dice"] == [[6], [1, 1]]
    check_loading(game)


def test_a_copy_uses_up_its_own_dice() -> None:
    game = known([3, 4], [6])

    play(game.clone(), "roll 2", "roll 1")

    assert game.position()["coming_dice"] == [[3, 4], [6]]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_the_dice_to_come(viewer: int) -> None:
    assert known([3, 4], [6]).view(viewer).to_dict() == known().view(viewer).to_dict()


def test_an_imagined_game_has_dice_of_its_own() -> None:
    view = known([6, 6], [6, 6]).view(0)

    imagined = [MACHIKORO.imagine(view, seeded(seed)) for seed in range(20)]

    for game in imagined:
        play(game, "roll 2")
    assert len({str(dice(game)) for game in imagined}) > 5


@pytest.mark.parametrize(
    ("rolls", "answer"),
    [
        ("6", "'coming_dice' needs a list of rolls, the next one first, not '6'."),
        ([6], "A roll of 'coming_dice' is a list of one die or two, not 6."),
        ([[]], "A roll of 'coming_dice' is a list of one die or two, not []."),
        ([[1, 2, 3]], "A roll of 'coming_dice' is a list of one die or two, not [1, 2, 3]."),
        ([[7]], "'coming_dice' needs a whole number from 1 to 6, not 7."),
        ([[3, 0]], "'coming_dice' needs a whole number from 1 to 6, not 0."),
    ],
)
def test_dice_that_cannot_be_are_refused(rolls: object, answer: str) -> None:
    with pytest.raises(BadPosition) as refusal:
        load({"coming_dice": rolls})

    assert str(refusal.value) == answer


def test_after_one_roll_everybody_is_paid_and_the_seat_builds() -> None:
    game = known(cities=["mine", "mine*2"])

    after = game.after_roll(4, 5)

    assert dice(after) == [4, 5]
    assert after.coins == [5, 10]
    assert names(after.events) == ["dice-rolled", "coins-earned", "coins-earned"]
    assert "build bakery" in options(after)


def test_the_table_itself_stays_as_it_is() -> None:
    game = known([2, 2], cities=["mine", "mine*2"])
    before = game.position()

    play(game.after_roll(4, 5), "pass")

    assert game.position() == before


def test_the_copy_stops_where_nothing_can_be_built() -> None:
    after = known(cities=["wheat_field", ""]).after_roll(6)

    assert after.decision is None
    assert names(after.events) == ["dice-rolled"]


def test_the_copy_stops_at_a_question_before_building() -> None:
    after = known(cities=["tv_station", ""], coins=[0, 3]).after_roll(6)

    assert options(after) == ["collect 1"]


def test_an_extra_turn_follows_after_equal_dice() -> None:
    after = known(cities=["amusement_park", ""], coins=[1, 0]).after_roll(2, 2)

    play(after, "pass")

    assert after.decision is not None
    assert after.decision.seat == 0
