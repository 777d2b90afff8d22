import pytest

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import city, hand, metropole_table, points, sees, shown
from tests.tables import asked, names, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

EDITION = "deluxe,metropole"


def built(cards: str, standing: str = "", gold: int = 4) -> Citadels:
    """Let seat 0, who has cards and a city, build the Botanical Garden."""
    game = metropole_table(
        "merchant",
        seats=4,
        gold=[gold],
        hands=[f"botanical_garden {cards}"],
        cities=[standing],
        gathered=1,
    )
    play(game, "build botanical_garden")
    return game


def test_its_builder_may_build_a_cheap_card_for_nothing() -> None:
    # Ruling R158
    game = built("tavern")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "planting"]
    assert options(game) == ["plant tavern", "pass"]
    events = play(game, "plant tavern")

    assert city(game, 0) == "botanical_garden tavern"
    assert [game.gold[0], hand(game, 0)] == [0, []]
    assert shown(events, SPECTATOR, "district-built") == [{"seat": 0, "district": "tavern", "gold": 0}]


def test_the_card_may_cost_two_at_most() -> None:
    # Ruling R158
    game = built("manor temple church monastery tavern market trading_post docks watchtower prison barracks stables")

    assert options(game) == [
        "plant temple",
        "plant church",
        "plant tavern",
        "plant market",
        "plant trading_post",
        "plant watchtower",
        "plant prison",
        "plant stables",
        "pass",
    ]


def test_nothing_need_be_built() -> None:
    # Ruling R1
    game = built("tavern")

    play(game, "pass")

    assert [city(game, 0), hand(game, 0)] == ["botanical_garden", ["tavern"]]
    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_it_brings_one_district_and_no_second() -> None:
    game = built("tavern temple")

    play(game, "plant tavern")

    assert [city(game, 0), hand(game, 0)] == ["botanical_garden tavern", ["temple"]]
    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_the_second_district_does_not_use_up_the_limit() -> None:
    # Ruling R158
    game = metropole_table(
        "scholar",
        gold=[7],
        hands=["botanical_garden tavern manor docks"],
        gathered=1,
    )

    play(game, "build botanical_garden", "plant tavern", "build manor")

    assert city(game, 0) == "botanical_garden tavern manor"
    assert "build docks" not in options(game)


def test_the_garden_itself_uses_up_the_limit() -> None:
    game = built("tavern manor", gold=9)

    play(game, "plant tavern")

    assert "build manor" not in options(game)


def test_a_district_that_stands_in_the_city_may_be_built_again() -> None:
    game = built("tavern", standing="tavern")

    play(game, "plant tavern")

    assert city(game, 0) == "tavern botanical_garden tavern"
    assert points(game, 0) == {"districts": 6}


def test_only_that_one_district_may_be_a_duplicate() -> None:
    game = metropole_table(
        "architect",
        gold=[9],
        hands=["botanical_garden tavern market"],
        cities=["tavern market"],
        gathered=1,
    )

    play(game, "build botanical_garden", "plant tavern")

    assert "build market" not in options(game)


def test_the_stables_and_the_haunted_quarter_are_cheap_enough() -> None:
    game = built("stables haunted_quarter")

    assert options(game) == ["plant haunted_quarter", "plant stables", "pass"]


def test_stables_built_in_it_leave_the_limit_as_it_is() -> None:
    game = metropole_table("seer", gold=[7], hands=["botanical_garden stables manor"], gathered=1)

    play(game, "build botanical_garden", "plant stables", "build manor")

    assert city(game, 0) == "botanical_garden stables manor"


def test_a_haunted_quarter_built_in_it_may_be_any_type_at_the_end() -> None:
    game = built("haunted_quarter", standing="manor temple tavern")

    play(game, "plant haunted_quarter")

    assert points(game, 0)["all_types"] == 3


def test_the_secret_vault_is_not_built_though_it_costs_nothing() -> None:
    # Ruling R87
    game = built("secret_vault tavern")

    assert options(game) == ["plant tavern", "pass"]


def test_the_monument_is_too_dear() -> None:
    game = built("monument tavern")

    assert options(game) == ["plant tavern", "pass"]


def test_the_printed_cost_counts_whatever_the_factory_says() -> None:
    # Ruling R158
    game = built("framework tavern", standing="factory")

    assert options(game) == ["plant tavern", "pass"]


def test_a_hand_without_cheap_cards_can_only_pass() -> None:
    # Ruling R139
    game = built("manor castle")

    assert [TOPIC_NAMES[asked(game).topic], options(game)] == ["planting", ["pass"]]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_nobody_else_learns_whether_the_hand_has_a_cheap_card(viewer: int) -> None:
    # Ruling R8
    game = built("tavern castle")
    other = built("manor castle")

    assert sees(game, [], viewer) == sees(other, [], viewer)


def test_with_an_empty_hand_nobody_is_asked() -> None:
    game = built("")

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_the_second_district_may_complete_the_city() -> None:
    game = built("tavern", standing="manor castle palace temple church")
    assert game.first == -1

    events = play(game, "plant tavern")

    assert [game.first, names(events)] == [0, ["district-built", "city-completed"]]


def test_the_tax_is_paid_for_both_districts() -> None:
    # Ruling R158
    game = metropole_table(
        "merchant",
        seats=4,
        cast="tax_collector",
        gold=[7],
        hands=["botanical_garden tavern"],
        gathered=1,
    )
    play(game, "build botanical_garden")
    assert game.gold[0] == 2

    events = play(game, "plant tavern")

    assert game.gold[0] == 1
    assert game.position()["gold_on"] == {"tax_collector": 2}
    assert shown(events, SPECTATOR, "tax-paid") == [{"seat": 0, "district": "tavern", "gold": 1}]


def test_who_has_no_gold_left_builds_the_second_district_untaxed() -> None:
    # Ruling R88
    game = metropole_table(
        "merchant",
        seats=4,
        cast="tax_collector",
        gold=[5],
        hands=["botanical_garden tavern"],
        gathered=1,
    )

    play(game, "build botanical_garden", "plant tavern")

    assert city(game, 0) == "botanical_garden tavern"
    assert game.position()["gold_on"] == {"tax_collector": 1}


def test_the_tax_collector_pays_for_neither() -> None:
    # Ruling R89
    game = metropole_table("tax_collector", seats=4, gold=[6], hands=["botanical_garden tavern"], gathered=1)

    play(game, "build botanical_garden", "plant tavern")

    assert [game.gold[0], game.position()["gold_on"]] == [2, {}]


def test_what_it_brings_cannot_be_confiscated() -> None:
    # Ruling R158
    game = warranted("merchant", edition=EDITION, gold=[4, 0], hands=["botanical_garden tavern"])

    play(game, "build botanical_garden", "pass", "plant tavern")

    assert asked(game).seat == 0
    assert city(game, 0) == "botanical_garden tavern"


def test_what_it_brings_is_not_the_first_paid_build() -> None:
    # Ruling R158
    game = warranted(
        "architect", edition=EDITION, gold=[3, 0], hands=["botanical_garden tavern manor"], cities=["framework"]
    )

    play(game, "build_razing botanical_garden", "raze framework", "plant tavern", "build manor")

    assert [asked(game).seat, options(game)] == [1, ["confiscate", "pass"]]


def test_confiscated_it_works_for_the_magistrate_out_of_his_hand() -> None:
    # Ruling R54
    game = warranted("merchant", edition=EDITION, gold=[4, 0], hands=["botanical_garden tavern", "temple manor"])

    play(game, "build botanical_garden", "confiscate")
    assert [asked(game).seat, options(game)] == [1, ["plant temple", "pass"]]
    play(game, "plant temple")

    assert [city(game, 0), city(game, 1)] == ["", "botanical_garden temple"]
    assert [hand(game, 0), hand(game, 1)] == [["tavern"], ["manor"]]
    assert asked(game).seat == 0


def test_the_magistrate_pays_the_tax_for_both() -> None:
    # Ruling R52
    game = warranted(
        "merchant",
        edition=EDITION,
        cast="tax_collector",
        gold=[4, 3],
        hands=["botanical_garden", "temple"],
    )

    play(game, "build botanical_garden", "confiscate", "plant temple")

    assert [game.gold[0], game.gold[1]] == [4, 1]


def test_a_wizard_who_builds_it_out_of_another_hand_plants_a_card_of_his_own() -> None:
    game = metropole_table("wizard", gold=[4, 0], hands=["tavern", "botanical_garden temple"])

    play(game, "look 1", "take botanical_garden", "build botanical_garden")

    assert [asked(game).seat, options(game)] == [0, ["plant tavern", "pass"]]


def test_an_alchemist_gets_back_the_price_of_the_garden_alone() -> None:
    game = metropole_table("alchemist", gold=[4], hands=["botanical_garden tavern"], gathered=1)

    play(game, "build botanical_garden", "plant tavern", "end")

    assert game.gold[0] == 4


def test_exchanged_it_does_nothing() -> None:
    game = metropole_table("diplomat", gold=[9], hands=["tavern"], cities=["manor", "botanical_garden"])

    play(game, "offer manor", "demand 1 botanical_garden")

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_a_position_can_be_in_the_middle_of_its_question() -> None:
    game = metropole_table(
        characters=["merchant"],
        hands=["tavern"],
        cities=["botanical_garden"],
        revealed=["merchant"],
        acted={"merchant": 0},
        gathered=1,
        agenda=[
            {"step": "plant_district", "seat": 0},
            {"step": "turn", "seat": 0, "acting": "merchant"},
            {"step": "call_rank", "rank": 7},
        ],
    )

    play(game, "plant tavern")

    assert city(game, 0) == "botanical_garden tavern"
