from tests.citadels.tables import hand, shown, table
from tests.tables import options, play


def test_its_owner_gathers_three_gold() -> None:
    game = table("merchant", gold=[0, 0], cities=["gold_mine"])

    events = play(game, "gold")

    assert list(game.gold) == [3, 0]
    assert shown(events, 1, "gold-gathered") == [{"seat": 0, "gold": 3}]


def test_somebody_elses_mine_does_nothing() -> None:
    game = table("merchant", gold=[0, 0], cities=["", "gold_mine"])

    play(game, "gold")

    assert list(game.gold) == [2, 0]


def test_it_gives_nothing_when_cards_are_gathered() -> None:
    game = table("merchant", gold=[0, 0], cities=["gold_mine"], deck="tavern manor")

    play(game, "cards", "keep tavern")

    assert list(game.gold) == [0, 0]
    assert hand(game, 0) == ["tavern"]


def test_other_gold_is_not_gathered() -> None:
    # Ruling R76: extra gold is not gathering.
    game = table("merchant", gold=[0, 0], cities=["gold_mine tavern"])

    play(game, "extra_gold", "income")

    assert list(game.gold) == [2, 0]


def test_a_mine_built_after_gathering_comes_too_late() -> None:
    game = table("merchant", gold=[4, 0], hands=["gold_mine"])

    play(game, "gold", "build gold_mine")

    assert list(game.gold) == [0, 0]


def test_a_witch_uses_it_before_her_pause() -> None:
    game = table("witch", gold=[0, 0], cities=["gold_mine"])

    play(game, "gold")

    assert list(game.gold) == [3, 0]


def test_a_bewitched_player_uses_it() -> None:
    # Ruling R37: he uses only his gathering districts.
    game = table(
        characters=["merchant", "witch"],
        call=6,
        gold=[0, 0],
        cities=["gold_mine laboratory"],
        hands=["tavern"],
        marks=[["bewitched", "merchant", 1]],
    )

    assert options(game) == ["gold", "cards"]
    play(game, "gold")

    assert list(game.gold) == [3, 0]


def test_a_witch_does_not_use_the_mine_of_the_bewitched_player() -> None:
    # Ruling R37: she never uses unique districts of the bewitched player.
    game = table(
        characters=["merchant", "witch"],
        call=6,
        gold=[0, 0],
        cities=["gold_mine"],
        marks=[["bewitched", "merchant", 1]],
    )

    play(game, "gold", "extra_gold")

    assert list(game.gold) == [3, 1]


def test_a_threatened_player_uses_it_and_the_bribe_counts_its_gold() -> None:
    # Ruling R58: half the stash after gathering.
    game = table("merchant", cast="blackmailer", gold=[1, 0], cities=["gold_mine"], marks=[["threat", "merchant", 1]])

    play(game, "gold", "bribe")

    assert list(game.gold) == [2, 2]
