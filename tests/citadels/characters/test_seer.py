import pytest

from tests.citadels.tables import city, hand, table
from tests.tables import asked, key_for, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.core.view import SPECTATOR


def test_takes_a_card_from_everybody_and_gives_each_of_them_one() -> None:
    # Ruling R67
    game = table("seer", seats=4, hands=["manor", "tavern", "temple", "prison"])
    play(game, "foresee")
    assert hand(game, 0) == ["manor", "temple", "tavern", "prison"]

    play(game, "give manor", "give tavern", "give temple")

    assert hand(game, 0) == ["prison"]
    assert [hand(game, seat) for seat in (1, 2, 3)] == [["manor"], ["tavern"], ["temple"]]


def test_takes_from_all_before_giving_anything_back() -> None:
    # Ruling R67
    game = table("seer", seats=4, hands=["", "tavern", "temple", "prison"])

    events = play(game, "foresee")

    assert [(fact["victim"], fact["district"]) for fact in told(events, "card-taken", FIELD_NAMES)] == [
        (1, "tavern"),
        (2, "temple"),
        (3, "prison"),
    ]
    assert asked(game).seat == 0
    assert options(game) == ["give temple", "give tavern", "give prison"]


@pytest.mark.parametrize("card", ["tavern", "temple", "manor"])
def test_may_give_the_taken_card_another_ones_or_an_own_one(card: str) -> None:
    # Ruling R67
    game = table("seer", seats=3, hands=["manor", "tavern", "temple"])

    play(game, "foresee", f"give {card}")

    assert hand(game, 1) == [card]


def test_gives_in_seat_order_from_the_next_one() -> None:
    # Ruling R67
    game = table("seer", seats=4, hands=["manor", "tavern", "temple", "prison"])
    play(game, "foresee")

    events = play(game, "give manor", "give tavern", "give temple")

    assert [fact["victim"] for fact in told(events, "card-given", FIELD_NAMES)] == [1, 2, 3]


@pytest.mark.parametrize(("place", "taken"), [(0, "temple"), (1, "tavern"), (2, "prison")])
def test_the_card_is_taken_at_random(place: int, taken: str) -> None:
    # Ruling R67
    game = table("seer", hands=["", "temple tavern prison"], deck="manor", rng=[key_for(((3, place),)), 0])

    play(game, "foresee")

    assert hand(game, 0) == [taken]


def test_players_with_empty_hands_are_left_out() -> None:
    # Ruling R67
    game = table("seer", seats=4, hands=["manor", "", "temple", ""])

    play(game, "foresee", "give manor")

    assert [hand(game, seat) for seat in range(4)] == [["temple"], [], ["manor"], []]
    assert options(game)[:2] == ["gold", "cards"]


def test_cannot_be_used_when_all_other_hands_are_empty() -> None:
    # Ruling R67
    game = table("seer", seats=4, hands=["manor"])

    assert options(game) == ["gold", "cards"]


def test_cards_under_a_museum_are_not_taken() -> None:
    # Ruling R68
    game = table("seer", seats=4, cities=["", "museum"], tucked={"museum": "harbor"})

    assert "foresee" not in options(game)


def test_the_secret_vault_is_taken_and_given_like_any_card() -> None:
    game = table("seer", hands=["manor", "secret_vault"])

    play(game, "foresee", "give manor")

    assert hand(game, 0) == ["secret_vault"]


def test_using_the_ability_is_optional() -> None:
    # Ruling R1
    game = table("seer", characters=["seer", "warlord"], hands=["", "tavern"])

    play(game, "gold", "end")

    assert hand(game, 1) == ["tavern"]
    assert asked(game).seat == 1


@pytest.mark.parametrize("moves", [["foresee", "give fortress", "gold"], ["gold", "foresee", "give fortress"]])
def test_foresees_before_or_after_gathering_but_once(moves: list[str]) -> None:
    # Ruling R3
    game = table("seer", gold=[0, 0], hands=["palace", "fortress"])

    play(game, *moves)

    assert options(game) == ["end"]


def test_nothing_else_can_be_done_before_the_cards_are_given() -> None:
    # Ruling R67
    game = table("seer", seats=4, gold=[9], hands=["manor", "tavern", "temple"], gathered=1)

    play(game, "foresee", "give manor")

    assert options(game) == ["give temple", "give tavern"]


def test_builds_up_to_two_districts() -> None:
    game = table("seer", gold=[9, 0], hands=["manor tavern temple"], gathered=1)

    play(game, "build manor", "build tavern")

    assert city(game, 0) == "manor tavern"
    assert options(game) == ["end"]


def test_builds_the_stables_besides_two_districts() -> None:
    # Ruling R85
    game = table("seer", gold=[9, 0], hands=["manor tavern stables"], gathered=1)

    play(game, "build manor", "build tavern", "build stables")

    assert city(game, 0) == "manor tavern stables"


def test_a_taken_card_can_be_built() -> None:
    game = table("seer", gold=[9, 0], hands=["manor", "tavern"], gathered=1)

    play(game, "foresee", "give manor", "build tavern")

    assert city(game, 0) == "tavern"


def test_only_the_two_players_know_each_card() -> None:
    # Ruling R8
    game = table("seer", seats=4, hands=["manor", "tavern", "temple"])

    events = play(game, "foresee", "give manor", "give tavern")

    assert names(events) == ["card-taken", "card-taken", "card-given", "card-given"]
    seen = {viewer: [event.view(viewer).to_dict()["known"] for event in events] for viewer in (0, 1, 2, 3, SPECTATOR)}
    assert seen == {0: [1, 1, 1, 1], 1: [1, 0, 1, 0], 2: [0, 1, 0, 1], 3: [0] * 4, SPECTATOR: [0] * 4}


def test_a_hidden_card_has_no_name() -> None:
    # Ruling R8
    game = table("seer", seats=4, hands=["manor", "tavern"])

    events = [event.view(2) for event in play(game, "foresee", "give manor")]

    assert told(events, "card-taken", FIELD_NAMES) == [{"seat": 0, "victim": 1, "district": "unknown", "known": 0}]
    assert told(events, "card-given", FIELD_NAMES) == [{"seat": 0, "victim": 1, "district": "unknown", "known": 0}]
