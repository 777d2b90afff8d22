import pytest

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import city, hand, metropole_table, sees, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

EDITION = "deluxe,metropole"
DECK = "manor castle palace temple church monastery tavern market"


def built(seats: int = 4, deck: str = DECK, builder: str = "king") -> Citadels:
    """Let seat 0 build the Annual Fair over a deck, the top card first."""
    game = metropole_table(builder, seats=seats, gold=[3], hands=["annual_fair"], deck=deck, gathered=1)
    play(game, "build annual_fair")
    return game


def takers(game: Citadels, count: int) -> list[int]:
    """List the seats that take so many cards one after the other, each the first on offer."""
    seats = []
    for _ in range(count):
        seats.append(asked(game).seat)
        play(game, options(game)[0])
    return seats


def test_six_cards_are_laid_open() -> None:
    # Ruling R129
    game = built()

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "fair_picking"]
    assert game.position()["fair"] == "manor castle palace temple church monastery"
    assert game.position()["deck"] == "tavern market"


def test_everybody_sees_them() -> None:
    game = built()

    fair = "manor castle palace temple church monastery"
    assert [game.view(viewer).to_dict()["fair"] for viewer in (0, 1, SPECTATOR)] == [fair] * 3


def test_its_builder_takes_the_first_card_and_the_next_seat_goes_on() -> None:
    # Ruling R129
    game = built()

    play(game, "take palace")

    assert hand(game, 0) == ["palace"]
    assert asked(game).seat == 1
    assert options(game) == ["take manor", "take castle", "take temple", "take church", "take monastery"]


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [0, 1, 0, 1, 0, 1]),
        (3, [0, 1, 2, 0, 1, 2]),
        (4, [0, 1, 2, 3, 0, 1]),
        (6, [0, 1, 2, 3, 4, 5]),
        (8, [0, 1, 2, 3, 4, 5]),
    ],
)
def test_they_take_in_turn_until_no_card_is_left(seats: int, order: list[int]) -> None:
    # Ruling R129
    game = built(seats)

    assert takers(game, 6) == order
    assert TOPIC_NAMES[asked(game).topic] == "acting"
    assert [len(hand(game, seat)) for seat in range(seats)] == [order.count(seat) for seat in range(seats)]


def test_the_turn_of_its_builder_goes_on_afterwards() -> None:
    game = built()

    takers(game, 6)

    assert [asked(game).seat, options(game)] == [0, ["end"]]
    assert game.position()["fair"] == ""


def test_the_last_card_must_be_taken_too() -> None:
    # Ruling R159
    game = built()

    takers(game, 5)

    assert options(game) == ["take monastery"]


def test_nobody_may_pass() -> None:
    # Ruling R159
    game = built()

    assert "pass" not in options(game)


@pytest.mark.parametrize(("deck", "order"), [("manor", [0]), ("manor castle palace", [0, 1, 2])])
def test_a_small_deck_gives_what_is_left(deck: str, order: list[int]) -> None:
    # Ruling R159
    game = built(deck=deck)

    assert takers(game, len(order)) == order
    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "acting"]


def test_over_an_empty_deck_nothing_happens() -> None:
    # Ruling R159
    game = built(deck="")

    assert [city(game, 0), TOPIC_NAMES[asked(game).topic]] == ["annual_fair", "acting"]


def test_equal_cards_are_one_choice() -> None:
    game = built(deck="manor manor tavern tavern tavern manor")

    assert options(game) == ["take manor", "take tavern"]
    play(game, "take manor")

    assert options(game) == ["take manor", "take tavern"]
    assert game.position()["fair"] == "manor tavern*3 manor"


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_see_who_takes_what(viewer: int) -> None:
    game = built()

    events = play(game, "take palace")

    assert shown(events, viewer, "fair-card-taken") == [{"seat": 0, "district": "palace", "gold": 0}]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_all_are_told_which_cards_came(viewer: int) -> None:
    game = metropole_table("king", seats=4, gold=[3], hands=["annual_fair"], deck="manor castle", gathered=1)

    events = play(game, "build annual_fair")

    assert shown(events, viewer, "fair-opened") == [{"seat": 0, "districts": ["manor", "castle"], "count": 2}]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_nobody_sees_the_rest_of_the_deck(viewer: int) -> None:
    game = built(deck="manor castle palace temple church monastery tavern")
    other = built(deck="manor castle palace temple church monastery market")

    assert sees(game, [], viewer) == sees(other, [], viewer)


def test_a_card_may_be_built_in_the_same_turn() -> None:
    game = metropole_table("architect", gold=[6, 0], hands=["annual_fair"], deck="manor tavern", gathered=1)

    play(game, "build annual_fair", "take manor", "take tavern", "build manor")

    assert city(game, 0) == "annual_fair manor"


def test_unique_cards_go_into_hands_like_others() -> None:
    game = built(deck="secret_vault keep")

    play(game, "take secret_vault", "take keep")

    assert [hand(game, 0), hand(game, 1)] == [["secret_vault"], ["keep"]]


def test_a_card_from_the_fair_is_not_gathered() -> None:
    # Ruling R126
    game = metropole_table(
        "king",
        seats=4,
        gold=[3],
        hands=["annual_fair"],
        cities=["merchants_bridge"],
        notes={"merchants_bridge": 3},
        deck="manor tavern docks",
        gathered=1,
    )

    play(game, "build annual_fair", "take manor", "take tavern", "take docks")

    assert hand(game, 3) == []


def test_the_tax_comes_before_the_fair() -> None:
    game = metropole_table(
        "king",
        seats=4,
        cast="tax_collector",
        gold=[4],
        hands=["annual_fair"],
        gathered=1,
    )

    play(game, "build annual_fair")

    assert [game.gold[0], TOPIC_NAMES[asked(game).topic]] == [0, "fair_picking"]


def test_confiscated_it_begins_with_the_magistrate() -> None:
    # Ruling R54
    game = warranted("king", edition=EDITION, gold=[3, 0], hands=["annual_fair"], deck=DECK)

    play(game, "build annual_fair", "confiscate")

    assert city(game, 1) == "annual_fair"
    assert takers(game, 6) == [1, 2, 3, 0, 1, 2]
    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "acting"]


def test_a_district_destroyed_to_pay_for_it_may_come_to_the_fair() -> None:
    game = metropole_table("king", hands=["annual_fair"], cities=["framework"], deck="manor tavern", gathered=1)

    play(game, "build_razing annual_fair", "raze framework")

    assert options(game) == ["take manor", "take tavern", "take framework"]


def test_exchanged_it_does_nothing() -> None:
    game = metropole_table("diplomat", gold=[9], cities=["manor", "annual_fair"])

    play(game, "offer manor", "demand 1 annual_fair")

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_it_works_once_only() -> None:
    game = metropole_table("king", cities=["annual_fair"], gathered=1)

    assert options(game) == ["end"]


def test_a_position_can_be_in_the_middle_of_it() -> None:
    game = metropole_table(
        characters=["king"],
        cities=["annual_fair"],
        fair="manor tavern",
        revealed=["king"],
        acted={"king": 0},
        gathered=1,
        agenda=[
            {"step": "take_from_fair", "seat": 1},
            {"step": "turn", "seat": 0, "acting": "king"},
            {"step": "call_rank", "rank": 5},
        ],
    )

    play(game, "take tavern", "take manor")

    assert [hand(game, 0), hand(game, 1), asked(game).seat] == [["manor"], ["tavern"], 0]


def test_cards_lie_open_only_while_somebody_takes_them() -> None:
    with pytest.raises(BadPosition, match="There are districts in 'fair', but nobody is choosing among them"):
        metropole_table("king", fair="manor tavern")
