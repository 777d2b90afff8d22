import pytest

from tests.citadels.tables import city, hand, points, sees, shown, table
from tests.tables import names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels

SIX = "manor temple church tavern market docks"
CHEAP = "temple tavern watchtower church market trading_post prison"


def test_everybody_sees_what_was_built_for_how_much() -> None:
    game = table("thief", gold=[3, 0], hands=["manor"], gathered=1)

    events = play(game, "build manor")

    assert shown(events, SPECTATOR, "district-built") == [{"seat": 0, "district": "manor", "gold": 3}]


def test_the_gold_goes_to_the_bank() -> None:
    game = table("thief", seats=4, gold=[5, 1, 1, 1], hands=["manor"], gathered=1)

    play(game, "build manor")

    assert list(game.gold) == [2, 1, 1, 1]


def test_building_is_optional() -> None:
    # Ruling R1: everything is optional unless it says must or cannot.
    game = table("king", gold=[9, 0], hands=["tavern"], gathered=1)

    assert options(game) == ["build tavern", "end"]


def test_equal_cards_are_one_option_and_one_of_them_is_built() -> None:
    game = table("king", gold=[9, 0], hands=["tavern*3"], gathered=1)
    assert options(game) == ["build tavern", "end"]

    play(game, "build tavern")

    assert hand(game, 0) == ["tavern", "tavern"]


def test_a_district_that_stands_is_not_built_again() -> None:
    # Ruling R80: same name means same district.
    game = table("king", gold=[9, 0], hands=["tavern market"], cities=["tavern"], gathered=1)

    assert options(game) == ["build market", "end"]


def test_the_same_district_in_another_city_does_not_matter() -> None:
    game = table("king", gold=[9, 0], hands=["tavern"], cities=["", "tavern"], gathered=1)

    assert "build tavern" in options(game)


@pytest.mark.parametrize(
    ("character", "limit"),
    [
        ("thief", 1),
        ("king", 1),
        ("bishop", 1),
        ("alchemist", 1),
        ("warlord", 1),
        ("wizard", 1),
        ("seer", 2),
        ("scholar", 2),
        ("architect", 3),
        ("navigator", 0),
    ],
)
def test_a_character_builds_up_to_its_limit(character: str, limit: int) -> None:
    game = table(character, gold=[20, 0], hands=[CHEAP], gathered=1)
    cards = ["temple", "church", "market", "prison"]

    play(game, *[f"build {card}" for card in cards[:limit]])

    assert [option for option in options(game) if option.startswith("build")] == []


@pytest.mark.parametrize(("character", "limit"), [("thief", 1), ("seer", 2), ("scholar", 2), ("architect", 3)])
def test_one_build_below_the_limit_there_is_still_one(character: str, limit: int) -> None:
    game = table(character, gold=[20, 0], hands=[CHEAP], gathered=1)

    play(game, *[f"build {card}" for card in ["temple", "church", "market"][: limit - 1]])

    assert "build prison" in options(game)


def test_a_trader_builds_any_number_of_trade_districts_and_one_other() -> None:
    # Ruling R86: any number of trade districts and one other.
    game = table("trader", gold=[20, 0], hands=["tavern market docks harbor temple church"], gathered=1)

    play(game, "build tavern", "build temple", "build market", "build docks")

    assert options(game) == ["income", "build harbor", "end"]


def test_limits_belong_to_the_turn_of_their_character() -> None:
    # Ruling R7: abilities and limits belong to the turn of their character.
    game = table("thief", characters=["thief warlord"], gold=[9, 0], hands=["tavern market"], gathered=1)

    play(game, "build tavern", "end", "gold", "build market")

    assert city(game, 0) == "tavern market"


def test_other_abilities_may_come_between_builds() -> None:
    game = table("architect", gold=[9, 0], hands=["tavern market"], deck="docks manor", gathered=1)

    play(game, "build tavern", "extra_cards", "build docks")

    assert city(game, 0) == "tavern docks"


def test_a_wizard_builds_the_card_he_took_before_gathering_and_outside_the_limit() -> None:
    # Ruling R3: except the Wizard's taken card, which is part of his ability.
    game = table("wizard", gold=[3, 0], hands=["temple", "manor"])

    play(game, "look 1", "take manor", "build manor", "gold", "build temple")

    assert city(game, 0) == "manor temple"


def test_a_wizard_builds_duplicates_from_the_own_hand_too() -> None:
    # Ruling R66: duplicates are legal for all his builds of the turn.
    game = table("wizard", gold=[3, 0], hands=["manor"], cities=["manor"], gathered=1)

    play(game, "build manor")

    assert city(game, 0) == "manor*2"


def test_the_seventh_district_completes_a_city() -> None:
    game = table("thief", seats=4, gold=[5], hands=["palace"], cities=[SIX], gathered=1)

    events = play(game, "build palace")

    assert shown(events, SPECTATOR, "city-completed") == [{"seat": 0}]
    assert game.first == 0


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_players_it_takes_eight(seats: int) -> None:
    game = table("architect", seats=seats, gold=[9], hands=["palace prison"], cities=[SIX], gathered=1)

    events = play(game, "build palace")
    assert "city-completed" not in names(events)
    events = play(game, "build prison")

    assert "city-completed" in names(events)


def test_a_second_completed_city_is_not_the_first() -> None:
    game = table("thief", seats=4, gold=[5], hands=["palace"], cities=[SIX], gathered=1, first=2)

    events = play(game, "build palace")

    assert "city-completed" not in names(events)
    assert points(game, 0)["completed"] == 2


def test_a_completed_city_may_grow() -> None:
    game = table("architect", seats=4, gold=[9], hands=["palace prison"], cities=[SIX], gathered=1)

    play(game, "build palace", "build prison")

    assert city(game, 0) == f"{SIX} palace prison"


def taxed(acting: str, gold: int, cards: str) -> Citadels:
    """Set a table with the Tax Collector in the cast at which seat 0 may build."""
    return table(acting, seats=4, cast="tax_collector", gold=[gold], hands=[cards], gathered=1)


def test_each_build_is_taxed_at_once() -> None:
    # Ruling R88: 1 for each build, at once, before the next.
    game = taxed("architect", 4, "temple tavern")

    play(game, "build temple")
    assert game.gold[0] == 2
    events = play(game, "build tavern")

    assert game.gold[0] == 0
    assert shown(events, SPECTATOR, "tax-paid") == [{"seat": 0, "district": "tavern", "gold": 1}]
    assert game.position()["gold_on"] == {"tax_collector": 2}


def test_the_tax_leaves_too_little_for_the_next_district() -> None:
    # Ruling R88: at once, before the next.
    game = taxed("architect", 4, "temple manor")

    play(game, "build temple")

    assert "build manor" not in options(game)


def test_nobody_pays_tax_with_an_empty_stash() -> None:
    # Ruling R88: nobody pays with an empty stash.
    game = taxed("thief", 1, "temple")

    events = play(game, "build temple")

    assert game.gold[0] == 0
    assert "tax-paid" not in names(events)


def test_the_tax_collector_does_not_pay_in_the_own_turn() -> None:
    # Ruling R89: exempt in the own turn only.
    game = taxed("tax_collector", 3, "temple")

    play(game, "build temple")

    assert game.gold[0] == 2


def test_the_other_character_of_the_tax_collector_pays() -> None:
    # Ruling R89: the other character of the same player pays.
    game = table("thief", seats=3, characters=["thief tax_collector"], gold=[3], hands=["temple"], gathered=1, called=2)

    play(game, "build temple")

    assert game.gold[0] == 1


def test_a_cardinal_spends_all_own_gold_and_borrows_exactly_the_rest_from_one_player() -> None:
    # Ruling R74: spends all own gold, borrows exactly the rest from one player who has it.
    game = table("cardinal", seats=4, gold=[3, 5, 1, 2], hands=["palace tavern*2 temple"], used=["income"], gathered=1)
    assert [option for option in options(game) if "palace" in option] == ["borrow 1 palace", "borrow 3 palace"]

    events = play(game, "borrow 1 palace", "give tavern", "give temple")

    assert list(game.gold) == [0, 3, 1, 2]
    assert [city(game, 0), hand(game, 0), hand(game, 1)] == ["palace", ["tavern"], ["temple", "tavern"]]
    assert shown(events, SPECTATOR, "gold-borrowed") == [{"seat": 0, "victim": 1, "gold": 2}]


def test_a_cardinal_needs_a_card_besides_the_district_for_each_gold() -> None:
    # Ruling R74: one hand card of his choice for each gold.
    game = table("cardinal", gold=[3, 5], hands=["palace temple"], used=["income"], gathered=1)

    assert "borrow 1 palace" not in options(game)


def test_a_cardinal_gives_as_many_cards_as_gold_was_borrowed() -> None:
    # Ruling R74: one hand card of his choice for each gold.
    game = table("cardinal", gold=[1, 4], hands=["palace tavern*5"], gathered=1)

    play(game, "borrow 1 palace", *["give tavern"] * 4)

    assert [city(game, 0), hand(game, 0)] == ["palace", ["tavern"]]
    assert list(game.gold) == [0, 0]


def test_a_cardinal_borrows_once_in_a_turn() -> None:
    # Ruling R74: once a turn.
    game = table("cardinal", gold=[0, 9], hands=["stables manor tavern*5"], gathered=1)

    play(game, "borrow 1 stables", "give tavern", "give tavern")

    assert city(game, 0) == "stables"
    assert options(game) == ["end"]


def test_nobody_but_a_cardinal_borrows() -> None:
    game = table("king", gold=[2, 9], hands=["palace manor temple*2 docks"], gathered=1)

    assert options(game) == ["build temple", "end"]


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_others_do_not_learn_the_cards_given_for_a_loan(viewer: int) -> None:
    game = table("cardinal", seats=4, gold=[4, 1], hands=["palace tavern"], gathered=1)
    other = table("cardinal", seats=4, gold=[4, 1], hands=["palace temple"], gathered=1)

    events = play(game, "borrow 1 palace", "give tavern")
    other_events = play(other, "borrow 1 palace", "give temple")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, viewer, "card-given") == [{"seat": 0, "victim": 1, "district": "unknown", "known": 0}]
    assert shown(events, 1, "card-given") == [{"seat": 0, "victim": 1, "district": "tavern", "known": 1}]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_learn_what_could_have_been_built(viewer: int) -> None:
    # Ruling R8: hands are secret.
    game = table("thief", seats=4, gold=[9], hands=["palace tavern"], gathered=1)
    other = table("thief", seats=4, gold=[9], hands=["tavern temple"], gathered=1)

    events = play(game, "build tavern")
    other_events = play(other, "build tavern")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
