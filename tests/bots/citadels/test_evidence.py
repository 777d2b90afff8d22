"""What others did speaks for some worlds and against others: their picks, whom they named, what they did not build."""

from collections.abc import Callable
from statistics import mean
from typing import Any

import pytest

from tests.citadels.tables import rank_of, table
from twocities.bots.citadels.evidence import evidence, left_in_hand, named, picked
from twocities.bots.citadels.weights import Weights
from twocities.citadels.catalog import COSTS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import NOBODY, SIGNED_WARRANT
from twocities.citadels.view import CitadelsView
from twocities.citadels.worlds import imagine
from twocities.core.rng import seeded

WEIGHTS = Weights()
Part = Callable[[CitadelsView, Citadels, Weights], float]


def look(**fields: Any) -> CitadelsView:
    """Look at a table of four from the seat of the Magician, after the Assassin and the Thief."""
    held = fields.pop("characters", ["magician", "assassin", "thief", "merchant"])
    shown = {"assassin": 1, "thief": 2, "magician": 0}
    return table("magician", seats=4, characters=held, revealed=list(shown), acted=shown, **fields).view(0)


def weighed(part: Part, view: CitadelsView, holds: Callable[[Citadels], bool]) -> tuple[float, float]:
    """Return how well worlds in which something holds explain what was done, and how well the others do."""
    rng = seeded(5)
    worlds = [imagine(view, rng) for _ in range(200)]
    found = [(part(view, world, WEIGHTS), holds(world)) for world in worlds]
    return mean(value for value, is_so in found if is_so), mean(value for value, is_so in found if not is_so)


def is_held(character: str) -> Callable[[Citadels], bool]:
    return lambda world: world.held_by[rank_of(character)] != NOBODY


def test_a_character_is_where_it_is_wanted() -> None:
    view = look(cities=["", "", "", "tavern market docks harbor"])

    wanted, unwanted = weighed(picked, view, lambda world: world.held_by[rank_of("merchant")] == 3)

    assert wanted > unwanted + 1


@pytest.mark.parametrize(("mark", "namer"), [("killed", 1), ("robbed", 2)])
def test_who_was_named_is_likely_in_the_game(mark: str, namer: int) -> None:
    view = look(marks=[[mark, "merchant", namer]])

    there, aside = weighed(named, view, is_held("merchant"))

    assert there > aside
    assert aside == 0


def test_a_thief_is_likely_to_have_found_somebody_rich() -> None:
    rich = look(gold=[0, 0, 0, 6], marks=[["robbed", "merchant", 2]])
    poor = look(gold=[0, 0, 0, 1], marks=[["robbed", "merchant", 2]])

    assert weighed(named, rich, is_held("merchant"))[0] > weighed(named, poor, is_held("merchant"))[0]


def test_an_assassin_does_not_look_at_gold() -> None:
    rich = look(gold=[0, 0, 0, 6], marks=[["killed", "merchant", 1]])
    poor = look(gold=[0, 0, 0, 1], marks=[["killed", "merchant", 1]])

    assert weighed(named, rich, is_held("merchant")) == weighed(named, poor, is_held("merchant"))


def hits_somebody(world: Citadels) -> bool:
    signed = [mark >> 3 & 15 for mark in world.marks if mark >> 7 == SIGNED_WARRANT]
    return any(world.held_by[rank] != NOBODY for rank in signed)


def test_the_signed_warrant_is_likely_on_somebody() -> None:
    held = ["magician", "magistrate", "thief", "merchant"]
    marks = [
        [mark, name, 1] for mark, name in (("warrant", "merchant"), ("signed_warrant", "king"), ("warrant", "bishop"))
    ]
    shown = {"magistrate": 1, "thief": 2, "magician": 0}
    game = table("magician", seats=4, characters=held, revealed=list(shown), acted=shown, marks=marks)

    hit, missed = weighed(named, game.view(0), hits_somebody)

    assert hit > missed
    assert missed == 0


def test_what_one_named_oneself_says_nothing() -> None:
    marks = [["killed", "merchant", 0]]
    game = table("assassin", seats=4, characters=["", "merchant", "king"], used=["power"], marks=marks)
    view = game.view(0)

    assert weighed(named, view, is_held("merchant")) == (0, 0)


def affordable(world: Citadels) -> bool:
    return any(COSTS[card] <= world.gold[3] for card in world.hands[3])


def test_whoever_had_the_gold_for_a_card_would_have_built_it() -> None:
    view = look(gold=[0, 0, 0, 4], hands=["", "", "", "palace palace"])

    kept, too_dear = weighed(left_in_hand, view, affordable)

    assert kept < too_dear - 1
    assert too_dear == 0


def test_a_card_that_stands_already_can_be_kept() -> None:
    city = "tavern market trading_post docks temple church monastery watchtower prison barracks manor castle"
    view = look(gold=[0, 0, 0, 4], hands=["", "", "", "tavern"], cities=["", "", "", city], first=3)
    worlds = [imagine(view, seeded(seed)) for seed in range(60)]
    standing = [world for world in worlds if world.hands[3][0] in view.cities[3] and affordable(world)]

    assert standing != []
    assert {left_in_hand(view, world, WEIGHTS) for world in standing} == {0}


@pytest.mark.parametrize("gold", [0, 7])
def test_without_gold_and_with_plenty_of_it_a_hand_says_nothing(gold: int) -> None:
    view = look(gold=[0, 0, 0, gold], hands=["", "", "", "palace tavern"])

    assert {left_in_hand(view, imagine(view, seeded(seed)), WEIGHTS) for seed in range(20)} == {0}


def test_all_of_it_counts_together() -> None:
    view = look(gold=[0, 0, 0, 4], hands=["", "", "", "palace"], marks=[["killed", "king", 1]])
    world = imagine(view, seeded(2))

    parts = [part(view, world, WEIGHTS) for part in (picked, named, left_in_hand)]

    assert evidence(view, world, WEIGHTS) == pytest.approx(sum(parts))
