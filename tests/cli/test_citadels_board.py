"""What a table of Citadels shows besides cards and gold."""

from typing import Any

import pytest

from tests.citadels.tables import table
from tests.tables import play
from twocities import SPECTATOR
from twocities.citadels import events
from twocities.citadels.catalog import DISTRICT_CATALOG
from twocities.citadels.editions import districts_with
from twocities.citadels.family import CITADELS
from twocities.citadels.game import Citadels
from twocities.citadels.ids import (
    DISTRICT_NAMES,
    DISTRICTS,
    EMPEROR,
    HAUNTED_CITY,
    KING,
    MANOR,
    MARK_NAMES,
    PALACE,
    THIEF,
)
from twocities.cli.boards import BOARDS
from twocities.cli.boards.citadels_strip import MARK_SIGNS
from twocities.core.event import Event
from twocities.texts import LANGUAGES, Texts

METROPOLE = "deluxe,metropole"
DARK_CITY = "classic,dark_city"
NAMES = ["Ann", "Ben", "Cora", "Dan", "Eve", "Finn", "Gus", "Hana"]
BOARD = BOARDS["citadels"]

NOT_SHOWN = [HAUNTED_CITY]
"""When a Haunted City was built matters only at the end."""


def drawn(game: Citadels, viewer: int = 0, width: int = 49, height: int = 19) -> str:
    """Draw the table as a viewer sees it."""
    return BOARD.table(game.view(viewer), Texts("en", CITADELS), NAMES[: game.seats], width, height).plain


def strip(game: Citadels, language: str = "en") -> list[str]:
    """Draw the strip above the table, line by line."""
    view = game.view(SPECTATOR)
    return BOARD.strip(view, Texts(language, CITADELS), NAMES[: game.seats], 80, 24).plain.splitlines()


def metropole(city: str, seats: int = 3, **fields: Any) -> Citadels:
    """Set a table at which seat 0 is on turn as the King and has a city."""
    return table("king", edition=METROPOLE, seats=seats, cities=[city, "manor"], **fields)


def test_a_lower_goal_stands_above_the_table() -> None:
    assert "cities of 7" in strip(table("classic_king", edition=DARK_CITY, cities=["bell_tower"], goal=7))[0]
    assert "cities of" not in strip(table("classic_king", edition=DARK_CITY, cities=["bell_tower"]))[0]


def test_all_cities_that_are_first_under_a_lower_goal_are_marked() -> None:
    seven = "manor castle temple church tavern market docks"
    game = table(
        "classic_king",
        edition=DARK_CITY,
        seats=3,
        gold=[5],
        hands=["bell_tower"],
        cities=["harbor", seven, seven],
        gathered=1,
    )

    play(game, "build bell_tower", "shorten")

    heads = [line for line in drawn(game).splitlines() if line[1:2].isdigit()]
    assert ["①" in line for line in heads] == [False, True, True]
    assert "last round" in strip(game)[0]


def test_hidden_gold_is_counted() -> None:
    assert "gold in the Hideout: 4" in drawn(metropole("hideout", notes={"hideout": 4}))
    assert "gold in the Hideout" not in drawn(metropole("hideout"))


def test_a_bridge_names_the_partner() -> None:
    game = metropole("merchants_bridge", notes={"merchants_bridge": 2})

    assert "★4 Merchants’ Bridge ⇄ Cora" in drawn(game)
    assert "★4⇄2" in drawn(game, height=6)


def test_the_dragon_and_what_it_protects_wear_a_shield() -> None:
    game = metropole("red_dragon palace", notes={"red_dragon": PALACE})

    assert "★5 Red Dragon▼  ■5 Palace▼" in drawn(game)


def test_a_dragon_that_is_not_attached_protects_nothing() -> None:
    assert "▼" not in drawn(metropole("red_dragon palace"))


def test_cards_of_the_fair_lie_open_for_everybody() -> None:
    game = table(
        "king",
        edition=METROPOLE,
        seats=3,
        gold=[3],
        hands=["annual_fair"],
        deck="manor docks palace tavern market temple",
        gathered=1,
    )
    assert "── Annual Fair ──" not in drawn(game)

    play(game, "build annual_fair", "take palace")

    below = drawn(game, SPECTATOR).partition("── Annual Fair ──")[2]
    assert sorted(below.split()[1::2]) == ["Docks", "Manor", "Market", "Tavern", "Temple"]


def test_only_its_owner_sees_who_the_guest_is() -> None:
    game = metropole("consulate", guest="trader")

    assert "guest: Trader" in drawn(game, 0).splitlines()[0]
    assert "guest: ?" in drawn(game, 1).splitlines()[0]
    assert "guest: ?" in drawn(game, SPECTATOR).splitlines()[0]


def test_a_guest_that_has_joined_is_known_to_all() -> None:
    game = metropole("consulate docks", guest="trader")

    play(game, "use consulate", "income")

    assert "guest: Trader" in drawn(game, 1).splitlines()[0]


def test_a_character_that_is_new_in_the_next_round_is_announced() -> None:
    game = metropole("manor", gold=[5], hands=["altar"], gathered=1)
    assert "→" not in drawn(game)

    play(game, "build altar", "replace cardinal")

    assert "5 Bishop → Cardinal" in drawn(game, 1)


@pytest.mark.parametrize(("mark", "sign"), [("built", "%"), ("taxed", "✓"), ("robbed", "$"), ("turned_threat", "¿")])
def test_a_mark_lies_on_its_rank(mark: str, sign: str) -> None:
    game = table("king", seats=3, marks=[[mark, "thief", 0]])

    assert strip(game)[2].split()[0] == sign


@pytest.mark.parametrize("mark", MARK_NAMES)
def test_every_mark_has_a_sign(mark: str) -> None:
    assert mark in [MARK_NAMES[each] for each in MARK_SIGNS]


@pytest.mark.parametrize(
    "district", [DISTRICT_NAMES[each] for each in districts_with("remembers") if each not in NOT_SHOWN]
)
def test_what_a_district_remembers_is_shown(district: str) -> None:
    game = metropole(f"{district} palace")
    card = DISTRICT_CATALOG[DISTRICT_NAMES.index(district)]
    number = max(number for number in range(DISTRICTS) if card.remembers(game, number))

    assert drawn(metropole(f"{district} palace", notes={district: number})) != drawn(game)


def test_a_line_that_is_too_long_goes_on_below() -> None:
    characters = ["king architect", "", ""]
    game = metropole("consulate", guest="trader", characters=characters)

    lines = drawn(game, width=30).splitlines()

    assert max(len(line.rstrip()) for line in lines) <= 30
    assert lines[1].startswith("   7 Architect")


def test_a_tight_screen_puts_cities_beside_their_owners() -> None:
    cities = ["manor tavern", "castle temple docks", "harbor"]
    game = table("king", edition=METROPOLE, seats=3, cities=cities, hands=["docks"])

    lines = drawn(game, height=5).splitlines()

    assert [len(lines), lines[1]] == [5, " 1 Ben  2◎  0▯  ■4  ✚1  ●3  "]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_is_explained(language: str) -> None:
    legend = BOARD.legend(Texts(language, CITADELS)).plain

    assert [sign for sign in "■✚●◆★♛◎▯①✕†☾$§?%✓¿▼⇄" if f"{sign} " not in legend] == []


@pytest.mark.parametrize(
    ("event", "sign"),
    [
        (events.GuestJoined(0, THIEF), "2"),
        (events.CharacterReplaced(0, KING, EMPEROR), "4"),
        (events.CardRevealed(0, MANOR, 1), "■"),
        (events.DistrictAttached(0, MANOR), "■"),
        (events.FairOpened(0, [MANOR]), "★"),
        (events.GoalLowered(0), "▶"),
        (events.PartnershipMade(0, 1), "⇄"),
        (events.TaxTaken(0, 1, 1), "%"),
        (events.TurnLost(0, 1), "✕"),
        (events.ThanksGiven(0, 1), "·"),
    ],
)
def test_events_have_their_signs(event: Event, sign: str) -> None:
    assert BOARD.sign(event)[0] == sign
