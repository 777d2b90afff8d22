from typing import Any

import pytest

from tests.citadels.tables import bottom, city, imagined, metropole_table, points, sees, shown, table
from tests.tables import asked, key_for, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import CHARACTER_NAMES
from twocities.core.errors import BadPosition

WORLDS = 40
"""How many worlds are imagined where chance decides."""


def building(number: int, others: int, **fields: Any) -> Citadels:
    """Build a Consulate; the guest is the one with a number among so many who may be one."""
    game = table(
        "merchant",
        hands=["consulate"],
        gold=[5],
        gathered=1,
        deck="tavern",
        rng=[key_for(((others, number),)), 0],
        **{"seats": 5, "edition": "deluxe,metropole", **fields},
    )
    play(game, "build consulate")
    return game


def guest(game: Citadels) -> object:
    """Name the character that lies under the Consulate."""
    return game.position()["guest"]


def exchanged(character: str) -> Citadels:
    """Set a table at which the Diplomat of seat 0 can have the Consulate of seat 1, with its guest."""
    return metropole_table(
        "diplomat",
        seats=4,
        gold=[3],
        cities=["manor", "consulate"],
        guest=character,
        gathered=1,
    )


def hosted(character: str, **fields: Any) -> Citadels:
    """Set a table at which seat 1 has a Consulate with a guest and seat 0 is on turn."""
    return metropole_table("warlord", seats=4, cities=["", "consulate"], guest=character, **fields)


def imagined_guests(game: Citadels, viewer: int) -> set[object]:
    """List who a viewer thinks may lie under the Consulate."""
    return {guest(imagined(game, viewer, seed)) for seed in range(WORLDS)}


def test_who_builds_it_draws_a_character_that_is_not_in_the_game() -> None:
    guests = {guest(building(number, 16, cast="seer")) for number in range(16)}

    assert guests == {
        *("magistrate", "spy", "blackmailer", "wizard", "emperor", "patrician", "abbot", "cardinal"),
        *("alchemist", "trader", "navigator", "scholar", "diplomat", "marshal", "artist", "tax_collector"),
    }


def test_witch_magician_and_queen_are_never_guests() -> None:
    game = building(0, 16, cast="seer")

    assert {"witch", "magician", "queen"} <= {CHARACTER_NAMES[each] for each in game.rules.box}
    assert not {"witch", "magician", "queen"} & imagined_guests(game, 1)


def test_with_two_players_the_emperor_is_no_guest() -> None:
    guests = {guest(building(number, 16, seats=2)) for number in range(16)}

    assert "emperor" not in guests
    assert len(guests) == 16


def test_in_citadela_its_own_abbot_may_be_the_guest() -> None:
    guests = {guest(building(number, 17, seats=4, edition="citadela,metropole")) for number in range(17)}

    assert "citadela_abbot" in guests
    assert "abbot" not in guests


def test_who_will_be_in_the_game_from_the_next_round_on_is_no_guest_either() -> None:
    # Ruling R151: a guest who is called into the game leaves the place for another one.
    cast = ["assassin", "spy", "magician", "king", "bishop", "merchant", "architect", "warlord"]
    guests = {guest(building(number, 16, seats=4, next_cast=cast)) for number in range(16)}

    assert len(guests) == 16
    assert not {"spy", "thief"} & guests


def test_its_builder_alone_is_told_who_the_guest_is() -> None:
    game = metropole_table("merchant", seats=4, hands=["consulate"], gold=[5], gathered=1)

    events = play(game, "build consulate")

    assert shown(events, 0, "guest-drawn") == [{"seat": 0, "character": guest(game), "known": 1}]
    assert [shown(events, viewer, "guest-drawn") for viewer in (1, SPECTATOR)] == [
        [{"seat": 0, "character": "unknown", "known": 0}]
    ] * 2


def test_its_owner_sees_the_guest_and_the_others_see_that_there_is_one() -> None:
    # Ruling R8: tucked cards are secret.
    view = [hosted("seer").view(viewer).to_dict() for viewer in (1, 0, 2, SPECTATOR)]

    assert [facts["guest"] for facts in view] == ["seer", "unknown", "unknown", "unknown"]


@pytest.mark.parametrize("viewer", [1, 4, SPECTATOR])
def test_two_guests_look_the_same_to_the_others(viewer: int) -> None:
    game = building(3, 17)
    other = building(11, 17)

    assert guest(game) != guest(other)
    assert sees(game, game.events, viewer) == sees(other, other.events, viewer)


def test_without_a_guest_everybody_sees_that_there_is_none() -> None:
    game = metropole_table("warlord", seats=4, cities=["", "consulate"])

    assert [game.view(viewer).to_dict()["guest"] for viewer in (0, 1, SPECTATOR)] == [None] * 3


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    assert "use consulate" in options(building(0, 17, seats=5))


def test_the_guest_acts_in_one_turn_of_the_game() -> None:
    game = metropole_table(
        "merchant",
        characters=["merchant warlord"],
        cities=["consulate"],
        guest="artist",
        gathered=1,
    )

    play(game, "use consulate", "beautify consulate", "end", "gold")

    assert game.called == 8
    assert "use consulate" not in options(game)


def test_a_guest_who_was_not_asked_waits_for_the_next_turn() -> None:
    game = metropole_table(
        "merchant",
        characters=["merchant warlord"],
        cities=["consulate"],
        guest="artist",
        gathered=1,
    )

    play(game, "end", "gold", "use consulate")

    assert options(game) == ["beautify consulate", "pass"]


def test_only_its_owner_uses_it() -> None:
    assert "use consulate" not in options(hosted("seer"))


def test_a_bewitched_owner_cannot_use_it() -> None:
    # Ruling R122: it does not work in a turn in which the own character is bewitched.
    game = metropole_table(
        call=6,
        seats=4,
        characters=["merchant", "witch", "warlord"],
        cities=["consulate"],
        guest="seer",
        marks=[["bewitched", "merchant", 1]],
    )

    assert [asked(game).seat, options(game)] == [0, ["gold", "cards"]]
    play(game, "gold")

    assert asked(game).seat == 1
    assert guest(game) == "seer"


def test_the_guest_of_a_killed_owner_stays() -> None:
    game = metropole_table(
        call=6,
        seats=4,
        cast="assassin",
        characters=["merchant", "warlord"],
        cities=["consulate"],
        guest="seer",
        marks=[["killed", "merchant", 2]],
    )

    assert asked(game).seat == 1
    assert guest(game) == "seer"


def test_destroyed_it_loses_its_guest() -> None:
    game = hosted("seer", gold=[4])

    play(game, "destroy 1 consulate")

    assert guest(game) is None
    assert bottom(game) == ["consulate"]


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_nobody_learns_who_the_guest_of_a_destroyed_one_was(viewer: int) -> None:
    game = hosted("seer", gold=[4], deck="")
    other = hosted("spy", gold=[4], deck="")

    events = play(game, "destroy 1 consulate")
    other_events = play(other, "destroy 1 consulate")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


def test_destroyed_as_payment_it_loses_its_guest() -> None:
    game = metropole_table(
        "merchant",
        seats=4,
        hands=["necropolis"],
        cities=["consulate"],
        guest="seer",
        gathered=1,
    )

    play(game, "build_razing necropolis", "raze consulate")

    assert guest(game) is None


def test_built_again_it_has_a_guest_again() -> None:
    game = metropole_table("warlord", seats=4, gold=[9], cities=["consulate"], guest="seer", deck="")

    play(game, "destroy 0 consulate", "cards", "keep consulate", "build consulate")

    assert guest(game) is not None


def test_face_down_it_hosts_nobody() -> None:
    # Ruling R121: a face-down card has no effect.
    with pytest.raises(BadPosition, match="A 'guest' needs a district to lie under"):
        metropole_table("merchant", seats=4, cities=["consulate?"], guest="seer")


def test_exchanged_it_takes_its_guest_along_and_the_new_owner_may_use_it() -> None:
    game = exchanged("artist")

    play(game, "offer manor", "demand 1 consulate", "use consulate")

    assert options(game) == ["beautify consulate", "pass"]
    assert list(game.gold[:2]) == [1, 2]


def test_exchanged_it_shows_its_guest_to_the_new_owner_alone() -> None:
    game = exchanged("artist")

    events = play(game, "offer manor", "demand 1 consulate")

    assert [game.view(viewer).to_dict()["guest"] for viewer in (0, 1, 2, SPECTATOR)] == ["artist", *["unknown"] * 3]
    assert shown(events, 0, "character-seen") == [{"seat": 0, "character": "artist", "known": 1}]
    assert [shown(events, viewer, "character-seen")[0]["character"] for viewer in (1, 2, SPECTATOR)] == ["unknown"] * 3


def test_seeing_the_guest_of_an_exchanged_one_cannot_be_taken_back() -> None:
    events = play(exchanged("artist"), "offer manor", "demand 1 consulate")

    assert any(event.reveals() for event in events)


@pytest.mark.parametrize("viewer", [2, SPECTATOR])
def test_exchanged_it_tells_the_others_nothing(viewer: int) -> None:
    game = exchanged("artist")
    other = exchanged("spy")

    events = play(game, "offer manor", "demand 1 consulate")
    other_events = play(other, "offer manor", "demand 1 consulate")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


def test_exchanged_without_a_guest_it_shows_nobody() -> None:
    game = metropole_table("diplomat", seats=4, gold=[2], cities=["manor", "consulate"], gathered=1)

    events = play(game, "offer manor", "demand 1 consulate")

    assert shown(events, 0, "character-seen") == []
    assert "use consulate" not in options(game)


def test_confiscated_while_it_is_built_it_hosts_a_guest_of_the_magistrate() -> None:
    game = metropole_table(
        "merchant",
        seats=4,
        cast="magistrate",
        hands=["consulate"],
        gold=[5],
        gathered=1,
        marks=[["signed_warrant", "merchant", 1], ["warrant", "king", 1], ["warrant", "thief", 1]],
    )

    events = play(game, "build consulate", "confiscate")

    assert city(game, 1) == "consulate"
    assert shown(events, 1, "guest-drawn") == [{"seat": 1, "character": guest(game), "known": 1}]
    assert game.view(0).to_dict()["guest"] == "unknown"


def test_it_scores_its_cost_with_or_without_a_guest() -> None:
    assert points(hosted("seer"), 1) == {"districts": 5}


def test_its_owner_knows_the_guest_in_every_imagined_world_and_the_others_know_who_it_is_not() -> None:
    game = hosted("seer")

    assert imagined_guests(game, 1) == {"seer"}
    assert len(imagined_guests(game, 0)) > 10
    assert not {"thief", "king", "witch"} & imagined_guests(game, SPECTATOR)


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_imagined_world_with_a_guest_looks_the_same_to_its_viewer(viewer: int) -> None:
    game = hosted("seer")

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()


def test_a_guest_who_is_in_the_game_is_refused() -> None:
    with pytest.raises(BadPosition, match="The king cannot be 'guest'"):
        hosted("king")
