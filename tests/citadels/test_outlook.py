"""What an option costs and brings is told before it is chosen, and why others cannot be chosen."""

from random import Random

import pytest

from tests.citadels.editions_played import RANDOM_NAMES, RANDOM_TABLES
from tests.citadels.tables import start, table
from tests.tables import play
from twocities.citadels.actions import VOCABULARY
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.obstacles import CLOSED
from twocities.core.family import OUTLOOK
from twocities.core.fields import Fields
from twocities.core.rng import seeded
from twocities.texts import LANGUAGES, Texts


def outlook(game: Citadels, option: str) -> Fields:
    """Ask what an option costs and brings."""
    return CITADELS.outlook(game, game.parse(option))


def closed(game: Citadels) -> dict[str, str]:
    """List what cannot be chosen, by notation, with the reason."""
    return {VOCABULARY.notation(each.action): each.reason for each in CITADELS.closed_options(game)}


@pytest.mark.parametrize(
    ("character", "city", "option", "expected"),
    [
        ("merchant", "tavern market", "income", {"gain": 2}),
        ("merchant", "", "extra_gold", {"gain": 1}),
        ("merchant", "", "gold", {"gain": 2}),
        ("merchant", "gold_mine", "gold", {"gain": 3}),
        ("merchant", "", "cards", {"cards": 1, "drawn": 2}),
        ("merchant", "observatory", "cards", {"cards": 1, "drawn": 3}),
        ("merchant", "library", "cards", {"cards": 2, "drawn": 2}),
        ("navigator", "", "extra_gold", {"gain": 4}),
        ("navigator", "", "extra_cards", {"cards": 4}),
        ("patrician", "manor", "income", {"cards": 1}),
        ("abbot", "temple church", "income", {"share": 2}),
        ("merchant", "smithy", "use smithy", {"price": 2, "cards": 3}),
        ("merchant", "laboratory", "use laboratory", {"gain": 2}),
    ],
)
def test_an_option_of_a_turn_says_what_it_brings(
    character: str, city: str, option: str, expected: dict[str, int]
) -> None:
    game = table(character, gold=[4, 9], hands=["manor"], cities=[city])

    assert outlook(game, option) == expected


def test_spying_brings_no_more_than_the_hand_and_the_gold_of_the_victim() -> None:
    game = table("spy", seats=3, gold=[0, 1, 5], hands=["", "manor tavern castle", "docks"])

    assert outlook(game, "spy 1 trade") == {"most_gain": 1, "most_cards": 3}
    assert outlook(game, "spy 2 trade") == {"most_gain": 1, "most_cards": 1}


def threatened(kind: str) -> Citadels:
    """Set a table at which the Merchant of seat 0 is threatened by seat 1, and gathers."""
    marks = [[kind, "merchant", 1], ["threat" if kind == "real_threat" else "real_threat", "king", 1]]
    game = table("merchant", characters=["merchant", "blackmailer"], gold=[3, 0], marks=marks)
    play(game, "gold")
    return game


def test_a_bribe_says_what_is_paid_to_whom_and_refusing_what_may_be_lost() -> None:
    game = threatened("threat")

    assert outlook(game, "bribe") == {"price": 2, "receiver": 1}
    assert outlook(game, "refuse") == {"risk": 5, "receiver": 1}


@pytest.mark.parametrize(("kind", "gain", "is_real"), [("real_threat", 5, 1), ("threat", 0, 0)])
def test_unmasking_says_what_a_threat_is_worth(kind: str, gain: int, is_real: int) -> None:
    game = threatened(kind)
    play(game, "refuse")

    assert outlook(game, "unmask") == {"gain": gain, "is_real": is_real}


def warranted(kind: str, city: str = "") -> Citadels:
    """Set a table at which the Merchant of seat 0 builds a Manor under a warrant of seat 1."""
    other = "warrant" if kind == "signed_warrant" else "signed_warrant"
    marks = [[kind, "merchant", 1], [other, "king", 1], ["warrant", "bishop", 1]]
    game = table(
        "merchant",
        characters=["merchant", "magistrate"],
        gold=[5],
        hands=["manor"],
        cities=["", city],
        marks=marks,
        gathered=1,
    )
    play(game, "build manor")
    return game


def test_a_confiscation_says_what_the_builder_gets_back() -> None:
    game = warranted("signed_warrant")

    assert outlook(game, "confiscate") == {"refund": 3, "receiver": 0}
    assert closed(game) == {}


@pytest.mark.parametrize(
    ("kind", "city", "reason"), [("warrant", "", "blank"), ("signed_warrant", "manor", "standing")]
)
def test_where_only_nothing_can_be_chosen_the_reason_is_told(kind: str, city: str, reason: str) -> None:
    assert closed(warranted(kind, city)) == {"confiscate": reason}


def test_districts_that_a_warlord_cannot_destroy_keep_their_place_and_say_why() -> None:
    game = table(
        "warlord",
        seats=4,
        gold=[3],
        cities=["", "harbor dragon_gate keep", "church", "manor castle palace temple church monastery cathedral"],
        marks=[["protected", "bishop", 2]],
        first=3,
        characters=["", "", "bishop", ""],
        gathered=1,
    )

    assert closed(game) == {
        "destroy 1 dragon_gate": "price",
        "destroy 1 keep": "untouchable",
        "destroy 2 church": "protected",
        **{
            f"destroy 3 {each}": "complete"
            for each in ("manor", "castle", "palace", "temple", "church", "monastery", "cathedral")
        },
    }


def test_a_marshal_learns_what_is_too_large_too_dear_or_there_already() -> None:
    game = table("marshal", gold=[2], cities=["market", "palace manor market tavern"], gathered=1)

    assert closed(game) == {"seize 1 palace": "too_large", "seize 1 manor": "price", "seize 1 market": "standing"}
    assert outlook(game, "seize 1 tavern") == {"price": 1, "receiver": 1}


def test_a_diplomat_learns_what_he_cannot_have() -> None:
    game = table("diplomat", gold=[1], cities=["tavern market", "palace market temple"], gathered=1)
    play(game, "offer tavern")

    assert closed(game) == {"demand 1 palace": "price", "demand 1 market": "standing"}
    assert outlook(game, "demand 1 temple") == {"price": 0, "receiver": 1}


def test_an_emperor_learns_who_has_nothing_to_give() -> None:
    game = table("emperor", seats=3, gold=[0, 0, 2], hands=["", "manor", ""], crown=2, gathered=1)

    assert closed(game) == {"crown 2": "crowned"}
    play(game, "crown 1")
    assert closed(game) == {"take_gold": "no_gold"}
    assert outlook(game, "take_card") == {"cards": 1}


@pytest.mark.parametrize(("seats", "rules"), RANDOM_TABLES[::3], ids=RANDOM_NAMES[::3])
def test_what_is_told_of_options_follows_from_what_the_seat_may_know(seats: int, rules: list[str]) -> None:
    game, luck = start(seats, rules, seed=seats), Random(seats)
    while (decision := game.decision) is not None:
        told = [(each.action, each.reason, each.fields) for each in CITADELS.closed_options(game)]
        assert not {action for action, _, _ in told} & set(decision.actions)
        assert {reason for _, reason, _ in told} <= set(CLOSED)
        if luck.random() < 0.2:
            other = CITADELS.imagine(game.view(decision.seat), seeded(luck.randrange(1 << 30)))
            assert [(each.action, each.reason, each.fields) for each in CITADELS.closed_options(other)] == told
            for action in decision.actions:
                found = CITADELS.outlook(game, action)
                assert set(found) <= set(OUTLOOK)
                assert CITADELS.outlook(other, action) == found
        game.apply(luck.choice(list(decision.actions)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", CLOSED)
def test_every_reason_has_a_sentence(language: str, reason: str) -> None:
    assert Texts(language, CITADELS).say(f"closed-{reason}", price=5, gold=4, count=3, victim="Ben")
