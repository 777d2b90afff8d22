import pytest

from tests.citadels.tables import city, hand, rank_of, rules, sees, shown, table
from tests.tables import asked, names, options, play, reason
from twocities import SPECTATOR, BadRules
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES


def killed(
    characters: list[str],
    victim: str,
    city_of_owner: str = "hospital",
    seats: int = 4,
    gold: list[int] | None = None,
    hands: list[str] | None = None,
    crown: int = 0,
) -> Citadels:
    """Set a table of citadela at which a killed character is called and seat 0 has the Hospital."""
    return table(
        edition="citadela",
        seats=seats,
        characters=characters,
        call=rank_of(victim),
        gold=gold,
        hands=hands,
        cities=[city_of_owner],
        marks=[["killed", victim, characters.index("assassin")]],
        revealed=["assassin"],
        acted={"assassin": characters.index("assassin")},
        crown=crown,
        deck="tavern manor palace castle",
    )


def test_its_owner_may_answer_and_gather() -> None:
    game = killed(["merchant", "assassin"], "merchant", gold=[1])

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic], options(game)] == [0, "answering", ["answer", "pass"]]
    play(game, "answer")
    assert [asked(game).seat, options(game)] == [0, ["gold", "cards"]]
    play(game, "gold")

    assert game.gold[0] == 3


def test_who_does_not_have_the_killed_rank_is_told_why_it_cannot_answer() -> None:
    game = killed(["king", "assassin", "merchant"], "merchant")

    assert reason(game, game.parse("answer")) == "seat 0 does not have rank 6."


def test_cards_may_be_gathered_too() -> None:
    game = killed(["merchant", "assassin"], "merchant")

    play(game, "answer", "cards", "keep manor")

    assert hand(game, 0) == ["manor"]


def test_after_gathering_the_turn_is_over() -> None:
    game = killed(
        ["merchant", "assassin", "warlord"], "merchant", "hospital tavern laboratory", gold=[9], hands=["manor"]
    )

    play(game, "answer", "gold")

    assert asked(game).seat == 2
    assert city(game, 0) == "hospital tavern laboratory"


def test_gathering_districts_work() -> None:
    game = killed(["merchant", "assassin"], "merchant", "hospital gold_mine", gold=[0])

    play(game, "answer", "gold")

    assert game.gold[0] == 3


def test_a_poor_house_stays_closed_without_gold() -> None:
    # Ruling R29: not for a Hospital player.
    game = killed(["merchant", "assassin"], "merchant", "hospital poor_house", gold=[0])

    play(game, "answer", "cards", "keep manor")

    assert game.gold[0] == 0


def test_a_park_stays_closed_with_an_empty_hand() -> None:
    # Ruling R29: not for a Hospital player.
    game = killed(["merchant", "assassin"], "merchant", "hospital park")

    play(game, "answer", "gold")

    assert hand(game, 0) == []


def test_answering_reveals_the_character() -> None:
    # Ruling R30: using the Hospital reveals the character.
    game = killed(["merchant", "assassin"], "merchant")

    events = play(game, "answer")

    assert shown(events, SPECTATOR, "character-revealed") == [{"seat": 0, "character": "merchant"}]
    assert game.view(SPECTATOR).to_dict()["characters"] == ["merchant", "assassin", "", ""]


def test_staying_silent_keeps_the_character_secret() -> None:
    # Ruling R30: not using it keeps it secret.
    game = killed(["merchant", "assassin", "warlord"], "merchant")

    events = play(game, "pass")

    assert shown(events, SPECTATOR, "nobody-answered")[0] == {"seat": 0, "rank": 6}
    assert shown(events, SPECTATOR, "character-revealed") == [{"seat": 2, "character": "warlord"}]
    assert game.view(1).to_dict()["characters"] == ["", "assassin", "warlord", ""]


def test_nobody_hears_of_silence_before_its_owner_has_chosen() -> None:
    game = killed(["merchant", "assassin"], "merchant")
    assert names(game.events) == ["rank-called"]

    events = play(game, "answer")

    assert names(events) == ["character-revealed"]


def test_its_owner_is_asked_even_if_somebody_else_was_killed() -> None:
    # Ruling R30: asked in any case, with silence as the only option.
    game = killed(["architect", "assassin", "merchant"], "merchant")

    assert [asked(game).seat, options(game)] == [0, ["pass"]]


def test_its_owner_is_asked_even_if_nobody_has_the_character() -> None:
    # Ruling R30: asked in any case, with silence as the only option.
    game = killed(["architect", "assassin"], "merchant")

    assert [asked(game).seat, options(game)] == [0, ["pass"]]


@pytest.mark.parametrize("viewer", [1, 3, SPECTATOR])
def test_a_silent_owner_tells_nobody_whether_the_character_was_theirs(viewer: int) -> None:
    # Ruling R30: the pause tells nothing.
    game = killed(["king", "assassin", "bishop"], "king")
    other = killed(["architect", "assassin", "bishop"], "king")
    assert sees(game, game.events, viewer) == sees(other, other.events, viewer)

    events = play(game, "pass")
    other_events = play(other, "pass")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_others_do_not_see_the_options(viewer: int) -> None:
    game = killed(["merchant", "assassin"], "merchant")

    facts = game.view(viewer).to_dict()

    assert [facts["asked"], facts["options"]] == [0, []]


def test_nobody_is_asked_when_the_rank_was_not_killed() -> None:
    game = table(edition="citadela", seats=4, characters=["merchant", "assassin"], call=6, cities=["hospital"])

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_without_the_hospital_a_killed_player_is_not_asked() -> None:
    game = killed(["merchant", "assassin", "warlord"], "merchant", "palace")

    assert asked(game).seat == 2


def test_a_killed_king_who_answered_still_gets_the_crown_at_the_end_of_the_round() -> None:
    # Ruling R30: a killed King with a Hospital still gets the crown at the end of the round.
    game = killed(["king", "assassin", "warlord"], "king", crown=1)

    play(game, "answer", "gold")
    assert game.crown == 1
    play(game, "gold", "end")

    assert game.crown == 0


def test_a_queen_beside_a_killed_king_who_answered_is_paid_at_the_end_of_the_round() -> None:
    # Ruling R30: and the Queen is paid then.
    game = killed(["king", "citadela_queen", "assassin"], "king", seats=5, gold=[0, 0])

    play(game, "answer", "gold")
    assert "extra_gold" not in options(game)
    play(game, "gold", "end")

    assert game.gold[1] == 5


def test_a_killed_bishop_who_answered_does_not_protect_the_city() -> None:
    # Ruling R26: a killed Bishop gives no protection.
    game = killed(["bishop", "assassin", "warlord"], "bishop", "hospital manor", gold=[0, 0, 9])

    play(game, "answer", "gold")

    assert "destroy 0 manor" in options(game)


def test_with_two_characters_the_other_one_has_its_turn() -> None:
    game = killed(["merchant warlord", "assassin"], "merchant", seats=2)

    play(game, "answer", "gold")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "acting"]


def test_it_is_only_for_games_with_the_assassin() -> None:
    with pytest.raises(BadRules, match="hospital is only for games with the assassin"):
        rules("citadela_first_game", "witch", "hospital", "random_districts")


def test_it_is_not_in_the_deluxe_box() -> None:
    with pytest.raises(BadRules, match="no unique district of deluxe 'hospital'"):
        rules("first_game", "hospital", "random_districts")
