"""Every card in hand that cannot be built has a reason that a player understands."""

import random

import pytest

from tests.citadels.tables import metropole_table, start, table
from tests.tables import play
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.boxes import EDITIONS
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import DISTRICT_NAMES
from twocities.core.fields import spell
from twocities.texts import LANGUAGES, Texts

REASONS = ["price", "standing", "limit", "character", "forbidden", "paused", "gather"]


def told(game: Citadels) -> dict[str, tuple[str, dict[str, object]]]:
    """For each card: why it cannot be built, with what fills the sentence in."""
    found = CITADELS.obstacles(game)
    return {each.card: (each.reason, spell(each.fields, CITADELS.field_names)) for each in found}


def test_a_card_that_is_too_dear_says_its_price_and_what_one_has() -> None:
    game = table("merchant", gold=[1], hands=["palace tavern"])

    play(game, "gold")

    assert told(game) == {"palace": ("price", {"price": 5, "gold": 3})}


def test_a_card_that_stands_already_says_so() -> None:
    game = table("king", gold=[9], hands=["tavern manor"], cities=["tavern"])

    play(game, "gold")

    assert told(game)["tavern"] == ("standing", {"district": "tavern"})


def test_nothing_more_is_built_once_the_limit_is_reached() -> None:
    game = table("king", gold=[9], hands=["tavern manor"])

    play(game, "gold", "build tavern")

    assert told(game)["manor"] == ("limit", {"count": 1})


def test_who_may_not_build_is_named() -> None:
    game = table("navigator", gold=[9], hands=["tavern"])

    play(game, "gold")

    assert told(game)["tavern"] == ("character", {"character": "navigator"})


def test_a_guest_who_may_not_build_is_named() -> None:
    # Ruling R122: the restrictions of both characters hold for the whole turn.
    game = metropole_table(
        "merchant",
        gold=[9],
        hands=["manor"],
        cities=["consulate"],
        joined="navigator",
        gathered=1,
    )

    assert told(game)["manor"] == ("character", {"character": "navigator"})


def test_a_navigator_is_named_whoever_the_guest_is() -> None:
    game = metropole_table(
        "navigator",
        gold=[9],
        hands=["manor"],
        cities=["consulate"],
        joined="trader",
        gathered=1,
    )

    assert told(game)["manor"] == ("character", {"character": "navigator"})


@pytest.mark.parametrize(("acting", "edition"), [("witch", "deluxe"), ("dark_city_witch", "classic,dark_city")])
def test_a_witch_is_not_told_that_gathering_lets_her_build(acting: str, edition: str) -> None:
    # Ruling R34: a Witch gathers, then names; she builds only when she goes on as somebody else.
    game = table(acting, edition=edition, seats=4, gold=[9], hands=["manor"])

    assert told(game) == {"manor": ("paused", {})}


def test_whatever_can_be_paid_waits_for_gathering() -> None:
    game = table("king", gold=[3], hands=["tavern palace"])

    assert told(game) == {"palace": ("price", {"price": 5, "gold": 3}), "tavern": ("gather", {})}


def test_nobody_is_told_anything_outside_a_turn() -> None:
    assert told(start()) == {}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_in_hand_is_on_offer_or_has_a_reason(edition: str) -> None:
    names = edition.split(",")
    game = start(4, names if edition == "classic" else [*names, "random_cast"], seed=11)
    luck = random.Random(11)
    while game.decision is not None:
        check(game)
        game.apply(luck.choice(game.decision.actions))


def check(game: Citadels) -> None:
    """Compare the cards in hand with what is offered and what is explained, during a turn."""
    decision = game.decision
    assert decision is not None
    if not game.agenda or game.agenda[-1].name != "turn":
        return
    offered = {VOCABULARY.notation(action).split()[-1] for action in decision.actions if is_build(action)}
    held = {DISTRICT_NAMES[card] for card in game.hands[decision.seat]}
    assert set(told(game)) == held - offered
    assert {reason for reason, _ in told(game).values()} <= set(REASONS)


def is_build(action: int) -> bool:
    """Say whether an action builds a card of the hand."""
    return VOCABULARY.verb(action).name in ("build", "build_razing", "build_with_cards", "borrow")


@pytest.mark.parametrize("reason", REASONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str, reason: str) -> None:
    assert Texts(language, CITADELS).say(f"why-not-{reason}", price=5, gold=4, count=1, character="Navigator")
