import pytest

from tests.citadels.tables import draft, imagined, start, table
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import CHARACTER_NAMES, DISTRICT_NAMES

WORLDS = 40
"""How many worlds are imagined where chance decides."""


def characters(game: Citadels, seat: int) -> str:
    """Write the characters of a seat."""
    return " ".join(CHARACTER_NAMES[character] for character in game.characters_of(seat))


def possible(game: Citadels, viewer: int, seat: int) -> set[str]:
    """List what a viewer thinks that a seat may have."""
    return {characters(imagined(game, viewer, seed), seat) for seed in range(WORLDS)}


def packets(game: Citadels, viewer: int) -> set[str]:
    """List what a viewer thinks that may be in the packet."""
    return {str(imagined(game, viewer, seed).position()["packet"]) for seed in range(WORLDS)}


def marks(game: Citadels, viewer: int) -> set[str]:
    """List the ways in which a viewer thinks that marks may lie."""
    return {str(sorted(map(str, imagined_marks(game, viewer, seed)))) for seed in range(WORLDS)}


def imagined_marks(game: Citadels, viewer: int, seed: int) -> list[object]:
    """List the marks of an imagined world."""
    found = imagined(game, viewer, seed).position()["marks"]
    assert isinstance(found, list)
    return found


def four_drafting() -> Citadels:
    """Begin the draft of four: assassin and thief lie face up, the warlord face down."""
    return draft(0, "magician king bishop merchant architect", [""] * 4, face_up="assassin thief")


def warranted(viewer_laid: bool = False) -> Citadels:
    """Set a table with three warrants by seat 1, or by seat 0."""
    laid_by = 0 if viewer_laid else 1
    laid = [["warrant", "king", laid_by], ["signed_warrant", "bishop", laid_by], ["warrant", "merchant", laid_by]]
    return table("thief", seats=4, cast="magistrate", marks=laid)


def turned_over(real: str) -> Citadels:
    """Set a table at which seat 0 has turned over its threat on the King; another one lies on the Bishop."""
    game = table("blackmailer", seats=4, characters=["blackmailer", "king", "bishop"])
    play(game, "threaten king", "threaten bishop", f"real {real}", "gold", "end", "gold", "refuse", "unmask")
    return game


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_an_imagined_world_looks_the_same_to_its_viewer(viewer: int) -> None:
    game = start(5, ["agents"], 3)

    assert imagined(game, viewer).view(viewer).to_dict() == game.view(viewer).to_dict()


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_an_imagined_world_asks_the_same_seat(viewer: int) -> None:
    game = table("merchant", seats=4, hands=["manor", "tavern"])

    assert asked(imagined(game, viewer)).seat == 0


def test_the_seat_that_is_asked_has_the_same_options_in_an_imagined_world() -> None:
    game = table("merchant", hands=["manor tavern"], gold=[5], gathered=1)

    assert options(imagined(game, 0)) == options(game)


def test_own_cards_are_known_and_those_of_others_are_not() -> None:
    game = table("merchant", hands=["manor tavern", "palace palace harbor"])

    assert imagined(game, 0).hands[0] == game.hands[0]
    assert len({tuple(imagined(game, 0, seed).hands[1]) for seed in range(WORLDS)}) > 10


def test_hands_that_are_not_known_come_from_the_cards_that_are_not_seen() -> None:
    game = table("merchant", hands=["manor*3", "tavern"], cities=["manor", "keep"])

    dealt = [card for seed in range(WORLDS) for card in imagined(game, 0, seed).hands[1]]

    assert DISTRICT_NAMES.index("keep") not in dealt
    assert len(set(dealt)) > 10


def test_the_order_of_the_deck_is_not_known() -> None:
    game = table("merchant")

    assert len({tuple(imagined(game, 0, seed).deck) for seed in range(4)}) == 4


def test_cards_that_are_missing_from_the_box_are_imagined_as_any() -> None:
    game = table("merchant", deck="manor tavern")

    assert len(imagined(game, 1).deck) == 2


def test_tucked_cards_are_not_known() -> None:
    game = table("merchant", cities=["", "museum"], tucked={"museum": "palace harbor"})

    worlds = {tuple(imagined(game, 0, seed).tucked) for seed in range(WORLDS)}

    assert len(worlds) > 10
    assert {len(tucked) for tucked in worlds} == {2}


def test_a_hand_that_the_wizard_looks_at_is_known() -> None:
    game = table("wizard", hands=["manor", "palace harbor", "tavern", "keep"], seats=4)
    play(game, "look 1")

    assert {tuple(imagined(game, 0, seed).hands[1]) for seed in range(WORLDS)} == {tuple(game.hands[1])}
    assert len({tuple(imagined(game, 2, seed).hands[1]) for seed in range(WORLDS)}) > 1


def test_drawn_cards_are_known_to_the_one_who_chooses_among_them() -> None:
    game = table("merchant", deck="palace harbor tavern manor")
    play(game, "cards")

    assert imagined(game, 0).drawn == game.drawn
    assert len({tuple(imagined(game, 1, seed).drawn) for seed in range(WORLDS)}) > 1


def test_the_cards_of_the_deck_are_known_while_one_looks_through_it_and_their_order_is_not() -> None:
    game = table("merchant", edition="citadela", hands=["lighthouse"], gold=[5], gathered=1)
    play(game, "build lighthouse")

    worlds = [imagined(game, 0, seed).deck for seed in range(4)]

    assert [sorted(deck) for deck in worlds] == [sorted(game.deck)] * 4
    assert len({tuple(deck) for deck in worlds}) == 4


def test_the_chances_to_come_are_not_known() -> None:
    game = start(4)

    assert len({game.rng.key, *(imagined(game, 0, seed).rng.key for seed in range(4))}) == 5


def test_the_same_random_numbers_imagine_the_same_world() -> None:
    game = start(4, ["agents"], 5)

    assert imagined(game, 0, seed=3).position() == imagined(game, 0, seed=3).position()


def test_playing_an_imagined_world_leaves_the_game_unchanged() -> None:
    game = table("merchant", seats=4, hands=["manor"])
    before = game.position()

    play(imagined(game, 0), "gold", "extra_gold")

    assert game.position() == before


# Characters


def test_before_anybody_has_picked_nobody_has_anything() -> None:
    assert possible(four_drafting(), 0, 2) == {""}


def test_whoever_picked_before_the_viewer_has_none_of_what_the_viewer_was_offered() -> None:
    game = four_drafting()
    play(game, "pick king")

    assert possible(game, 1, 0) == {"king", "warlord"}


def test_whoever_picks_after_the_viewer_has_something_that_the_viewer_passed_on() -> None:
    game = four_drafting()
    play(game, "pick king", "pick bishop")

    assert possible(game, 0, 1) == {"magician", "bishop", "merchant", "architect"}


def test_the_packet_is_what_the_viewer_passed_on_and_others_did_not_take() -> None:
    game = four_drafting()
    play(game, "pick king", "pick bishop")

    assert packets(game, 0) == {
        "magician bishop merchant",
        "magician bishop architect",
        "magician merchant architect",
        "bishop merchant architect",
    }
    assert packets(game, 1) == {"magician merchant architect"}


def test_a_spectator_knows_only_what_lies_face_up() -> None:
    game = four_drafting()
    play(game, "pick king")

    assert possible(game, SPECTATOR, 0) == {"magician", "king", "bishop", "merchant", "architect", "warlord"}


def test_who_has_revealed_is_known() -> None:
    game = table("king", seats=4, characters=["king", "bishop", "merchant", "warlord"])

    assert possible(game, 3, 0) == {"king"}


def test_nobody_has_a_rank_that_stayed_silent() -> None:
    game = table("king", seats=4, characters=["king", "bishop", "merchant", "warlord"])

    assert possible(game, 3, 1) == {"bishop", "merchant", "architect"}


def test_somebody_may_have_a_rank_that_was_killed() -> None:
    game = table(
        "king",
        seats=4,
        cast="assassin",
        characters=["king", "bishop", "merchant", "warlord"],
        marks=[["killed", "thief", 2]],
    )

    assert possible(game, 3, 1) == {"thief", "bishop", "merchant", "architect"}


def test_what_the_viewer_put_away_lies_face_down() -> None:
    game = draft(0, "thief magician king bishop merchant architect warlord", ["", ""], face_down="assassin")
    play(game, "pick king", "pick thief", "put_away warlord")

    assert possible(game, 1, 0) == {"assassin", "king"}
    assert all("warlord" in str(imagined(game, 1, seed).position()["face_down"]) for seed in range(WORLDS))


def test_the_first_of_two_knows_the_last_packet() -> None:
    game = draft(0, "thief magician king bishop merchant architect warlord", ["", ""], face_down="assassin")
    play(game, "pick king", "pick thief", "put_away warlord", "pick bishop", "put_away merchant")

    assert packets(game, 0) == {"magician architect"}
    assert possible(game, 0, 1) == {"thief", "warlord"}


def test_what_one_of_two_has_shown_says_what_the_other_card_can_be() -> None:
    game = draft(0, "thief magician king bishop merchant architect warlord", ["", ""], face_down="assassin", deck="")
    play(game, "pick king", "pick thief", "put_away warlord", "pick bishop", "put_away merchant", "pick architect")

    assert asked(game).seat == 1
    assert possible(game, 0, 1) == {"thief architect", "thief magician"}


def test_the_last_of_seven_may_have_the_card_that_was_face_down() -> None:
    held = ["assassin", "thief", "magician", "bishop", "merchant", "", ""]
    game = draft(5, "architect warlord", held, face_down="king")
    play(game, "pick architect")
    pool = {"assassin", "thief", "magician", "bishop", "merchant", "king", "warlord"}

    assert possible(game, 5, 0) <= pool
    play(game, "pick king")

    assert possible(game, 5, 6) <= pool
    assert "warlord" in possible(game, 5, 6)
    assert len(possible(game, 5, 6)) > 1


def test_the_card_that_was_passed_to_the_last_of_seven_is_taken_every_other_time() -> None:
    held = ["assassin", "thief", "magician", "bishop", "merchant", "", ""]
    game = draft(5, "architect warlord", held, face_down="king")
    play(game, "pick architect", "pick king")

    taken = [characters(imagined(game, 5, seed), 6) == "warlord" for seed in range(200)]

    assert 70 < taken.count(True) < 130


def test_when_the_game_is_over_all_characters_are_known() -> None:
    game = table(
        call=8, seats=4, characters=["king", "bishop", "merchant", "warlord"], cities=["manor"], first=0, called=7
    )
    play(game, "gold", "end")

    assert game.decision is None
    assert imagined(game, SPECTATOR).held_by == game.held_by


def test_offers_that_say_less_after_an_exchange_still_leave_a_world() -> None:
    held = ["thief", "king", "bishop", "merchant"]
    game = table("thief", seats=4, characters=held, offered=["thief king", *[""] * 7])

    assert [len(imagined(game, 0).characters_of(seat)) for seat in range(4)] == [1] * 4
    assert imagined(game, 0).view(0).to_dict() == game.view(0).to_dict()


def test_a_position_in_which_nobody_has_shown_a_card_still_leaves_a_world() -> None:
    game = table("warlord", seats=4, characters=["warlord", "king", "bishop", "merchant"])

    assert [len(imagined(game, 0).characters_of(seat)) for seat in range(4)] == [1] * 4


# Marks


def test_which_warrant_is_signed_is_not_known_to_others() -> None:
    assert len(marks(warranted(), 0)) == 3
    assert len(marks(warranted(), SPECTATOR)) == 3


def test_the_magistrate_knows_which_warrant_is_signed() -> None:
    assert marks(warranted(viewer_laid=True), 0) == {str(sorted(map(str, imagined_marks(warranted(True), 0, 1))))}
    assert "signed_warrant', 'bishop'" in marks(warranted(viewer_laid=True), 0).pop()


def test_before_a_warrant_is_signed_all_are_blank() -> None:
    game = table("magistrate", seats=4)
    play(game, "warrant king", "warrant bishop")

    assert "signed" not in "".join(marks(game, 1))


def test_before_a_threat_is_made_real_all_are_false() -> None:
    game = table("blackmailer", seats=4)
    play(game, "threaten king", "threaten bishop")

    assert "real" not in "".join(marks(game, 1))


def test_which_threat_is_real_is_not_known_to_others() -> None:
    laid = [["threat", "king", 1], ["real_threat", "bishop", 1]]
    game = table("magician", seats=4, cast="blackmailer", marks=laid)

    assert len(marks(game, 0)) == 2
    assert len(marks(game, 1)) == 1


def test_a_threat_that_is_left_may_be_the_real_one_or_not() -> None:
    game = table("magician", seats=4, cast="blackmailer", marks=[["threat", "king", 1]])

    assert len(marks(game, 0)) == 2


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_real_threat_that_was_turned_over_leaves_a_false_one_in_every_world(viewer: int) -> None:
    # Ruling R8: which marker is the real one is a secret until one is turned over.
    game = turned_over("king")

    assert marks(game, viewer) == {str(["['threat', 'bishop', 0]", "['turned_threat', 'king', 0]"])}


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_a_bluff_that_was_turned_over_leaves_a_real_one_in_every_world(viewer: int) -> None:
    # Ruling R8: which marker is the real one is a secret until one is turned over.
    game = turned_over("bishop")

    assert marks(game, viewer) == {str(["['real_threat', 'bishop', 0]", "['turned_threat', 'king', 0]"])}
