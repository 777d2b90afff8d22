import pytest

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import city, metropole_table, points, shown
from tests.tables import asked, options, play
from twocities import SPECTATOR
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

EDITION = "deluxe,metropole"


def built(standing: str) -> Citadels:
    """Let seat 0 build the Red Dragon in a city."""
    game = metropole_table(
        "king", seats=4, cast="artist", gold=[5], hands=["red_dragon"], cities=[standing], gathered=1
    )
    play(game, "build red_dragon")
    return game


def test_its_builder_attaches_it_to_another_district() -> None:
    game = built("manor tavern")

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "attaching"]
    assert options(game) == ["attach manor", "attach tavern", "pass"]
    events = play(game, "attach tavern")

    assert game.position()["notes"] == {"red_dragon": "tavern"}
    assert shown(events, SPECTATOR, "district-attached") == [{"seat": 0, "district": "tavern", "gold": 0}]


def test_all_see_what_it_is_attached_to() -> None:
    game = built("manor tavern")

    play(game, "attach manor")

    assert game.view(SPECTATOR).to_dict()["notes"] == {"red_dragon": "manor"}


def test_a_beautified_district_can_be_attached() -> None:
    game = built("manor+")

    play(game, "attach manor+")

    assert game.position()["notes"] == {"red_dragon": "manor"}


def test_it_is_not_attached_to_a_face_down_card() -> None:
    # Ruling R121
    game = built("clockwork? manor")

    assert options(game) == ["attach manor", "pass"]


@pytest.mark.parametrize("standing", ["", "clockwork?"])
def test_in_a_city_without_other_districts_nobody_is_asked(standing: str) -> None:
    game = built(standing)

    assert TOPIC_NAMES[asked(game).topic] == "acting"


def test_it_is_attached_when_it_is_built_or_never() -> None:
    # Ruling R153
    game = metropole_table("king", cities=["manor red_dragon"], gathered=1)

    assert options(game) == ["income", "end"]


def test_the_warlord_destroys_neither_it_nor_its_building() -> None:
    # Ruling R128
    game = metropole_table("warlord", gold=[9], cities=["", "manor tavern red_dragon"], notes={"red_dragon": "manor"})

    assert options(game) == ["gold", "cards", "destroy 1 tavern"]


def test_the_warlord_who_owns_it_destroys_neither() -> None:
    # Ruling R128
    game = metropole_table("warlord", gold=[9], cities=["manor tavern red_dragon"], notes={"red_dragon": "manor"})

    assert options(game) == ["gold", "cards", "destroy 0 tavern"]


def test_without_a_building_it_protects_nothing_itself_neither() -> None:
    # Ruling R153
    game = metropole_table("warlord", gold=[9], cities=["", "manor red_dragon"])

    assert options(game) == ["gold", "cards", "destroy 1 manor", "destroy 1 red_dragon"]


def test_who_passes_leaves_it_without_a_building() -> None:
    # Ruling R153
    game = built("manor")

    play(game, "pass")

    assert game.position()["notes"] == {}


def test_a_district_of_the_same_name_in_another_city_is_not_protected() -> None:
    game = metropole_table("warlord", gold=[9], cities=["manor", "manor red_dragon"], notes={"red_dragon": "manor"})

    assert options(game) == ["gold", "cards", "destroy 0 manor"]


def test_the_diplomat_takes_neither_it_nor_its_building() -> None:
    # Ruling R128
    game = metropole_table(
        "diplomat", gold=[9], cities=["docks", "manor tavern red_dragon"], notes={"red_dragon": "manor"}
    )

    play(game, "offer docks")

    assert options(game) == ["demand 1 tavern"]


def test_the_diplomat_who_owns_it_gives_neither_away() -> None:
    # Ruling R128
    game = metropole_table(
        "diplomat", gold=[9], cities=["manor tavern red_dragon", "docks"], notes={"red_dragon": "manor"}, gathered=1
    )

    assert options(game) == ["offer tavern", "end"]


def test_the_marshal_seizes_neither() -> None:
    # Ruling R128
    game = metropole_table("marshal", gold=[9], cities=["", "manor tavern red_dragon"], notes={"red_dragon": "manor"})

    assert options(game) == ["gold", "cards", "seize 1 tavern"]


def test_the_armory_of_another_player_destroys_neither() -> None:
    # Ruling R128
    game = metropole_table("king", cities=["armory", "manor tavern red_dragon"], notes={"red_dragon": "manor"})

    play(game, "use armory")

    assert options(game) == ["destroy 1 tavern"]


def test_the_armory_of_its_owner_destroys_neither() -> None:
    # Ruling R128
    game = metropole_table("king", cities=["armory manor red_dragon", "docks"], notes={"red_dragon": "manor"})

    play(game, "use armory")

    assert options(game) == ["destroy 1 docks"]


def test_an_attached_armory_cannot_be_used() -> None:
    # Ruling R128
    game = metropole_table("king", cities=["armory red_dragon", "docks"], notes={"red_dragon": "armory"})

    assert "use armory" not in options(game)


def test_an_attached_framework_pays_for_nothing() -> None:
    # Ruling R128
    game = metropole_table(
        "king",
        gold=[0],
        hands=["palace"],
        cities=["framework red_dragon"],
        notes={"red_dragon": "framework"},
        gathered=1,
    )

    assert options(game) == ["end"]


def test_a_framework_beside_it_pays_as_ever() -> None:
    game = metropole_table(
        "king",
        gold=[0],
        hands=["palace"],
        cities=["framework manor red_dragon"],
        notes={"red_dragon": "manor"},
        gathered=1,
    )

    play(game, "build_razing palace")

    assert options(game) == ["raze framework"]


def test_a_necropolis_is_paid_with_neither() -> None:
    # Ruling R128
    game = metropole_table(
        "king",
        gold=[0],
        hands=["necropolis"],
        cities=["manor tavern red_dragon"],
        notes={"red_dragon": "manor"},
        gathered=1,
    )

    play(game, "build_razing necropolis")

    assert options(game) == ["raze tavern"]


def test_a_necropolis_cannot_be_paid_if_nothing_else_stands_there() -> None:
    # Ruling R128
    game = metropole_table(
        "king", gold=[0], hands=["necropolis"], cities=["manor red_dragon"], notes={"red_dragon": "manor"}, gathered=1
    )

    assert options(game) == ["income", "end"]


def test_a_dragon_without_a_building_may_pay_for_a_necropolis() -> None:
    # Ruling R153
    game = metropole_table("king", gold=[0], hands=["necropolis"], cities=["red_dragon"], gathered=1)

    play(game, "build_razing necropolis", "raze red_dragon")

    assert city(game, 0) == "necropolis"


def test_both_may_be_beautified() -> None:
    # Ruling R128
    game = metropole_table("artist", seats=4, gold=[2], cities=["manor red_dragon"], notes={"red_dragon": "manor"})

    play(game, "beautify manor", "beautify red_dragon")

    assert city(game, 0) == "manor+ red_dragon+"
    assert points(game, 0) == {"districts": 10}


@pytest.mark.parametrize("standing", ["manor+ red_dragon+", "manor+ red_dragon", "manor red_dragon+"])
def test_beautified_they_are_protected_all_the_same(standing: str) -> None:
    # Ruling R128
    game = metropole_table(
        "warlord", seats=4, cast="artist", gold=[9], cities=["", standing], notes={"red_dragon": "manor"}
    )

    assert options(game) == ["gold", "cards"]


def test_of_two_districts_of_one_name_it_protects_the_one_that_is_left() -> None:
    # Ruling R153
    game = metropole_table(
        "warlord", gold=[9], cities=["armory", "manor*2 quarry red_dragon"], notes={"red_dragon": "manor"}
    )
    play(game, "destroy 1 manor", "use armory")

    assert options(game) == ["destroy 1 quarry"]


def test_of_two_districts_of_one_name_a_beautified_one_may_be_the_one_that_goes() -> None:
    # Ruling R153
    game = metropole_table(
        "warlord",
        seats=4,
        cast="artist",
        gold=[9],
        cities=["", "manor+ manor red_dragon"],
        notes={"red_dragon": "manor"},
    )

    assert options(game) == ["gold", "cards", "destroy 1 manor", "destroy 1 manor+"]


def test_of_two_districts_of_one_name_one_may_be_given_away() -> None:
    # Ruling R153
    game = metropole_table(
        "diplomat", gold=[9], cities=["manor*2 quarry red_dragon", "tavern"], notes={"red_dragon": "manor"}
    )

    play(game, "offer manor", "demand 1 tavern")

    assert city(game, 0) == "manor quarry red_dragon tavern"
    assert game.position()["notes"] == {"red_dragon": "manor"}


def test_what_lies_under_an_attached_museum_is_safe_too() -> None:
    game = metropole_table(
        "warlord",
        gold=[9],
        cities=["", "museum red_dragon"],
        notes={"red_dragon": "museum"},
        tucked={"museum": "tavern"},
    )

    assert options(game) == ["gold", "cards"]
    assert points(game, 1)["museum"] == 1


def test_its_building_keeps_its_effect_and_its_points() -> None:
    game = metropole_table("king", gold=[0], cities=["manor red_dragon"], notes={"red_dragon": "manor"})

    play(game, "income")

    assert game.gold[0] == 1
    assert points(game, 0) == {"districts": 8}


def test_it_does_not_protect_a_hand_or_gold() -> None:
    game = metropole_table(
        call=4,
        seats=4,
        characters=["king", "thief"],
        gold=[5, 0],
        cities=["manor red_dragon"],
        notes={"red_dragon": "manor"},
        marks=[["robbed", "king", 1]],
    )

    assert [game.gold[0], game.gold[1]] == [0, 5]


def test_confiscated_it_is_attached_in_the_city_of_the_magistrate() -> None:
    # Ruling R54
    game = warranted("king", edition=EDITION, gold=[5, 0], hands=["red_dragon"], cities=["manor", "tavern docks"])

    play(game, "build red_dragon", "confiscate")
    assert [asked(game).seat, options(game)] == [1, ["attach tavern", "attach docks", "pass"]]
    play(game, "attach tavern")

    assert game.position()["notes"] == {"red_dragon": "tavern"}
    assert asked(game).seat == 0


def test_exchanged_without_a_building_it_is_not_attached_in_the_new_city() -> None:
    # Ruling R153
    game = metropole_table("diplomat", gold=[9], cities=["palace manor", "red_dragon"])

    play(game, "offer palace", "demand 1 red_dragon")

    assert TOPIC_NAMES[asked(game).topic] == "acting"
    assert game.position()["notes"] == {}


def test_a_position_can_be_in_the_middle_of_its_question() -> None:
    game = metropole_table(
        characters=["king"],
        cities=["manor red_dragon"],
        revealed=["king"],
        acted={"king": 0},
        gathered=1,
        agenda=[
            {"step": "attach_district", "seat": 0, "district": "red_dragon"},
            {"step": "turn", "seat": 0, "acting": "king"},
            {"step": "call_rank", "rank": 5},
        ],
    )

    play(game, "attach manor")

    assert game.position()["notes"] == {"red_dragon": "manor"}
