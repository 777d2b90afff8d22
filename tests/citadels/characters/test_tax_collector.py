import pytest

from tests.citadels.tables import city, hand, table
from tests.tables import asked, names, options, play, told
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.core.view import SPECTATOR


def token(game: Citadels) -> int:
    """Count the gold that everybody sees on the Tax Collector's token."""
    gold_on = game.view(SPECTATOR).to_dict()["gold_on"]
    assert isinstance(gold_on, dict)
    return int(gold_on.get("tax_collector", 0))


def test_who_builds_puts_a_gold_on_the_token() -> None:
    # Ruling R88
    game = table("merchant", seats=4, cast="tax_collector", gold=[5], hands=["manor"])

    events = play(game, "gold", "build manor")

    assert game.gold[0] == 5 + 2 - 3 - 1
    assert token(game) == 1
    assert told(events, "tax-paid", FIELD_NAMES) == [{"seat": 0, "district": "manor", "gold": 1}]


def test_without_a_tax_collector_in_the_game_nobody_pays() -> None:
    game = table("merchant", seats=4, cast="artist", gold=[5], hands=["manor"])

    play(game, "gold", "build manor")

    assert game.gold[0] == 4
    assert token(game) == 0


@pytest.mark.parametrize(("up", "down"), [("tax_collector", ""), ("", "tax_collector")])
def test_the_tax_is_paid_while_nobody_has_the_character(up: str, down: str) -> None:
    # Ruling R27
    game = table("merchant", seats=4, cast="tax_collector", gold=[5], hands=["manor"], face_up=up, face_down=down)

    play(game, "gold", "build manor")

    assert token(game) == 1


def test_the_tax_is_paid_while_the_character_is_killed() -> None:
    # Ruling R27
    game = table(
        "merchant",
        seats=4,
        gold=[5],
        hands=["manor"],
        characters=["merchant", "tax_collector", "assassin"],
        marks=[["killed", "tax_collector", 2]],
    )

    play(game, "gold", "build manor")

    assert token(game) == 1


def test_every_build_is_taxed_before_the_next_one() -> None:
    # Ruling R88
    game = table("architect", seats=4, cast="tax_collector", gold=[4], hands=["market trading_post tavern"], deck="")

    play(game, "gold", "build market")
    assert game.gold[0] == 3
    play(game, "build trading_post")

    assert game.gold[0] == 0
    assert token(game) == 2
    assert options(game) == ["end"]


def test_nobody_pays_the_tax_with_an_empty_stash() -> None:
    # Ruling R88
    game = table("merchant", seats=4, cast="tax_collector", gold=[1], hands=["manor"])

    events = play(game, "gold", "build manor")

    assert game.gold[0] == 0
    assert token(game) == 0
    assert "tax-paid" not in names(events)


@pytest.mark.parametrize(
    ("cards", "districts", "moves"),
    [
        ("palace", "framework", ["build_razing palace", "raze framework"]),
        ("necropolis", "tavern", ["build_razing necropolis", "raze tavern"]),
    ],
)
def test_a_district_that_was_not_paid_for_is_taxed_too(cards: str, districts: str, moves: list[str]) -> None:
    # Ruling R83
    # Ruling R88
    game = table("merchant", seats=4, cast="tax_collector", gold=[1], hands=[cards], cities=[districts])

    play(game, "gold", *moves)

    assert game.gold[0] == 2
    assert token(game) == 1


def test_a_thieves_den_paid_with_cards_is_taxed() -> None:
    # Ruling R88
    game = table("merchant", seats=4, cast="tax_collector", gold=[1], hands=["thieves_den tavern*3 market*3"])

    play(game, "gold", "build_with_cards thieves_den", *["discard tavern"] * 3, *["discard market"] * 3)

    assert city(game, 0) == "thieves_den"
    assert game.gold[0] == 2
    assert token(game) == 1


def test_a_build_outside_the_limit_is_taxed() -> None:
    # Ruling R88
    game = table("merchant", seats=4, cast="tax_collector", gold=[9], hands=["stables manor"])

    play(game, "gold", "build stables", "build manor")

    assert game.gold[0] == 9 + 2 - 2 - 1 - 3 - 1
    assert token(game) == 2


def test_the_card_that_a_wizard_takes_and_builds_is_taxed() -> None:
    # Ruling R88
    game = table("wizard", seats=4, cast="tax_collector", gold=[5], hands=["", "manor"])

    play(game, "look 1", "take manor", "build manor")

    assert game.gold[0] == 5 - 3 - 1
    assert token(game) == 1


def test_the_last_gold_goes_to_the_tax_and_the_poor_house_pays() -> None:
    # Ruling R78
    game = table("warlord", seats=4, cast="tax_collector", gold=[2], hands=["manor"], cities=["poor_house"])

    play(game, "gold", "build manor")
    assert game.gold[0] == 0
    play(game, "end")

    assert game.gold[0] == 1
    assert token(game) == 1


def confiscation(magistrates_gold: int) -> Citadels:
    """Set a table at which the Merchant of seat 0 has paid for a Manor under the signed warrant of seat 1."""
    game = table(
        "merchant",
        seats=4,
        cast="tax_collector",
        gold=[5, magistrates_gold],
        hands=["manor"],
        characters=["merchant", "magistrate"],
        marks=[["signed_warrant", "merchant", 1]],
    )
    play(game, "gold", "build manor")
    return game


@pytest.mark.parametrize(("before", "after", "tax"), [(2, 1, 1), (0, 0, 0)])
def test_the_magistrate_pays_for_a_confiscated_district(before: int, after: int, tax: int) -> None:
    # Ruling R52
    game = confiscation(before)

    play(game, "confiscate")

    assert city(game, 1) == "manor"
    assert list(game.gold[:2]) == [7, after]
    assert token(game) == tax


def test_the_builder_pays_when_the_magistrate_passes() -> None:
    # Ruling R52
    game = confiscation(2)
    assert token(game) == 0

    play(game, "pass")

    assert list(game.gold[:2]) == [3, 2]
    assert token(game) == 1


def test_takes_all_gold_from_the_token() -> None:
    game = table("tax_collector", seats=4, gold=[1], gold_on={"tax_collector": 5})

    events = play(game, "collect")

    assert game.gold[0] == 6
    assert token(game) == 0
    assert told(events, "tax-collected", FIELD_NAMES) == [{"seat": 0, "character": "tax_collector", "gold": 5}]


def test_takes_the_gold_before_or_after_gathering() -> None:
    # Ruling R3
    game = table("tax_collector", seats=4, gold_on={"tax_collector": 5})
    assert options(game) == ["gold", "cards", "collect"]

    play(game, "gold")

    assert options(game) == ["collect", "end"]


def test_takes_nothing_from_an_empty_token() -> None:
    game = table("tax_collector", seats=4)

    assert options(game) == ["gold", "cards"]


def test_takes_the_gold_only_once() -> None:
    # Ruling R2
    game = table(
        "tax_collector",
        seats=4,
        gold=[5, 5],
        hands=["manor"],
        characters=["tax_collector", "magistrate"],
        gold_on={"tax_collector": 1},
        marks=[["signed_warrant", "tax_collector", 1]],
    )

    play(game, "collect", "gold", "build manor", "confiscate")

    assert token(game) == 1
    assert options(game) == ["end"]


def test_pays_no_tax_in_the_own_turn() -> None:
    # Ruling R89
    game = table("tax_collector", seats=4, gold=[5], hands=["manor"])

    play(game, "gold", "build manor")

    assert game.gold[0] == 4
    assert token(game) == 0


def test_with_three_players_the_other_own_character_is_taxed() -> None:
    # Ruling R89
    game = table("warlord", seats=3, gold=[5], hands=["manor market"], characters=["warlord tax_collector"])
    play(game, "gold", "build manor")
    assert token(game) == 1
    assert game.gold[0] == 3

    play(game, "end", "collect", "gold", "build market")

    assert token(game) == 0
    assert game.gold[0] == 3 + 1 + 2 - 2


def test_the_same_player_pays_the_tax_as_magistrate() -> None:
    # Ruling R89
    game = table(
        "merchant",
        seats=3,
        gold=[5, 3],
        hands=["manor"],
        characters=["merchant", "magistrate tax_collector"],
        marks=[["signed_warrant", "merchant", 1]],
    )

    play(game, "gold", "build manor", "confiscate")

    assert game.gold[1] == 2
    assert token(game) == 1


def test_gold_left_on_the_token_waits_for_another_round() -> None:
    # Ruling R27
    game = table("warlord", seats=4, cast="tax_collector", gold=[5], hands=["manor"], gold_on={"tax_collector": 2})

    play(game, "gold", "build manor", "end")

    assert game.round == 2
    assert token(game) == 3


def test_a_killed_tax_collector_leaves_the_gold_where_it_is() -> None:
    # Ruling R27
    game = table(
        call=9,
        seats=4,
        gold=[0],
        characters=["tax_collector", "assassin"],
        gold_on={"tax_collector": 4},
        marks=[["killed", "tax_collector", 1]],
    )

    assert game.round == 2
    assert game.gold[0] == 0
    assert token(game) == 4


def test_may_leave_the_gold_on_the_token() -> None:
    # Ruling R1
    game = table("tax_collector", seats=4, gold=[0], gold_on={"tax_collector": 4})

    play(game, "gold", "end")

    assert game.gold[0] == 2
    assert token(game) == 4


def test_the_witch_takes_the_gold_and_pays_no_tax_as_a_bewitched_tax_collector() -> None:
    # Ruling R43
    game = table(
        call=9,
        seats=4,
        gold=[3, 0],
        hands=["manor"],
        characters=["witch", "tax_collector"],
        gold_on={"tax_collector": 4},
        marks=[["bewitched", "tax_collector", 0]],
    )
    assert options(game) == ["gold", "cards"]
    play(game, "gold")
    assert asked(game).seat == 0

    play(game, "collect", "build manor")

    assert list(game.gold[:2]) == [4, 2]
    assert token(game) == 0
    assert hand(game, 0) == []


def test_the_witch_pays_the_tax_as_any_other_character() -> None:
    # Ruling R88
    game = table(
        call=6,
        seats=4,
        cast="tax_collector",
        gold=[5, 0],
        hands=["manor"],
        characters=["witch", "merchant"],
        marks=[["bewitched", "merchant", 0]],
    )

    play(game, "gold", "build manor")

    assert game.gold[0] == 1
    assert token(game) == 1
