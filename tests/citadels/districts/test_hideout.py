import pytest

from tests.citadels.characters.marked import resumed_as, threatened, warranted
from tests.citadels.tables import city, metropole_table, points, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.ids import HIDEOUT, TOPIC_NAMES

EDITION = "deluxe,metropole"


def test_its_owner_may_hide_any_number_of_gold() -> None:
    # Ruling R152
    game = metropole_table("king", gold=[3], cities=["hideout"])

    play(game, "use hideout")
    assert [TOPIC_NAMES[asked(game).topic], options(game)] == ["hiding", ["hide 1", "hide 2", "hide 3"]]
    events = play(game, "hide 2")

    assert [game.gold[0], game.position()["notes"]] == [1, {"hideout": 2}]
    assert shown(events, SPECTATOR, "gold-hidden") == [{"seat": 0, "district": "hideout", "gold": 2}]


def test_its_owner_may_take_any_number_back() -> None:
    # Ruling R152
    game = metropole_table("king", gold=[0], cities=["hideout"], notes={"hideout": 3})

    play(game, "use hideout")
    assert options(game) == ["fetch 1", "fetch 2", "fetch 3"]
    events = play(game, "fetch 2")

    assert [game.gold[0], game.position()["notes"]] == [2, {"hideout": 1}]
    assert shown(events, SPECTATOR, "gold-fetched") == [{"seat": 0, "district": "hideout", "gold": 2}]


def test_with_gold_on_both_sides_its_owner_chooses() -> None:
    game = metropole_table("king", gold=[1], cities=["hideout"], notes={"hideout": 2})

    play(game, "use hideout")

    assert options(game) == ["hide 1", "fetch 1", "fetch 2"]


def test_more_gold_may_be_added_to_what_is_hidden() -> None:
    game = metropole_table("king", gold=[4], cities=["hideout"], notes={"hideout": 5})

    play(game, "use hideout", "hide 4")

    assert game.position()["notes"] == {"hideout": 9}


def test_all_of_it_may_be_taken_back() -> None:
    game = metropole_table("king", gold=[0], cities=["hideout"], notes={"hideout": 5})

    play(game, "use hideout", "fetch 5")

    assert game.gold[0] == 5
    assert game.position()["notes"] == {}


def test_no_more_than_twenty_three_move_at_a_time() -> None:
    # Ruling R152
    game = metropole_table("king", gold=[30], cities=["hideout"], notes={"hideout": 30})

    play(game, "use hideout")

    assert [options(game)[0], options(game)[22], options(game)[23], options(game)[-1]] == [
        "hide 1",
        "hide 23",
        "fetch 1",
        "fetch 23",
    ]


def test_it_works_once_in_a_turn() -> None:
    # Ruling R152
    game = metropole_table("king", gold=[3], cities=["hideout"])

    play(game, "use hideout", "hide 1", "gold")

    assert "use hideout" not in options(game)


def test_with_two_characters_it_works_once_for_each() -> None:
    # Ruling R152
    game = metropole_table("thief", characters=["thief king"], gold=[3], cities=["hideout"])

    play(game, "use hideout", "hide 3", "gold", "end", "use hideout", "fetch 3")

    assert game.gold[0] == 5


def test_without_any_gold_it_is_not_used() -> None:
    # Ruling R137
    game = metropole_table("king", gold=[0], cities=["hideout"])

    assert "use hideout" not in options(game)


def test_when_all_was_taken_back_and_spent_it_is_not_used() -> None:
    game = metropole_table("king", gold=[0], cities=["hideout"], notes={"hideout": 0})

    assert "use hideout" not in options(game)


def test_it_may_be_used_before_or_after_gathering() -> None:
    # Ruling R3
    game = metropole_table("king", gold=[1], cities=["hideout"])

    assert "use hideout" in options(game)
    play(game, "gold")
    assert "use hideout" in options(game)


def test_it_may_be_used_in_the_turn_in_which_it_was_built() -> None:
    game = metropole_table("king", gold=[5], hands=["hideout"], gathered=1)

    play(game, "build hideout", "use hideout", "hide 2")

    assert game.position()["notes"] == {"hideout": 2}


def test_only_its_owner_uses_it() -> None:
    # Ruling R130
    game = metropole_table("king", gold=[5], cities=["", "hideout"], notes={"hideout": 5})

    assert "use hideout" not in options(game)


def test_hidden_gold_pays_for_nothing_until_it_is_taken_back() -> None:
    # Ruling R152
    game = metropole_table("king", gold=[0], hands=["manor"], cities=["hideout"], notes={"hideout": 3}, gathered=1)
    assert "build manor" not in options(game)

    play(game, "use hideout", "fetch 3", "build manor")

    assert city(game, 0) == "hideout manor"


def test_everybody_sees_how_much_is_hidden() -> None:
    game = metropole_table("king", cities=["hideout"], notes={"hideout": 5})

    assert [game.view(viewer).to_dict()["notes"] for viewer in (0, 1, SPECTATOR)] == [{"hideout": 5}] * 3


def test_a_thief_does_not_get_it() -> None:
    # Ruling R130
    game = metropole_table(
        call=4,
        seats=4,
        characters=["king", "thief"],
        gold=[2, 0],
        cities=["hideout"],
        notes={"hideout": 5},
        marks=[["robbed", "king", 1]],
    )

    assert [game.gold[0], game.gold[1]] == [0, 2]
    assert game.position()["notes"] == {"hideout": 5}


@pytest.mark.parametrize(
    ("gold", "may"), [([1, 1, 2], ["tithe 2"]), ([2, 1, 1], []), ([1, 2, 2], ["tithe 1", "tithe 2"])]
)
def test_an_abbot_does_not_count_it(gold: list[int], may: list[str]) -> None:
    # Ruling R130
    game = metropole_table("abbot", seats=4, gold=gold, cities=["", "hideout"], notes={"hideout": 9})

    assert [option for option in options(game) if option.startswith("tithe")] == may


def test_an_abbot_who_hides_his_gold_is_no_longer_the_richest() -> None:
    # Ruling R130
    game = metropole_table("abbot", seats=4, gold=[5, 2], cities=["hideout"])
    assert "tithe 1" not in options(game)

    play(game, "use hideout", "hide 4", "tithe 1")

    assert list(game.gold) == [2, 1, 0, 0]


def test_a_bribe_is_half_of_the_rest() -> None:
    # Ruling R130
    game = threatened("king", edition=EDITION, gold=[2, 0], cities=["hideout"], notes={"hideout": 6})

    play(game, "gold", "bribe")

    assert [game.gold[0], game.gold[1]] == [2, 2]


def test_an_unmasked_blackmailer_does_not_get_it() -> None:
    # Ruling R130
    game = threatened("king", edition=EDITION, gold=[2, 0], cities=["hideout"], notes={"hideout": 6})

    play(game, "gold", "refuse", "unmask")

    assert [game.gold[0], game.gold[1], game.position()["notes"]] == [0, 4, {"hideout": 6}]


def test_a_threatened_player_hides_nothing_before_the_threat_is_over() -> None:
    # Ruling R59
    game = threatened("king", edition=EDITION, gold=[2, 0], cities=["hideout"])
    assert options(game) == ["gold", "cards"]

    play(game, "gold")

    assert options(game) == ["bribe", "refuse"]


def test_a_spy_does_not_get_it() -> None:
    # Ruling R130
    game = metropole_table(
        "spy",
        gold=[0, 1],
        hands=["", "tavern market"],
        cities=["", "hideout"],
        notes={"hideout": 5},
    )

    play(game, "spy 1 trade")

    assert [list(game.gold), game.position()["notes"]] == [[1, 0], {"hideout": 5}]


def test_a_cardinal_borrows_nothing_of_it() -> None:
    # Ruling R130
    game = metropole_table(
        "cardinal",
        gold=[2, 0],
        hands=["manor tavern"],
        cities=["", "hideout"],
        notes={"hideout": 5},
        gathered=1,
    )

    assert "borrow 1 manor" not in options(game)


def test_no_tax_is_paid_of_it() -> None:
    # Ruling R130
    game = metropole_table(
        "king",
        seats=4,
        cast="tax_collector",
        gold=[3],
        hands=["manor"],
        cities=["hideout"],
        notes={"hideout": 5},
        gathered=1,
    )

    play(game, "build manor")

    assert game.position()["notes"] == {"hideout": 5}
    assert game.position()["gold_on"] == {}


def test_a_poor_house_finds_its_owner_without_gold() -> None:
    # Ruling R130
    game = metropole_table("king", gold=[0], cities=["hideout poor_house"], gathered=1, notes={"hideout": 5})

    play(game, "end")

    assert game.gold[0] == 1


def test_an_imperial_treasury_does_not_count_it() -> None:
    # Ruling R130
    game = metropole_table("king", gold=[2], cities=["hideout imperial_treasury"], notes={"hideout": 5})

    assert points(game, 0) == {"districts": 8, "imperial_treasury": 2}


def test_an_emperor_takes_nothing_of_it() -> None:
    # Ruling R130
    game = metropole_table("emperor", seats=4, gold=[0, 0], cities=["", "hideout"], notes={"hideout": 5}, gathered=1)

    play(game, "crown 1")

    assert "take_gold" not in options(game)


def test_an_alchemist_gets_none_of_it_back() -> None:
    # Ruling R77
    game = metropole_table("alchemist", gold=[6], hands=["manor"], cities=["hideout"], gathered=1)

    play(game, "build manor", "use hideout", "hide 3", "end")

    assert [game.gold[0], game.noted(HIDEOUT)] == [3, 3]


def test_destroyed_its_gold_goes_to_the_bank() -> None:
    # Ruling R130
    game = metropole_table("warlord", gold=[2, 0], cities=["", "hideout"], notes={"hideout": 5})

    play(game, "destroy 1 hideout")

    assert [list(game.gold), game.position()["notes"]] == [[0, 0], {}]


def test_hidden_gold_does_not_make_it_dearer_for_the_warlord() -> None:
    game = metropole_table("warlord", gold=[2], cities=["", "hideout"], notes={"hideout": 5})

    assert "destroy 1 hideout" in options(game)


def test_destroyed_as_payment_its_gold_goes_to_the_bank() -> None:
    # Ruling R130
    game = metropole_table("king", gold=[0], hands=["necropolis"], cities=["hideout"], notes={"hideout": 5}, gathered=1)

    play(game, "build_razing necropolis", "raze hideout")

    assert [game.gold[0], game.position()["notes"]] == [0, {}]


def test_built_again_it_begins_without_gold() -> None:
    game = metropole_table("warlord", gold=[7], cities=["hideout"], notes={"hideout": 5}, deck="")

    play(game, "destroy 0 hideout", "cards", "keep hideout", "build hideout", "use hideout")

    assert options(game) == ["hide 1", "hide 2"]


def test_exchanged_its_gold_is_the_new_owners() -> None:
    # Ruling R130
    game = metropole_table("diplomat", gold=[0, 0], cities=["manor", "hideout"], notes={"hideout": 5})

    play(game, "offer manor", "demand 1 hideout", "use hideout", "fetch 5")

    assert list(game.gold) == [5, 0]


def test_given_away_its_gold_goes_along() -> None:
    # Ruling R130
    game = metropole_table("diplomat", gold=[0, 0], cities=["hideout", "manor"], notes={"hideout": 5})

    play(game, "offer hideout", "demand 1 manor")

    assert "use hideout" not in options(game)
    assert game.position()["notes"] == {"hideout": 5}


def test_seized_its_gold_is_the_new_owners() -> None:
    # Ruling R130
    game = metropole_table("marshal", gold=[3, 0], cities=["", "hideout"], notes={"hideout": 5})

    play(game, "seize 1 hideout", "use hideout", "fetch 5")

    assert list(game.gold) == [5, 3]


def test_a_bewitched_player_does_not_use_it() -> None:
    # Ruling R37
    game = metropole_table("witch", seats=4, characters=["witch", "king"], cities=["", "hideout"])

    play(game, "gold", "bewitch king")

    assert [asked(game).seat, options(game)] == [1, ["gold", "cards"]]


def test_a_witch_uses_hers_when_she_goes_on() -> None:
    # Ruling R36
    game = resumed_as("king", edition=EDITION, gold=[0], cities=["hideout"], notes={"hideout": 5})

    play(game, "use hideout", "fetch 5")

    assert game.gold[0] == 7


def test_confiscated_it_hides_the_gold_of_the_magistrate() -> None:
    game = warranted("king", edition=EDITION, gold=[5, 5], hands=["hideout"])

    play(game, "build hideout", "confiscate")

    assert [asked(game).seat, city(game, 1)] == [0, "hideout"]
    assert "use hideout" not in options(game)


def test_a_position_can_be_in_the_middle_of_its_question() -> None:
    game = metropole_table(
        characters=["king"],
        gold=[2],
        cities=["hideout"],
        notes={"hideout": 1},
        revealed=["king"],
        acted={"king": 0},
        used=["hideout"],
        agenda=[
            {"step": "hide_gold", "seat": 0, "district": "hideout"},
            {"step": "turn", "seat": 0, "acting": "king"},
            {"step": "call_rank", "rank": 5},
        ],
    )

    play(game, "hide 2")

    assert [game.gold[0], game.position()["notes"]] == [0, {"hideout": 3}]
