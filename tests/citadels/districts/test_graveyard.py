import pytest

from tests.citadels.tables import bottom, city, hand, imagined, rules, shown, table
from tests.tables import asked, options, play
from twocities import BadRules
from twocities.citadels.game import Citadels
from twocities.citadels.ids import DISTRICT_NAMES, TOPIC_NAMES


def destroyed(gold: int, city_of_owner: str = "graveyard manor", target: str = "1 manor") -> Citadels:
    """Let the Warlord of seat 0 destroy a district while seat 1 has the Graveyard and so much gold."""
    game = table(
        "warlord", edition="citadela", seats=4, gold=[9, gold], cities=["tavern", city_of_owner, "docks"], deck="palace"
    )
    play(game, f"destroy {target}")
    return game


def test_its_owner_may_pay_a_gold_for_the_destroyed_district() -> None:
    game = destroyed(gold=2)

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [1, "recovering"]
    assert [DISTRICT_NAMES[asked(game).about], options(game)] == ["manor", ["recover", "pass"]]
    play(game, "recover")

    assert list(game.gold) == [7, 1, 0, 0]
    assert hand(game, 1) == ["manor"]
    assert city(game, 1) == "graveyard"
    assert bottom(game) == ["palace"]


def test_its_owner_may_decline() -> None:
    game = destroyed(gold=2)

    play(game, "pass")

    assert list(game.gold) == [7, 2, 0, 0]
    assert hand(game, 1) == []
    assert bottom(game) == ["manor"]


def test_without_gold_nobody_is_asked() -> None:
    # Ruling R137: who could not pay is not offered to try.
    game = destroyed(gold=0)

    assert asked(game).seat == 0
    assert bottom(game) == ["manor"]


def test_the_turn_of_the_warlord_goes_on_afterwards() -> None:
    # Ruling R100: at once, before anything else happens.
    game = destroyed(gold=2)

    play(game, "recover")

    assert [asked(game).seat, options(game)] == [0, ["gold", "cards"]]


def test_it_works_for_districts_of_other_cities() -> None:
    # Ruling R100: for any district a Warlord destroys.
    game = destroyed(gold=1, target="2 docks")

    play(game, "recover")

    assert hand(game, 1) == ["docks"]


def test_it_works_for_districts_of_the_warlord() -> None:
    # Ruling R100: for any district a Warlord destroys.
    game = destroyed(gold=1, target="0 tavern")

    play(game, "recover")

    assert hand(game, 1) == ["tavern"]


def test_it_cannot_recover_itself() -> None:
    # Ruling R100: not for itself.
    game = destroyed(gold=9, target="1 graveyard")

    assert asked(game).seat == 0


def test_a_warlord_does_not_recover_what_he_destroys() -> None:
    # Ruling R100: not for the one who destroys.
    game = table("warlord", edition="citadela", gold=[9, 0], cities=["graveyard", "manor"])

    play(game, "destroy 1 manor")

    assert options(game) == ["gold", "cards"]


def test_it_works_against_a_witch_as_warlord() -> None:
    # Ruling R100: or a Witch as Warlord.
    game = table(
        "witch", edition="citadela", seats=4, characters=["", "warlord"], gold=[9, 1], cities=["", "graveyard manor"]
    )

    play(game, "gold", "bewitch warlord", "gold", "destroy 1 manor")

    assert [asked(game).seat, options(game)] == [1, ["recover", "pass"]]


def test_a_witch_as_warlord_does_not_recover_what_she_destroys() -> None:
    game = table(
        "witch", edition="citadela", seats=4, characters=["", "warlord"], gold=[9, 1], cities=["graveyard", "manor"]
    )

    play(game, "gold", "bewitch warlord", "gold", "destroy 1 manor")

    assert options(game) == ["end"]


def test_a_beautified_district_comes_to_the_hand_as_a_plain_card() -> None:
    game = destroyed(gold=1, city_of_owner="graveyard manor+", target="1 manor+")

    play(game, "recover")

    assert hand(game, 1) == ["manor"]


def test_a_recovered_museum_leaves_its_cards_under_the_deck() -> None:
    game = table(
        "warlord",
        edition="citadela",
        gold=[9, 1],
        cities=["", "graveyard museum"],
        tucked={"museum": "tavern"},
        deck="palace",
    )

    play(game, "destroy 1 museum", "recover")

    assert hand(game, 1) == ["museum"]
    assert bottom(game, 2) == ["tavern", "palace"]


def test_with_copies_in_the_deck_the_destroyed_one_is_taken() -> None:
    game = table("warlord", edition="citadela", gold=[9, 1], cities=["", "graveyard manor"], deck="manor palace")

    play(game, "destroy 1 manor", "recover")

    assert bottom(game, 2) == ["palace", "manor"]


def test_everybody_sees_what_was_recovered() -> None:
    events = play(destroyed(gold=1), "recover")

    assert shown(events, 3, "district-recovered") == [{"seat": 1, "district": "manor", "gold": 1}]


def test_it_is_only_for_games_with_the_warlord() -> None:
    with pytest.raises(BadRules, match="graveyard is only for games with the warlord"):
        rules("citadela_first_game", "marshal", "graveyard", "random_districts")


def test_it_is_not_in_the_deluxe_box() -> None:
    with pytest.raises(BadRules, match="no unique district of deluxe 'graveyard'"):
        rules("first_game", "graveyard", "random_districts")


def test_whoever_imagines_the_table_knows_where_the_destroyed_district_lies() -> None:
    game = table(
        "warlord",
        seats=4,
        edition="citadela",
        gold=[4, 2],
        cities=["", "graveyard palace", "manor"],
    )
    play(game, "destroy 2 manor")

    for seed in range(5):
        assert bottom(imagined(game, 3, seed)) == ["manor"]
