import pytest

from tests.citadels.tables import city, hand, sees, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES


def built(deck: str = "tavern manor palace manor") -> Citadels:
    """Let seat 0 build the Lighthouse over a deck, the top card first."""
    game = table("merchant", edition="citadela", seats=4, gold=[3], hands=["lighthouse"], deck=deck, gathered=1)
    play(game, "build lighthouse")
    return game


def test_its_builder_takes_any_card_of_the_deck() -> None:
    game = built()

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "searching"]
    assert options(game) == ["take manor", "take palace", "take tavern", "pass"]
    play(game, "take palace")

    assert hand(game, 0) == ["palace"]
    assert city(game, 0) == "lighthouse"


def test_everybody_is_told_that_the_deck_was_looked_through_so_that_it_cannot_be_undone() -> None:
    game = table("merchant", edition="citadela", seats=4, gold=[3], hands=["lighthouse"], deck="manor", gathered=1)

    events = game.apply(game.parse("build lighthouse"))

    seen = [event for event in events if event.name == "cards-seen"]
    assert [event.to_dict()["count"] for event in seen] == [1]
    assert all(event.reveals() for event in seen)


def test_the_card_is_gone_from_the_deck() -> None:
    game = built("tavern manor palace manor")

    play(game, "take manor")

    assert sorted(str(game.position()["deck"]).split()) == ["manor", "palace", "tavern"]


def test_the_deck_is_shuffled_afterwards() -> None:
    # Ruling R11: only the Scholar and the Lighthouse shuffle.
    deck = "manor castle palace temple church monastery cathedral tavern market docks harbor prison fortress"
    game = built(deck)

    play(game, "take manor")

    assert game.position()["deck"] != deck.removeprefix("manor ")
    assert sorted(str(game.position()["deck"]).split()) == sorted(deck.removeprefix("manor ").split())


def test_nothing_need_be_taken_and_the_deck_is_shuffled_all_the_same() -> None:
    # Ruling R141: who builds it may take nothing; the deck is shuffled all the same.
    deck = "manor castle palace temple church monastery cathedral tavern market docks harbor prison fortress"
    game = built(deck)

    play(game, "pass")

    assert hand(game, 0) == []
    assert game.position()["deck"] != deck
    assert sorted(str(game.position()["deck"]).split()) == sorted(deck.split())


def test_it_works_once_only() -> None:
    game = built()

    play(game, "take palace", "end")

    assert "use lighthouse" not in options(game)


def test_an_empty_deck_is_not_searched() -> None:
    # Ruling R141: with an empty deck nobody is asked.
    game = built("")

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_the_card_may_be_built_in_the_same_turn() -> None:
    game = table("architect", edition="citadela", gold=[4, 0], hands=["lighthouse"], deck="tavern manor", gathered=1)

    play(game, "build lighthouse", "take tavern", "build tavern")

    assert city(game, 0) == "lighthouse tavern"


def test_a_district_destroyed_to_pay_for_it_lies_in_the_deck_already() -> None:
    game = table("merchant", edition="citadela", hands=["lighthouse"], cities=["framework"], deck="tavern", gathered=1)

    play(game, "build_razing lighthouse", "raze framework")

    assert options(game) == ["take tavern", "take framework", "pass"]


def test_confiscated_it_works_for_the_magistrate() -> None:
    # Ruling R54: what happens on building happens for him.
    game = table(
        "merchant",
        edition="citadela",
        cast="magistrate",
        gold=[3, 0],
        hands=["lighthouse"],
        deck="tavern palace",
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build lighthouse", "confiscate")
    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [1, "searching"]
    play(game, "take palace")

    assert [city(game, 1), hand(game, 1)] == ["lighthouse", ["palace"]]
    assert list(game.gold) == [3, 0]


def test_a_wizard_who_builds_it_out_of_another_hand_searches_the_deck() -> None:
    game = table("wizard", edition="citadela", gold=[3, 0], hands=["", "lighthouse"], deck="tavern palace")

    play(game, "look 1", "take lighthouse", "build lighthouse", "take palace")

    assert [city(game, 0), hand(game, 0)] == ["lighthouse", ["palace"]]


def test_exchanged_it_does_nothing() -> None:
    game = table("diplomat", edition="citadela", gold=[9, 0], cities=["manor", "lighthouse"])

    play(game, "offer manor", "demand 1 lighthouse")

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_the_tax_comes_before_the_search() -> None:
    game = table(
        "merchant",
        edition="citadela",
        seats=4,
        cast="tax_collector",
        gold=[4],
        hands=["lighthouse"],
        gathered=1,
    )

    play(game, "build lighthouse")

    assert game.gold[0] == 0
    assert TOPIC_NAMES[asked(game).topic] == "searching"


def test_the_one_who_searches_sees_the_cards_but_not_their_order() -> None:
    game = built("tavern manor palace manor")
    other = built("manor palace tavern manor")

    assert game.view(0).to_dict()["deck"] == "tavern palace manor*2"
    assert sees(game, [], 0) == sees(other, [], 0)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_the_deck(viewer: int) -> None:
    facts = built().view(viewer).to_dict()

    assert [facts["deck"], facts["deck_size"], facts["options"]] == ["unknown*4", 4, []]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_learns_which_card_was_taken(viewer: int) -> None:
    game = built("tavern manor palace")
    other = built("prison docks castle")

    events = play(game, "take palace")
    other_events = play(other, "take docks")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "cards-drawn") == [{"seat": 0, "districts": ["unknown"], "count": 1, "known": 0}]
    assert shown(events, 0, "cards-drawn") == [{"seat": 0, "districts": ["palace"], "count": 1, "known": 1}]


def test_the_order_after_the_search_is_unknown_to_everybody() -> None:
    game = built()

    play(game, "take palace")

    assert [game.view(viewer).to_dict()["deck"] for viewer in (0, 1, SPECTATOR)] == [
        "unknown*3",
        "unknown*3",
        "unknown*3",
    ]
