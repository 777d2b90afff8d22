"""What a Journeyman of Citadels thinks of cards, of gold, of the end and of others' cities."""

from typing import Any

import pytest

from tests.citadels.tables import table
from tests.tables import asked, options, play
from twocities.bots import make_bot
from twocities.bots.citadels.district_value import city_points
from twocities.bots.citadels.knowledge import CitadelsKnowledge
from twocities.bots.citadels.overview import Overview
from twocities.bots.citadels.plan import Plan
from twocities.bots.citadels.weights import Weights
from twocities.citadels.game import Citadels
from twocities.citadels.ids import DISTRICT_NAMES
from twocities.core.rng import seeded

WEIGHTS = Weights()


def chosen(game: Citadels) -> str:
    decision = asked(game)
    return game.notation(make_bot("journeyman").choose(game.view(decision.seat), decision, seeded(4)))


def turn(acting: str = "assassin", **fields: Any) -> Citadels:
    """Set a table of three at which seat 0 has gathered and used its power."""
    return table(acting, seats=3, gathered=1, used=["power", "income"], **fields)


def plan_of(game: Citadels) -> Plan:
    """Say what the seat that is asked has and wants."""
    decision = asked(game)
    return Plan(game, decision, WEIGHTS)


def worth_of(game: Citadels, district: str) -> float:
    return plan_of(game).district_value(DISTRICT_NAMES.index(district))


def test_a_card_that_stands_already_is_worth_nothing() -> None:
    game = turn(hands=["manor temple"], cities=["manor"])

    assert worth_of(game, "manor") == 0
    assert [DISTRICT_NAMES[card] for card in plan_of(game).useful()] == ["temple"]


def test_a_new_type_is_worth_more_than_one_more_of_the_same() -> None:
    game = turn(cities=["manor"])

    assert worth_of(game, "harbor") > worth_of(game, "castle")


def test_a_city_with_all_types_is_three_points_ahead() -> None:
    four = turn(cities=["manor tavern temple watchtower"]).view(0)
    five = turn(cities=["manor tavern temple watchtower keep"], uniques="keep").view(0)

    assert city_points(five.cities[0]) - city_points(four.cities[0]) > 3 + 3


def test_the_further_a_city_the_more_dangerous_its_owner() -> None:
    game = turn(cities=["", "manor", "manor tavern temple church market docks"])

    overview = Overview(game, WEIGHTS)
    assert overview.threat(0) < overview.threat(1) < overview.threat(2)
    assert [overview.missing(seat) for seat in range(3)] == [game.goal, game.goal - 1, game.goal - 6]


def test_it_builds_the_dearest_that_it_can_pay() -> None:
    assert chosen(turn(gold=[5], hands=["tavern manor palace"])) == "build palace"


def test_it_takes_gold_for_a_dear_card_and_cards_for_an_empty_hand() -> None:
    assert chosen(table("assassin", gold=[1], hands=["palace fortress harbor"], used=["power"])) == "gold"
    assert chosen(table("assassin", gold=[6], hands=[""], used=["power"])) == "cards"


def test_it_ends_the_game_when_it_leads() -> None:
    game = turn(gold=[5], hands=["palace"], cities=["manor tavern temple church market docks castle", "manor", ""])

    assert chosen(game) == "build palace"


def test_it_does_not_end_a_game_that_it_loses() -> None:
    leader = "palace fortress cathedral town_hall harbor castle"
    game = turn(gold=[1], hands=["temple"], cities=["manor tavern watchtower church market docks prison", leader, ""])

    assert "build temple" in options(game)
    assert chosen(game) == "end"


@pytest.mark.parametrize(
    ("own", "other", "choice"),
    [
        ("manor", "tavern castle palace harbor town_hall", "destroy 1 tavern"),
        ("manor castle palace", "fortress", "end"),
    ],
)
def test_the_warlord_destroys_what_costs_little_of_who_leads(own: str, other: str, choice: str) -> None:
    game = table("warlord", seats=2, gold=[1], cities=[own, other], gathered=1, used=["income"])

    assert chosen(game) == choice


def test_the_magician_takes_the_fuller_hand_for_an_empty_one() -> None:
    game = table("magician", seats=3, gathered=1, hands=["", "manor", "temple castle palace"])

    assert chosen(game) == "swap 2"


def test_who_is_ahead_has_the_better_chances() -> None:
    game = turn(cities=["manor tavern temple", "manor", ""], gold=[3, 3, 3])

    chances = CitadelsKnowledge().chances(game)

    assert sum(chances) == pytest.approx(1.0)
    assert chances[0] > chances[1] > chances[2]


@pytest.mark.parametrize(("own", "choice"), [("thief", "theater 1"), ("merchant", "pass")])
def test_it_exchanges_a_poor_character_and_keeps_a_good_one(own: str, choice: str) -> None:
    game = table(
        seats=4,
        characters=[own, "architect", "king", "warlord"],
        cities=["theater tavern market docks", "tavern market docks harbor", "manor castle palace", "prison"],
        agenda=[{"step": "choose_partner", "seat": 0}, {"step": "call_rank", "rank": 1}],
    )

    assert chosen(game) == choice


def test_it_lets_worthless_cards_go_and_keeps_good_ones() -> None:
    game = table("magician", seats=2, gold=[3], hands=["manor palace"], cities=["manor"], gathered=1)
    play(game, "redraw")
    assert chosen(game) == "discard manor"

    play(game, "discard manor")

    assert chosen(game) == "done"


@pytest.mark.parametrize(("left", "gold", "answer"), [("threat", 8, "refuse"), ("real_threat", 1, "bribe")])
def test_it_answers_a_threat_by_what_the_other_one_was_when_it_was_turned_over(
    left: str, gold: int, answer: str
) -> None:
    game = table(
        "bishop", seats=4, cast="blackmailer", gold=[gold], marks=[[left, "bishop", 1], ["turned_threat", "king", 1]]
    )

    play(game, "gold")

    assert chosen(game) == answer


@pytest.mark.parametrize(("gold", "answer"), [(8, "bribe"), (1, "refuse")])
def test_it_answers_a_threat_that_nobody_knows_by_what_it_has(gold: int, answer: str) -> None:
    laid = [["threat", "bishop", 1], ["real_threat", "king", 1]]
    game = table("bishop", seats=4, cast="blackmailer", gold=[gold], marks=laid)

    play(game, "gold")

    assert chosen(game) == answer
