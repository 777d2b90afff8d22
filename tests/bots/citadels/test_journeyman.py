"""The Journeyman of Citadels."""

from typing import Any

import pytest

from tests.citadels.tables import draft, table
from tests.tables import asked, options, play
from twocities import new_game
from twocities.bots import count_wins, make_bot, play_match
from twocities.citadels.boxes import EDITIONS, PRESET_NAMES
from twocities.citadels.game import Citadels
from twocities.citadels.ids import NOBODY
from twocities.core.rng import seeded

METROPOLE = "deluxe,metropole"
DARK_CITY = "classic,dark_city"
STRENGTH_TABLES = [["first_game"], ["random_cast"], ["classic"], ["classic", "dark_city"], ["deluxe", "metropole"]]


def chosen(game: Citadels) -> str:
    """Name in notation what the Journeyman chooses when it is asked."""
    decision = asked(game)
    return game.notation(make_bot("journeyman").choose(game.view(decision.seat), decision, seeded(4)))


def turn(edition: str = METROPOLE, **fields: Any) -> Citadels:
    """Set a table of three at which seat 0, who has gathered, is on turn as a rank without an income."""
    acting = "classic_architect" if edition == DARK_CITY else "assassin"
    fields.setdefault("gathered", 1)
    fields.setdefault("used", ["power"])
    return table(acting, edition=edition, seats=3, **fields)


@pytest.mark.parametrize("rules", STRENGTH_TABLES)
def test_it_wins_at_least_nine_in_ten_games_against_three_random_players(rules: list[str]) -> None:
    games = (new_game("citadels", 4, rules, seed) for seed in range(60))

    assert count_wins(games, "journeyman", "random", seeded(1)) >= 54


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("preset", PRESET_NAMES)
def test_it_plays_every_preset_with_every_number_of_seats(preset: str, seats: int) -> None:
    game = new_game("citadels", seats, [preset], seats)

    scores = play_match(game, [make_bot("journeyman")] * seats, seeded(2))

    assert min(score.place for score in scores) == 1


@pytest.mark.parametrize("seed", range(20))
def test_it_plays_every_character_and_district_of_the_czech_edition(seed: int) -> None:
    seats = 2 + seed % 7
    game = new_game("citadels", seats, ["citadela", "random_cast"], seed)

    play_match(game, [make_bot("journeyman")] * seats, seeded(3))

    assert game.decision is None


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_every_edition_with_random_characters(edition: str, seats: int) -> None:
    game = new_game("citadels", seats, [*edition.split(","), "random_cast"], seats)

    scores = play_match(game, [make_bot("journeyman")] * seats, seeded(2))

    assert min(score.place for score in scores) == 1


def test_it_plays_the_other_draft_for_two() -> None:
    game = new_game("citadels", 2, ["deluxe", "metropole", "metropole_draft"], 3)

    play_match(game, [make_bot("journeyman")] * 2, seeded(2))

    assert game.decision is None


def test_it_says_thanks() -> None:
    game = table(edition=DARK_CITY, seats=3, call=6, characters=["", "classic_merchant"], cities=["ball_room"])

    assert [options(game), chosen(game)] == [["thank", "pass"], "thank"]


@pytest.mark.parametrize(("other", "choice"), [("manor", "shorten"), ("manor docks tavern", "pass")])
def test_it_shortens_the_game_when_nobody_is_ahead(other: str, choice: str) -> None:
    game = turn(DARK_CITY, gold=[9], hands=["bell_tower"], cities=["temple", other])

    play(game, "build bell_tower")

    assert chosen(game) == choice


def test_it_chooses_the_richest_partner() -> None:
    game = turn(gold=[4, 3, 7], hands=["merchants_bridge"])

    play(game, "build merchants_bridge")

    assert chosen(game) == "partner 2"


def test_it_protects_its_dearest_district() -> None:
    game = turn(gold=[5], hands=["red_dragon"], cities=["temple palace manor"])

    play(game, "build red_dragon")

    assert chosen(game) == "attach palace"


def test_it_plants_the_dearest_card_that_is_free() -> None:
    game = turn(gold=[4], hands=["botanical_garden tavern market"])

    play(game, "build botanical_garden")

    assert chosen(game) == "plant market"


def test_it_brings_a_character_into_the_game_that_its_city_pays() -> None:
    game = turn(gold=[5], cast="alchemist", hands=["altar"], cities=["tavern market docks harbor"])

    play(game, "build altar")

    assert chosen(game) in ("replace merchant", "replace trader")


def test_it_brings_no_character_into_the_game_that_pays_somebody_else() -> None:
    game = turn(gold=[5], cast="alchemist", hands=["altar"], cities=["", "tavern market docks harbor"])

    play(game, "build altar")

    assert chosen(game) == "pass"


@pytest.mark.parametrize(("gold", "choice"), [(5, "keep_it"), (4, "build tavern"), (6, "build tavern")])
def test_it_keeps_a_card_if_the_gold_is_needed_for_a_better_one(gold: int, choice: str) -> None:
    game = table("wizard", seats=3, gold=[gold], hands=["palace", "tavern"], gathered=1)

    play(game, "look 1", "take tavern")

    assert chosen(game) == choice


def test_it_takes_no_face_down_character_when_a_good_one_is_on_offer() -> None:
    packet = "thief magician king bishop merchant architect warlord artist"
    game = draft(0, packet, ["", "", ""], edition=METROPOLE, cities=["labyrinth"], face_down="assassin")

    assert "pick_blind" in options(game)
    assert chosen(game) != "pick_blind"


def test_it_takes_hidden_gold_back_to_build() -> None:
    game = turn(gold=[1], hands=["palace"], cities=["hideout"], notes={"hideout": 6})
    assert chosen(game) == "use hideout"

    play(game, "use hideout")

    assert chosen(game) == "fetch 6"


def test_it_hides_gold_that_it_cannot_spend() -> None:
    game = turn(gold=[14], cities=["hideout"])
    assert chosen(game) == "use hideout"

    play(game, "use hideout")

    assert chosen(game) == "hide 12"


@pytest.mark.parametrize(("gold", "hand"), [(14, "palace"), (3, "")])
def test_it_keeps_the_gold_that_it_needs(gold: int, hand: str) -> None:
    game = turn(gold=[gold], hands=[hand], cities=["hideout"])

    assert "use hideout" in options(game)
    assert chosen(game) != "use hideout"


@pytest.mark.parametrize(("second", "choice"), [("palace", "use clockwork"), ("tavern", "end")])
def test_it_turns_the_clockwork_over_for_a_dearer_district(second: str, choice: str) -> None:
    game = turn(gold=[11], hands=[f"fortress {second}"], cities=["clockwork"])

    play(game, "build fortress")

    assert chosen(game) == choice


def test_it_looks_at_the_top_card_before_anything_else() -> None:
    game = turn(gold=[5], hands=["manor"], cities=["architects_chamber"], deck="manor docks palace")

    assert chosen(game) == "use architects_chamber"


@pytest.mark.parametrize(("guest", "choice"), [("trader", "use consulate"), ("navigator", "build manor")])
def test_it_asks_in_a_guest_who_helps_and_forbids_nothing(guest: str, choice: str) -> None:
    game = turn(gold=[5], hands=["manor"], cities=["consulate docks"], guest=guest)

    assert "use consulate" in options(game)
    assert chosen(game) == choice


def test_it_lets_the_guest_do_what_it_can() -> None:
    game = turn(gold=[5], hands=["manor"], cities=["consulate docks"], guest="trader")

    play(game, "use consulate")

    assert chosen(game) == "income"


def test_it_lets_a_guest_pass_who_could_only_do_harm() -> None:
    game = turn(gold=[5], cities=["consulate docks"], guest="warlord", cast="diplomat")
    play(game, "use consulate")
    assert options(game) == ["destroy 0 docks", "destroy 0 consulate", "pass"]

    assert chosen(game) == "pass"


@pytest.mark.parametrize("guest", ["warlord", "diplomat", "scholar", "trader", "emperor", "seer", "bishop"])
def test_it_ends_a_turn_with_a_guest_soon(guest: str) -> None:
    cast = "cardinal" if guest == "bishop" else "marshal"
    game = turn(gold=[9], hands=["manor", "docks"], cities=["consulate docks temple"], guest=guest, cast=cast)
    play(game, "use consulate")

    moves: list[str] = []
    while game.joined != NOBODY:
        moves.append(chosen(game))
        play(game, moves[-1])

    assert moves.count("use consulate") <= 2
    assert moves[-1] == "end"


def test_it_does_not_blow_up_a_district_of_its_own_completed_city() -> None:
    done = "dark_city_armory manor castle palace temple church monastery cathedral"
    seven = "tavern market docks harbor town_hall watchtower prison"
    game = turn(DARK_CITY, cities=[done, seven], first=0)

    assert "use dark_city_armory" in options(game)
    assert chosen(game) == "end"


def test_it_does_not_blow_up_its_own_district() -> None:
    game = turn(DARK_CITY, hands=["manor castle palace temple"], cities=["dark_city_armory", "manor"])

    assert "use dark_city_armory" in options(game)
    assert chosen(game) != "use dark_city_armory"
