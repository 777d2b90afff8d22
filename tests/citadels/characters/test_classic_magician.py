import pytest

from tests.citadels.tables import bottom, classic_table, dark_city_table, hand, sees
from tests.tables import asked, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR

DARK = "classic,dark_city"


def test_swaps_whole_hands() -> None:
    game = classic_table("classic_magician", seats=4, hands=["manor", "tavern market", "temple"])

    events = play(game, "swap 1")

    assert [hand(game, seat) for seat in range(3)] == [["tavern", "market"], ["manor"], ["temple"]]
    assert told(events, "hands-swapped", FIELD_NAMES) == [{"seat": 0, "victim": 1}]


@pytest.mark.parametrize("hands", [["", "tavern market"], ["tavern market", ""]])
def test_one_of_the_swapped_hands_may_be_empty(hands: list[str]) -> None:
    # Ruling R64
    game = classic_table("classic_magician", hands=hands)

    play(game, "swap 1")

    assert [hand(game, 1), hand(game, 0)] == [hands[0].split(), hands[1].split()]


def test_exchanges_any_number_of_cards_with_the_deck() -> None:
    # Ruling R64
    game = classic_table("classic_magician", hands=["manor tavern temple"], deck="palace cathedral fortress prison")

    play(game, "redraw", "discard tavern", "discard manor", "done")

    assert hand(game, 0) == ["palace", "temple", "cathedral"]
    assert bottom(game, 3) == ["manor", "tavern", "prison"]


def test_in_the_middle_of_an_exchange_nothing_is_drawn_yet() -> None:
    # Ruling R64
    game = classic_table(
        "classic_magician",
        hands=["temple manor"],
        deck="palace cathedral tavern",
        called=3,
        used=["power"],
        agenda=[
            {"step": "choose_redrawn", "seat": 0, "count": 1},
            {"step": "turn", "seat": 0, "acting": "classic_magician"},
            {"step": "call_rank", "rank": 4},
        ],
    )
    assert options(game) == ["discard manor", "discard temple", "done"]

    play(game, "done")

    assert hand(game, 0) == ["manor", "palace", "temple"]


@pytest.mark.parametrize("moves", [["swap 1", "gold"], ["gold", "swap 1"], ["redraw", "discard palace", "gold"]])
def test_does_one_of_the_two_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R2
    # Ruling R3
    game = classic_table("classic_magician", gold=[0], hands=["palace", "cathedral"], deck="fortress palace")

    play(game, *moves)

    assert options(game) == ["end"]


def test_may_do_neither() -> None:
    # Ruling R1
    game = classic_table("classic_magician", hands=["palace", "cathedral"])

    play(game, "gold", "end")

    assert [hand(game, 0), hand(game, 1)] == [["palace"], ["cathedral"]]


def test_does_not_swap_with_himself() -> None:
    game = classic_table("classic_magician", seats=4)

    assert options(game) == ["gold", "cards", "swap 1", "swap 2", "swap 3"]


def test_cards_under_a_museum_are_not_swapped() -> None:
    # Ruling R68
    game = dark_city_table(
        "classic_magician",
        hands=["manor", "tavern"],
        cities=["", "dark_city_museum"],
        tucked={"dark_city_museum": "temple"},
    )

    play(game, "swap 1")

    assert hand(game, 0) == ["tavern"]
    assert game.position()["tucked"] == {"dark_city_museum": "temple"}


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_sees_what_goes_under_the_deck(viewer: int) -> None:
    # Ruling R8
    deck = "palace cathedral fortress manor tavern"
    one = classic_table("classic_magician", hands=["temple prison"], deck=deck)
    other = classic_table("classic_magician", hands=["temple prison"], deck=deck)

    first = play(one, "redraw", "discard temple", "done")
    second = play(other, "redraw", "discard prison", "done")

    assert sees(one, first, viewer) == sees(other, second, viewer)


def test_a_bewitched_magician_only_gathers_and_the_witch_swaps_her_own_hand() -> None:
    # Ruling R36
    # Ruling R37
    game = dark_city_table(
        call=3,
        seats=3,
        characters=["dark_city_witch", "classic_magician"],
        hands=["manor", "tavern", "temple church"],
        marks=[["bewitched", "classic_magician", 0]],
    )
    assert (asked(game).seat, options(game)) == (1, ["gold", "cards"])

    play(game, "gold", "swap 2")

    assert [hand(game, seat) for seat in range(3)] == [["temple", "church"], ["tavern"], ["manor"]]
