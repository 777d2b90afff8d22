"""Every kind of character as the guest of a Consulate: it acts beside the own character for one turn."""

from typing import Any

import pytest

from tests.citadels.tables import city, hand, metropole_table, points, shown, table
from tests.tables import asked, key_for, names, options, play, told
from twocities import SPECTATOR
from twocities.citadels.field_names import FIELD_NAMES
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES
from twocities.games import load_position

FIRST_GAME = ["assassin", "thief", "king", "bishop", "merchant", "architect", "warlord"]
"""The guests that have to leave the first game."""
OTHERS = ["magistrate", "spy", "blackmailer", "wizard", "seer", "emperor", "patrician", "abbot", "cardinal"]
OTHERS += ["alchemist", "trader", "navigator", "scholar", "diplomat", "marshal", "artist", "tax_collector"]


def hosting(
    acting: str, guest: str, own: str = "", others: list[str] | None = None, seats: int = 4, **fields: Any
) -> Citadels:
    """Set a table at which seat 0 acts as a character, with a Consulate, its guest and an own city."""
    cities = [f"consulate {own}", *(others or [])]
    return metropole_table(acting, seats=seats, cities=cities, guest=guest, **fields)


def joined(acting: str, guest: str, own: str = "", others: list[str] | None = None, **fields: Any) -> Citadels:
    """Set a table at which the guest of seat 0 has just joined, and has something to do."""
    game = hosting(acting, guest, own, others, **fields)
    play(game, "use consulate")
    assert TOPIC_NAMES[asked(game).topic] == "acting_as_guest"
    return game


def reloaded(game: Citadels) -> Citadels:
    """Write a game down and set it up again."""
    again = load_position(game.position())
    assert isinstance(again, Citadels)
    return again


# Rank 1


def test_as_assassin_it_kills_a_character_that_was_not_called_yet() -> None:
    # Ruling R157: as Assassin it kills only characters that were not called yet.
    game = joined("merchant", "assassin", cast="magistrate", characters=["merchant", "architect", "warlord"])

    assert options(game) == ["kill architect", "kill warlord", "pass"]
    play(game, "kill architect", "gold", "end")

    assert asked(game).seat == 2


def test_as_assassin_it_finds_nobody_to_kill_after_the_last_call() -> None:
    # Ruling R157: as Assassin it kills only characters that were not called yet.
    game = hosting("warlord", "assassin", cast="magistrate")

    play(game, "use consulate")

    assert options(game) == ["gold", "cards"]


def test_a_bewitched_character_that_the_guest_kills_brings_the_witch_nothing() -> None:
    # Ruling R35: if the bewitched character was killed, her turn is over.
    game = joined(
        "thief",
        "assassin",
        cast="witch",
        characters=["thief", "witch", "merchant", "warlord"],
        marks=[["bewitched", "merchant", 1]],
    )

    play(game, "kill merchant", "gold", "end")

    assert [asked(game).seat, game.called] == [3, 8]


def test_as_magistrate_it_confiscates_a_district() -> None:
    game = joined("thief", "magistrate", characters=["thief", "merchant"], gold=[0, 1], hands=["", "tavern"])

    play(game, "warrant merchant", "warrant king", "warrant bishop", "sign merchant", "gold", "end")
    play(game, "gold", "build tavern", "confiscate")

    assert [city(game, 0), city(game, 1)] == ["consulate tavern", ""]
    assert list(game.gold) == [2, 3, 0, 0]


def test_as_magistrate_it_lays_no_warrant_on_the_own_character() -> None:
    # Ruling R122: neither marker may lie on the own character.
    game = joined("thief", "magistrate")

    assert "warrant thief" not in options(game)
    assert "warrant king" in options(game)
    play(game, "warrant king")
    assert "warrant thief" not in options(game)


def test_a_warrant_of_the_guest_reaches_the_witch_who_acts_as_that_character() -> None:
    # Ruling R47: a warrant on the character that a resumed Witch acts as reaches her.
    game = joined(
        "thief",
        "magistrate",
        cast="witch",
        characters=["thief", "witch", "merchant"],
        gold=[0, 1],
        hands=["", "tavern"],
        marks=[["bewitched", "merchant", 1]],
    )

    play(game, "warrant merchant", "warrant king", "warrant bishop", "sign merchant", "gold", "end", "gold")
    play(game, "build tavern")
    assert asked(game).seat == 0
    play(game, "confiscate")

    assert city(game, 0) == "consulate tavern"
    assert list(game.gold) == [2, 1, 2, 0]


def test_only_its_host_knows_which_warrant_of_the_guest_is_signed() -> None:
    game = joined("thief", "magistrate")
    play(game, "warrant merchant", "warrant king", "warrant bishop")

    events = play(game, "sign merchant")

    assert shown(events, 0, "warrants-placed")[0]["real"] == "merchant"
    assert [shown(events, viewer, "warrants-placed")[0]["real"] for viewer in (1, SPECTATOR)] == ["unknown"] * 2


# Rank 2


def test_as_thief_it_robs_a_character_when_that_is_called() -> None:
    game = joined("magician", "thief", cast="spy", characters=["magician", "merchant"], gold=[0, 5])

    play(game, "rob merchant", "gold", "end")

    assert list(game.gold) == [7, 0, 0, 0]


def test_as_thief_it_robs_neither_the_own_character_nor_rank_1() -> None:
    # Ruling R32: rank 1 is not to be robbed.
    game = joined("magician", "thief", cast="spy")

    assert [f"rob {name}" in options(game) for name in ("magician", "assassin", "spy")] == [False, False, True]


def test_as_spy_it_looks_at_a_hand() -> None:
    game = joined("merchant", "spy", gold=[0, 5], hands=["", "tavern market"], deck="temple palace")

    play(game, "spy 1 trade")

    assert list(game.gold[:2]) == [2, 3]
    assert hand(game, 0) == ["palace", "temple"]


def test_as_blackmailer_it_threatens_two_other_characters() -> None:
    # Ruling R122: neither marker may lie on the own character.
    game = joined("magician", "blackmailer", characters=["magician", "merchant"], gold=[0, 4])

    assert "threaten magician" not in options(game)
    play(game, "threaten merchant")
    assert "threaten magician" not in options(game)
    play(game, "threaten king", "real merchant", "gold", "end", "gold", "bribe")

    assert list(game.gold[:2]) == [5, 3]


def test_a_threatened_host_lets_nobody_join_before_the_threat_is_answered() -> None:
    # Ruling R59: gather, then the threat, then everything else.
    game = hosting("merchant", "spy", cast="blackmailer", marks=[["real_threat", "merchant", 1]])

    assert "use consulate" not in options(game)
    play(game, "gold")
    assert options(game) == ["bribe", "refuse"]
    play(game, "bribe")
    assert "use consulate" in options(game)


# Rank 3


def test_as_wizard_it_takes_a_card_and_builds_it_at_once_outside_the_limit() -> None:
    game = joined("merchant", "wizard", gold=[5], hands=["temple", "tavern"], gathered=1)

    play(game, "look 1", "take tavern", "build tavern", "build temple")

    assert city(game, 0) == "consulate tavern temple"


def test_as_wizard_it_lets_the_own_character_build_doubles() -> None:
    # Ruling R66: duplicates are legal for all builds of the turn.
    game = hosting("merchant", "wizard", "tavern", gold=[5], hands=["tavern"], gathered=1)

    assert "build tavern" not in options(game)
    play(game, "use consulate", "build tavern")

    assert city(game, 0) == "consulate tavern*2"


def test_a_hand_that_it_looks_at_as_wizard_is_seen_by_its_host_alone() -> None:
    game = joined("merchant", "wizard", hands=["", "tavern"])

    events = play(game, "look 1")

    assert shown(events, 0, "hand-seen")[0]["districts"] == ["tavern"]
    assert [shown(events, viewer, "hand-seen")[0]["districts"] for viewer in (2, SPECTATOR)] == [["unknown"]] * 2


def test_as_seer_it_takes_a_card_of_everybody_and_gives_one_back() -> None:
    game = joined("merchant", "seer", hands=["manor", "tavern", "temple"])

    play(game, "foresee", "give manor", "give tavern")

    assert [hand(game, seat) for seat in range(3)] == [["temple"], ["manor"], ["tavern"]]


def test_as_seer_it_raises_the_building_limit_to_two() -> None:
    # Ruling R157: the larger building limit holds.
    game = hosting("merchant", "seer", gold=[9], hands=["tavern temple manor"], gathered=1)

    play(game, "use consulate", "build tavern", "build temple")

    assert "build manor" not in options(game)


# Rank 4


def test_as_king_it_takes_the_crown_at_once_if_its_host_has_gathered() -> None:
    # Ruling R157: what must happen after gathering happens for both.
    game = hosting("merchant", "king", cast="patrician", crown=2, gathered=1)

    play(game, "use consulate")

    assert game.crown == 0


def test_as_king_it_takes_the_crown_after_gathering_if_it_joins_before() -> None:
    # Ruling R157: what must happen after gathering happens for both.
    game = hosting("merchant", "king", cast="patrician", crown=2)

    play(game, "use consulate")
    assert game.crown == 2
    play(game, "gold")

    assert game.crown == 0


def test_as_king_it_earns_for_noble_districts_besides_the_own_income() -> None:
    # Ruling R157: a guest has its own once-a-turn uses.
    game = joined("merchant", "king", "manor palace tavern", cast="patrician", gold=[0])

    play(game, "income", "income")

    assert game.gold[0] == 3


def test_the_queen_does_not_mind_a_king_who_is_a_guest() -> None:
    # Ruling R124: a guest has no rank in the round.
    game = hosting("merchant", "king", seats=5, cast="patrician queen", characters=["merchant", "queen"], gathered=1)

    play(game, "use consulate", "end")

    assert [asked(game).seat, game.called] == [1, 9]
    assert options(game) == ["gold", "cards"]


def test_as_emperor_it_must_move_the_crown_before_the_turn_ends() -> None:
    # Ruling R157: both duties hold.
    game = joined("merchant", "emperor", "manor", gold=[0, 1], gathered=1, crown=2)

    play(game, "income", "extra_gold")
    assert "end" not in options(game)
    play(game, "use consulate")
    assert options(game) == ["crown 1", "crown 3", "pass"]
    play(game, "crown 1", "take_gold")

    assert game.crown == 1
    assert list(game.gold[:2]) == [3, 0]
    assert "end" in options(game)


def test_as_emperor_it_moves_the_crown_even_if_the_consulate_is_gone_by_then() -> None:
    # Ruling R157: both duties hold, and the abilities for the whole turn.
    game = joined("diplomat", "emperor", "manor", ["tavern"], gold=[0], gathered=1)

    play(game, "income", "offer consulate", "demand 1 tavern")
    assert "end" not in options(game)
    play(game, "use consulate", "crown 1", "end")

    assert game.crown == 1


def test_both_an_own_king_and_an_emperor_who_is_a_guest_do_their_duty() -> None:
    # Ruling R157: both duties hold.
    game = joined("king", "emperor", gold=[0], crown=2)

    play(game, "crown 1", "gold")

    assert game.crown == 0


def test_a_guest_emperor_who_joins_after_gathering_moves_the_crown_that_the_own_king_has_taken() -> None:
    # Ruling R69: the moment at which the guest joins decides whose duty comes first.
    game = hosting("king", "emperor", gold=[0], crown=2)

    play(game, "gold", "use consulate", "crown 2")

    assert game.crown == 2


def test_as_patrician_it_draws_cards_for_noble_districts_and_takes_the_crown() -> None:
    game = joined("merchant", "patrician", "manor castle", crown=2, gathered=1, deck="temple tavern palace")

    play(game, "income")

    assert hand(game, 0) == ["temple", "tavern"]
    assert game.crown == 0


# Rank 5


def test_as_bishop_it_protects_from_rank_8_for_the_rest_of_the_round() -> None:
    # Ruling R123: a Consulate's Bishop protects from then on.
    game = hosting(
        "merchant", "bishop", "manor", ["", "tavern"], cast="cardinal", characters=["merchant", "warlord"], gathered=1
    )

    play(game, "use consulate", "end", "gold")

    assert "destroy 2 tavern" in options(game)
    assert "destroy 0 manor" not in options(game)


def test_a_bishop_who_did_not_join_protects_nobody() -> None:
    game = hosting("merchant", "bishop", "tavern", cast="cardinal", characters=["merchant", "warlord"], gathered=1)

    play(game, "end", "gold")

    assert "destroy 0 tavern" in options(game)


def test_as_bishop_it_earns_for_religious_districts() -> None:
    game = joined("merchant", "bishop", "temple church", cast="cardinal", gold=[0])

    play(game, "income")

    assert game.gold[0] == 2


def test_as_abbot_it_splits_its_income_and_takes_a_gold_of_the_richest() -> None:
    game = joined("merchant", "abbot", "temple church", gold=[0, 9, 3], deck="manor palace")

    play(game, "tithe 1", "use consulate", "income", "split 1")

    assert list(game.gold[:2]) == [2, 8]
    assert hand(game, 0) == ["manor"]


def test_as_the_abbot_of_citadela_it_gets_both_for_a_school_of_magic() -> None:
    game = table(
        "merchant",
        seats=4,
        edition="citadela,metropole",
        cities=["consulate school_of_magic"],
        guest="citadela_abbot",
        gold=[0],
        deck="manor palace",
    )

    play(game, "use consulate", "income")

    assert game.gold[0] == 1
    assert hand(game, 0) == ["manor"]


def test_as_cardinal_it_draws_cards_and_lets_the_own_character_borrow_once() -> None:
    # Ruling R74: a loan is taken once a turn.
    game = joined(
        "architect", "cardinal", "temple", gold=[2, 9], hands=["palace market docks"], deck="tavern manor", gathered=1
    )

    play(game, "income")
    assert hand(game, 0) == ["palace", "tavern", "market", "docks"]
    play(game, "borrow 1 palace", "give tavern", "give market", "give docks")

    assert city(game, 0) == "consulate temple palace"
    assert list(game.gold[:2]) == [0, 6]


# Rank 6


def test_as_merchant_it_earns_for_trade_districts_and_gets_an_extra_gold() -> None:
    game = joined("warlord", "merchant", "tavern market", cast="trader", gold=[0])

    play(game, "extra_gold", "use consulate", "income")

    assert game.gold[0] == 3
    assert "use consulate" not in options(game)


def test_an_extra_gold_of_the_guest_comes_beside_an_own_one() -> None:
    # Ruling R157: a guest has its own once-a-turn uses.
    game = joined("merchant", "navigator", gold=[0])

    play(game, "extra_gold", "extra_gold")

    assert game.gold[0] == 5


def test_as_alchemist_it_pays_back_all_that_was_built_in_the_turn() -> None:
    # Ruling R122: the abilities hold for the whole turn.
    game = hosting("architect", "alchemist", gold=[5], hands=["manor temple"], gathered=1)

    play(game, "build manor", "use consulate", "build temple", "end")

    assert game.gold[0] == 5


def test_as_trader_it_lets_any_number_of_trade_districts_be_built() -> None:
    game = hosting("warlord", "trader", gold=[9], hands=["tavern market manor temple"], gathered=1)

    play(game, "use consulate", "build manor", "build tavern", "build market")

    assert "build temple" not in options(game)


def test_as_trader_it_frees_the_trade_district_that_was_built_before_it_joined() -> None:
    # Ruling R122: what the guest allows holds for the whole turn, whatever came first.
    game = hosting("bishop", "trader", gold=[9], hands=["tavern market manor"], gathered=1)

    play(game, "build tavern")
    assert options(game) == ["use consulate", "end"]
    play(game, "use consulate", "income")

    assert options(game) == ["build manor", "build market", "end"]


def test_as_trader_it_frees_nothing_but_trade_districts() -> None:
    # Ruling R122: what the guest allows holds for the whole turn, whatever came first.
    game = hosting("bishop", "trader", gold=[9], hands=["tavern temple manor"], gathered=1)

    play(game, "build manor", "use consulate")

    assert options(game) == ["build tavern", "end"]


def test_as_trader_it_frees_a_trade_district_that_was_confiscated() -> None:
    # Ruling R50: a Trader's trade district does not use up the limit, confiscated or not.
    game = hosting(
        "bishop",
        "trader",
        cast="magistrate",
        gold=[9],
        hands=["tavern manor"],
        marks=[["signed_warrant", "bishop", 1]],
        gathered=1,
    )

    play(game, "build tavern", "confiscate", "use consulate")

    assert options(game) == ["build manor", "end"]


def test_as_trader_it_frees_a_trade_district_in_a_game_that_was_written_down() -> None:
    game = hosting("bishop", "trader", gold=[9], hands=["tavern manor"], gathered=1)
    play(game, "build tavern")

    again = reloaded(game)
    play(again, "use consulate", "income")

    assert options(again) == ["build manor", "end"]


def test_as_trader_it_leaves_what_a_clockwork_allows() -> None:
    # Ruling R155: the Clockwork allows one district more.
    game = hosting("bishop", "trader", "clockwork", gold=[9], hands=["tavern temple manor castle"], gathered=1)

    play(game, "build tavern", "use clockwork", "build manor", "use consulate", "income")

    assert options(game) == ["build castle", "build temple", "end"]


# Rank 7


def test_as_architect_it_draws_two_cards_and_raises_the_building_limit_to_three() -> None:
    # Ruling R157: the larger building limit holds.
    game = joined(
        "merchant",
        "architect",
        cast="scholar",
        gold=[9],
        hands=["tavern temple watchtower market"],
        deck="manor palace",
        gathered=1,
    )

    play(game, "extra_cards", "build tavern", "build temple", "build watchtower")

    assert hand(game, 0) == ["manor", "palace", "market"]
    assert "build market" not in options(game)


def test_as_navigator_it_brings_four_gold_and_forbids_building() -> None:
    # Ruling R122: both characters' restrictions hold for the whole turn.
    game = joined("merchant", "navigator", hands=["tavern stables"], gathered=1, gold=[2])

    play(game, "extra_gold")

    assert game.gold[0] == 6
    assert options(game) == ["extra_gold", "end"]


def test_a_navigator_cannot_join_in_a_turn_in_which_something_was_built() -> None:
    # Ruling R122: both characters' restrictions hold for the whole turn.
    game = hosting("merchant", "navigator", gold=[5], hands=["tavern"], gathered=1)

    assert "use consulate" in options(game)
    play(game, "build tavern")

    assert "use consulate" not in options(game)


def test_other_guests_join_after_building_too() -> None:
    game = hosting("merchant", "scholar", gold=[5], hands=["tavern temple"], deck="manor", gathered=1)

    play(game, "build tavern", "use consulate", "study", "keep manor", "build temple")

    assert city(game, 0) == "consulate tavern temple"


def test_a_navigator_builds_nothing_whoever_the_guest_is() -> None:
    # Ruling R122: both characters' restrictions hold for the whole turn.
    game = hosting("navigator", "trader", gold=[9], hands=["tavern"], gathered=1)

    play(game, "use consulate")

    assert options(game) == ["extra_gold", "extra_cards", "end"]


@pytest.mark.parametrize(("acting", "guest"), [("navigator", "wizard"), ("wizard", "navigator")])
def test_where_a_navigator_acts_too_a_wizard_can_only_keep_the_card(acting: str, guest: str) -> None:
    # Ruling R122: both characters' restrictions hold for the whole turn.
    game = joined(acting, guest, gold=[9], hands=["", "tavern"])
    as_guest = {"wizard": ["look 1"], "navigator": ["extra_cards", "look 1"]}

    play(game, *as_guest[guest], "take tavern")

    assert options(game) == ["keep_it"]


def test_as_scholar_it_keeps_one_of_seven_cards() -> None:
    game = joined("merchant", "scholar", deck="manor palace castle temple church tavern market docks")

    play(game, "study", "keep palace")

    assert hand(game, 0) == ["palace"]
    assert len(game.deck) == 7


# Rank 8


def test_as_warlord_it_destroys_a_district() -> None:
    game = joined("merchant", "warlord", "", ["manor"], cast="marshal", gold=[5])

    play(game, "destroy 1 manor")

    assert city(game, 1) == ""
    assert game.gold[0] == 3


def test_as_warlord_it_finds_a_bishop_open_who_was_not_called_yet() -> None:
    # Ruling R123: as rank 8 before a Bishop was called: that city is open.
    game = joined("thief", "warlord", "", ["tavern"], cast="marshal", characters=["thief", "bishop"])

    assert "destroy 1 tavern" in options(game)


def test_as_warlord_it_finds_a_bishop_closed_who_was_called() -> None:
    # Ruling R123: only before a Bishop was called is that city open.
    game = joined(
        "merchant",
        "warlord",
        "",
        ["tavern", "market"],
        cast="marshal",
        characters=["merchant", "bishop"],
        marks=[["protected", "bishop", 1]],
    )

    assert "destroy 1 tavern" not in options(game)
    assert "destroy 2 market" in options(game)


def test_as_warlord_it_can_destroy_the_consulate_itself_and_acts_on() -> None:
    game = joined("merchant", "warlord", "watchtower", cast="marshal", gold=[4])

    play(game, "destroy 0 consulate", "use consulate", "income")

    assert city(game, 0) == "watchtower"
    assert game.gold[0] == 1


def test_as_diplomat_it_exchanges_a_district() -> None:
    game = joined("merchant", "diplomat", "tavern", ["manor"], gold=[2])

    play(game, "offer tavern", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["consulate manor", "tavern"]
    assert list(game.gold[:2]) == [0, 2]


def test_as_marshal_it_seizes_a_district() -> None:
    game = joined("merchant", "marshal", "", ["manor"], gold=[3])

    play(game, "seize 1 manor")

    assert city(game, 0) == "consulate manor"
    assert list(game.gold[:2]) == [0, 3]


def test_two_characters_of_rank_8_act_in_one_turn() -> None:
    # Ruling R157: a guest has its own once-a-turn uses.
    game = joined("warlord", "marshal", "watchtower", ["tavern", "manor"], gold=[3])

    play(game, "income", "use consulate", "seize 2 manor", "income", "destroy 1 tavern")

    assert city(game, 0) == "consulate watchtower manor"
    assert city(game, 1) == ""
    assert game.gold[0] == 2


# Rank 9


def test_as_artist_it_beautifies_two_districts() -> None:
    game = joined("merchant", "artist", "manor", gold=[5])

    play(game, "beautify manor", "use consulate", "beautify consulate")

    assert city(game, 0) == "consulate+ manor+"
    assert points(game, 0) == {"districts": 10}
    assert "use consulate" not in options(game)


def test_as_tax_collector_it_sends_the_tax_of_those_who_come_later_to_the_bank() -> None:
    # Ruling R123: a Consulate's Tax Collector sends the tax of those who come later to the bank.
    game = hosting(
        "merchant",
        "tax_collector",
        characters=["merchant", "warlord"],
        gold=[5, 5],
        hands=["manor", "tavern"],
        gathered=1,
    )

    play(game, "use consulate", "build manor", "end", "gold")
    events = play(game, "build tavern")

    assert list(game.gold) == [2, 5, 0, 0]
    assert told(events, "tax-paid", FIELD_NAMES) == [{"seat": 1, "district": "tavern", "gold": 1}]
    assert game.position()["gold_on"] == {}


def test_who_has_nothing_left_pays_no_tax_to_the_bank() -> None:
    # Ruling R88: nobody pays with an empty stash.
    game = hosting(
        "merchant", "tax_collector", characters=["merchant", "warlord"], gold=[0], hands=["", "market"], gathered=1
    )

    play(game, "use consulate", "end", "gold", "build market")

    assert game.gold[1] == 0


def test_the_tax_to_the_bank_ends_with_the_round() -> None:
    # Ruling R123: the tax is of those who come later in the round.
    game = hosting("warlord", "tax_collector", gathered=1)

    play(game, "use consulate", "end")

    assert game.position()["marks"] == []


def test_as_tax_collector_it_finds_no_gold_to_collect() -> None:
    # Ruling R123: the tax goes to the bank.
    game = hosting("merchant", "tax_collector", gathered=1)

    play(game, "use consulate")

    assert options(game) == ["extra_gold", "end"]


# Passing


@pytest.mark.parametrize(
    ("guest", "own", "others", "may"),
    [
        ("bishop", "temple", [], ["income"]),
        ("seer", "", [], ["foresee"]),
        ("diplomat", "manor", ["palace"], ["offer manor", "offer consulate"]),
    ],
)
def test_a_guest_may_pass(guest: str, own: str, others: list[str], may: list[str]) -> None:
    # Ruling R168
    game = joined("merchant", guest, own, others, cast="cardinal warlord", hands=["", "docks"], gold=[9, 9])
    assert options(game) == [*may, "pass"]
    before = game.position()

    events = play(game, "pass")

    after = game.position()
    assert events == []
    assert [after[field] for field in ("gold", "hands", "cities")] == [
        before[field] for field in ("gold", "hands", "cities")
    ]
    assert after["joined"] == guest


def test_a_guest_who_has_passed_waits_until_something_else_was_done() -> None:
    # Ruling R168
    game = joined("bishop", "trader", "docks", gold=[9], hands=["tavern market"], gathered=1)

    play(game, "pass")
    assert options(game) == ["build tavern", "build market", "end"]
    play(game, "build tavern")
    assert "use consulate" in options(game)
    play(game, "use consulate", "income")

    assert game.gold[0] == 9 - 1 + 2


def test_a_guest_who_has_passed_twice_waits_again() -> None:
    # Ruling R168
    game = joined("bishop", "trader", "docks", hands=["temple"])

    play(game, "pass", "gold", "use consulate", "pass")

    assert options(game) == ["build temple", "end"]


def test_a_guest_who_passes_has_joined_for_the_whole_turn() -> None:
    # Ruling R168
    game = joined("merchant", "navigator", gold=[9], hands=["manor"], gathered=1)

    play(game, "pass")

    assert options(game) == ["extra_gold", "end"]


def test_a_guest_who_only_passed_leaves_with_the_turn() -> None:
    # Ruling R168
    game = joined("merchant", "seer", characters=["merchant", "warlord"], hands=["", "docks"], gathered=1)

    play(game, "pass", "end")

    assert [game.position()["guest"], game.position()["joined"]] == [None, None]


def test_a_guest_with_a_duty_may_pass_once_and_then_only_do_it() -> None:
    # Ruling R168
    game = joined("merchant", "emperor", characters=["merchant"], gold=[0, 1], gathered=1, crown=2, used=["extra"])

    play(game, "pass")
    assert options(game) == ["use consulate"]
    play(game, "use consulate")

    assert options(game) == ["crown 1", "crown 3"]


def test_a_position_remembers_that_the_guest_has_passed() -> None:
    # Ruling R168
    game = joined("bishop", "trader", "docks", hands=["temple"], gathered=1)
    play(game, "pass")

    again = reloaded(game)

    assert game.position()["used"] == ["guest_passed"]
    assert options(again) == ["build temple", "end"]


# All of them


@pytest.mark.parametrize(
    ("guest", "cast"),
    [(guest, "") for guest in OTHERS]
    + [(guest, "magistrate spy emperor abbot alchemist navigator diplomat") for guest in FIRST_GAME],
)
def test_every_guest_leaves_its_place_and_joins(guest: str, cast: str) -> None:
    game = hosting("magician", guest, cast=cast)

    play(game, "use consulate")

    assert [game.position()["guest"], game.position()["joined"]] == [None, guest]


def test_it_is_back_in_the_box_when_the_turn_ends() -> None:
    game = hosting("magician", "trader", characters=["magician", "merchant"], gathered=1)

    play(game, "use consulate", "end")

    assert [game.position()["guest"], game.position()["joined"]] == [None, None]
    assert asked(game).seat == 1


def test_it_joins_before_or_after_gathering() -> None:
    # Ruling R157: a guest joins at any time of the owner's own turn.
    game = hosting("merchant", "scholar")

    assert "use consulate" in options(game)
    play(game, "gold")
    assert "use consulate" in options(game)
    play(game, "extra_gold")
    assert "use consulate" in options(game)


def test_everybody_sees_who_joins() -> None:
    game = hosting("merchant", "scholar")

    events = play(game, "use consulate")

    assert [shown(events, viewer, "guest-joined") for viewer in (0, 1, SPECTATOR)] == [
        [{"seat": 0, "character": "scholar"}]
    ] * 3
    assert [game.view(viewer).to_dict()["joined"] for viewer in (0, 1, SPECTATOR)] == ["scholar"] * 3


def test_a_guest_cannot_be_killed_robbed_or_marked() -> None:
    # Ruling R124: a guest is not called, killed, robbed or marked.
    game = metropole_table("thief", seats=4, cities=["", "consulate"], guest="scholar")

    assert [option for option in options(game) if "scholar" in option] == []


def test_a_guest_is_not_called() -> None:
    # Ruling R124: a guest is not called.
    game = hosting("merchant", "scholar", characters=["merchant", "warlord"], gathered=1)

    events = play(game, "end")

    assert names(events).count("rank-called") == 2
    assert asked(game).seat == 1


def test_the_witch_who_goes_on_may_have_a_guest_too() -> None:
    # Ruling R122: it does not work in a turn in which the own character is bewitched; hers is not.
    game = metropole_table(
        "merchant",
        seats=4,
        characters=["witch", "merchant"],
        cities=["consulate"],
        guest="seer",
        marks=[["bewitched", "merchant", 0]],
        hands=["", "tavern"],
        gathered=1,
    )

    play(game, "use consulate")

    assert options(game) == ["foresee", "pass"]


def test_a_witch_has_no_guest_before_she_goes_on() -> None:
    # Ruling R34: before and between she uses nothing but gathering districts.
    game = hosting("witch", "seer", hands=["", "tavern"])

    assert options(game) == ["gold", "cards"]
    play(game, "gold")
    assert "use consulate" not in options(game)


def test_in_the_middle_of_what_the_guest_does_a_position_loads() -> None:
    agenda: list[dict[str, object]] = [
        {"step": "act_as_guest", "seat": 0, "acting": "merchant"},
        {"step": "turn", "seat": 0, "acting": "merchant"},
        {"step": "call_rank", "rank": 7},
    ]
    game = metropole_table(
        "merchant",
        seats=4,
        cities=["consulate watchtower", "tavern"],
        joined="marshal",
        used=["guest_power", "income"],
        agenda=agenda,
    )

    assert options(game) == ["income", "pass"]
    assert asked(game).about == game.joined
    play(game, "income")
    assert game.position()["used"] == ["income", "guest_income", "guest_power"]


def test_a_position_loads_in_which_the_altar_calls_the_guest_of_this_turn_into_the_game() -> None:
    game = hosting("merchant", "seer", gold=[5], hands=["altar"], gathered=1)
    play(game, "use consulate", "build altar", "replace seer")

    assert reloaded(game).position() == game.position()


def test_the_random_card_that_the_emperor_takes_as_a_guest_is_seen_by_two() -> None:
    game = joined("merchant", "emperor", hands=["", "tavern manor"], rng=[key_for(((2, 0),)), 0], deck="")
    play(game, "crown 1")

    events = play(game, "take_card")

    assert shown(events, 1, "card-taken")[0]["district"] == "manor"
    assert [shown(events, viewer, "card-taken")[0]["district"] for viewer in (2, SPECTATOR)] == ["unknown"] * 2


def test_a_navigator_does_not_join_after_a_build_that_nobody_paid_for() -> None:
    # Ruling R122
    game = metropole_table(
        "merchant",
        cities=["consulate clockwork framework"],
        hands=["palace"],
        gold=[0],
        guest="navigator",
        gathered=1,
    )
    assert "use consulate" in options(game)

    play(game, "use clockwork", "build_razing palace", "raze framework")

    assert game.builds == 0
    assert "use consulate" not in options(game)
