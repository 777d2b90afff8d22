"""What this program decides where no rule book speaks: rulings R132 to R147."""

import pytest

from tests.citadels.tables import bottom, city, hand, rules, table
from tests.tables import asked, options, play
from twocities import new_game
from twocities.citadels.game import Citadels
from twocities.citadels.ids import DISTRICT_NAMES


def test_a_hand_lies_in_the_order_of_the_catalog() -> None:
    # Ruling R132
    game = table("merchant", hands=["smithy market manor"], deck="castle temple")

    play(game, "cards", "keep temple")

    assert hand(game, 0) == ["manor", "temple", "market", "smithy"]


def test_the_first_seat_has_the_crown() -> None:
    # Ruling R133
    game = new_game("citadels", 5, [], seed=3)

    assert game.position()["crown"] == 0


def test_a_random_seat_has_the_crown_if_the_table_wants_it() -> None:
    # Ruling R133
    crowns = {new_game("citadels", 5, ["random_start"], seed).position()["crown"] for seed in range(40)}

    assert crowns == {0, 1, 2, 3, 4}


def test_a_random_start_is_kept_when_the_rules_are_spelled_out() -> None:
    # Ruling R133
    game = new_game("citadels", 5, ["random_start"], seed=2)
    assert isinstance(game, Citadels)

    again = new_game("citadels", 5, game.rules.names, seed=2)

    assert again.position() == game.position()


def test_income_is_not_offered_without_a_district_that_pays() -> None:
    # Ruling R134
    assert "income" not in options(table("merchant", cities=["manor"]))


def test_income_is_offered_with_a_district_that_pays() -> None:
    # Ruling R134
    assert "income" in options(table("merchant", cities=["tavern"]))


def test_extra_gold_that_is_not_taken_is_passed_up() -> None:
    # Ruling R135
    game = table("merchant", gold=[0])

    play(game, "gold", "end")

    assert game.gold[0] == 2


@pytest.mark.parametrize(
    ("acting", "verb"), [("architect", "extra_cards"), ("navigator", "extra_cards"), ("scholar", "study")]
)
def test_with_an_empty_deck_nobody_is_offered_to_draw(acting: str, verb: str) -> None:
    # Ruling R136
    assert verb not in options(table(acting, deck="", gathered=1))


def test_with_an_empty_deck_the_smithy_is_not_offered() -> None:
    # Ruling R136
    assert "use smithy" not in options(table("merchant", gold=[5], cities=["smithy"], deck=""))


def test_with_an_empty_deck_income_in_cards_brings_nothing() -> None:
    # Ruling R136
    game = table("patrician", cities=["manor"], deck="")

    play(game, "income")

    assert hand(game, 0) == []


def test_a_wizard_is_not_offered_an_empty_hand() -> None:
    # Ruling R137
    game = table("wizard", seats=4, hands=["", "manor", "", "tavern"])

    assert [option for option in options(game) if option.startswith("look")] == ["look 1", "look 3"]


def test_warrants_that_are_begun_are_finished() -> None:
    # Ruling R138
    game = table("magistrate", seats=4)

    play(game, "warrant thief")

    assert all(option.startswith("warrant") for option in options(game))


def test_the_owner_of_a_blank_warrant_is_asked_and_can_only_pass() -> None:
    # Ruling R139
    game = table(
        "architect",
        seats=4,
        characters=["architect", "magistrate"],
        gold=[5],
        hands=["tavern"],
        marks=[["signed_warrant", "king", 1], ["warrant", "architect", 1], ["warrant", "thief", 1]],
    )

    play(game, "gold", "build tavern")

    assert (asked(game).seat, options(game)) == (1, ["pass"])


def test_cards_under_the_museum_go_under_the_deck_before_it() -> None:
    # Ruling R140
    game = table("warlord", gold=[9], cities=["", "museum"], tucked={"museum": "manor tavern"})

    play(game, "destroy 1 museum")

    assert bottom(game, 3) == ["museum", "tavern", "manor"]


def test_who_builds_the_lighthouse_may_take_nothing() -> None:
    # Ruling R141
    game = table("merchant", edition="citadela", gold=[3], hands=["lighthouse"], gathered=1)

    play(game, "build lighthouse", "pass")

    assert (city(game, 0), hand(game, 0)) == ("lighthouse", [])


def test_the_haunted_quarter_is_declared_after_the_last_round() -> None:
    # Ruling R142
    game = table(
        seats=4,
        first=0,
        cities=["haunted_quarter manor castle palace temple church tavern"],
        agenda=[{"step": "end_round"}],
    )

    assert (asked(game).seat, options(game)[0]) == (0, "declare noble")


def test_nobody_sees_what_lies_under_the_museum() -> None:
    # Ruling R143
    game = table("merchant", cities=["museum"], tucked={"museum": "palace"}, hands=["", ""])

    assert "palace" not in str(game.view(0).to_dict()["tucked"])


@pytest.mark.parametrize(
    ("names", "seats", "wanted", "unwanted"),
    [
        (["agents"], 2, "king", "emperor"),
        (["muj_dum_muj_hrad"], 2, "patrician", "emperor"),
        (["aristocrats"], 3, "artist", "queen"),
        (["aristocrats", "nine_characters"], 4, "artist", "queen"),
        (["aristocrats", "nine_characters"], 5, "queen", "artist"),
    ],
)
def test_a_set_replaces_who_may_not_play(names: list[str], seats: int, wanted: str, unwanted: str) -> None:
    # Ruling R144
    spelled = rules(*names, seats=seats)

    assert wanted in spelled
    assert unwanted not in spelled


def test_a_set_leaves_its_rank_nine_out_unless_it_is_asked_for() -> None:
    # Ruling R144
    assert "queen" not in rules("aristocrats", seats=5)


def test_a_random_cast_has_every_character_of_a_rank_in_time() -> None:
    # Ruling R145
    casts = [new_game("citadels", 4, ["random_cast"], seed).position()["cast"] for seed in range(60)]

    assert {str(cast[0]) for cast in casts if isinstance(cast, list)} == {"assassin", "witch", "magistrate"}


def test_random_districts_keep_those_that_are_named() -> None:
    # Ruling R146
    spelled = rules("first_game", "random_districts", "armory")

    assert "armory" in spelled
    assert len([name for name in spelled if name in DISTRICT_NAMES]) == 14


def test_a_district_that_is_recovered_and_built_anew_may_be_beautified_anew() -> None:
    # Ruling R147
    game = table(
        "warlord",
        seats=4,
        edition="citadela",
        characters=["warlord", "artist"],
        gold=[9, 9],
        cities=["", "manor+ graveyard"],
    )
    play(game, "destroy 1 manor+", "recover", "gold", "end")

    play(game, "gold", "build manor")

    assert "beautify manor" in options(game)
