from tests.citadels.tables import city, table
from tests.tables import options, play


def test_a_warlord_pays_one_gold_more_for_the_other_districts() -> None:
    # Ruling R90: Great Wall 1 more.
    game = table("warlord", gold=[3, 0], cities=["", "great_wall manor"])

    play(game, "destroy 1 manor")

    assert list(game.gold) == [0, 0]
    assert city(game, 1) == "great_wall"


def test_a_warlord_who_cannot_pay_the_extra_gold_cannot_destroy() -> None:
    game = table("warlord", gold=[2, 0], cities=["", "great_wall manor"])

    assert "destroy 1 manor" not in options(game)


def test_a_district_of_cost_one_is_not_free_any_more() -> None:
    game = table("warlord", gold=[1, 0], cities=["", "great_wall tavern"])

    play(game, "destroy 1 tavern")

    assert list(game.gold) == [0, 0]


def test_the_wall_itself_costs_no_more_than_ever() -> None:
    game = table("warlord", gold=[5, 0], cities=["", "great_wall manor"])

    play(game, "destroy 1 great_wall")

    assert list(game.gold) == [0, 0]
    assert city(game, 1) == "manor"


def test_the_wall_of_another_city_does_not_matter() -> None:
    game = table("warlord", seats=4, gold=[2], cities=["", "manor", "great_wall"])

    play(game, "destroy 1 manor")

    assert game.gold[0] == 0


def test_a_warlord_pays_it_for_the_own_districts_too() -> None:
    # Ruling R90: also among his own districts.
    game = table("warlord", gold=[3, 0], cities=["great_wall manor"])

    play(game, "destroy 0 manor")

    assert list(game.gold) == [0, 0]


def test_wall_and_beautifying_add_up() -> None:
    game = table("warlord", gold=[4, 0], cities=["", "great_wall manor+"])

    play(game, "destroy 1 manor+")

    assert list(game.gold) == [0, 0]


def test_a_marshal_pays_the_owner_one_gold_more() -> None:
    # Ruling R95: 1 gold more to the owner.
    game = table("marshal", gold=[4, 0], cities=["", "great_wall manor"])

    play(game, "seize 1 manor")

    assert list(game.gold) == [0, 4]
    assert city(game, 0) == "manor"


def test_a_marshal_who_cannot_pay_the_extra_gold_cannot_seize() -> None:
    game = table("marshal", gold=[3, 0], cities=["", "great_wall manor"])

    assert "seize 1 manor" not in options(game)


def test_a_marshal_compares_with_three_without_the_wall() -> None:
    # Ruling R96: cost at most 3 with beautifying, without the wall.
    game = table("marshal", gold=[9, 0], cities=["", "great_wall manor barracks+"])

    assert "seize 1 manor" in options(game)
    assert "seize 1 barracks+" not in options(game)


def test_a_diplomat_pays_the_owner_one_gold_more() -> None:
    # Ruling R95: 1 gold more to the owner.
    game = table("diplomat", gold=[3, 0], cities=["manor", "great_wall palace"])

    play(game, "offer manor", "demand 1 palace")

    assert list(game.gold) == [0, 3]


def test_a_diplomat_pays_it_even_if_nothing_else_is_due() -> None:
    # Ruling R95: also in an exchange that costs nothing else.
    game = table("diplomat", gold=[1, 0], cities=["palace", "great_wall tavern"])

    play(game, "offer palace", "demand 1 tavern")

    assert list(game.gold) == [0, 1]


def test_a_diplomat_without_that_gold_cannot_exchange() -> None:
    game = table("diplomat", gold=[0, 0], cities=["palace", "great_wall tavern"])

    assert "offer palace" not in options(game)


def test_a_diplomat_ignores_the_own_wall_for_the_district_given_away() -> None:
    # Ruling R95: not for the Diplomat's own district.
    game = table("diplomat", gold=[0, 0], cities=["great_wall manor", "barracks"])

    play(game, "offer manor", "demand 1 barracks")

    assert list(game.gold) == [0, 0]
    assert [city(game, 0), city(game, 1)] == ["great_wall barracks", "manor"]


def test_a_diplomat_takes_the_wall_for_the_plain_difference() -> None:
    game = table("diplomat", gold=[3, 0], cities=["manor", "great_wall tavern"])

    play(game, "offer manor", "demand 1 great_wall")

    assert list(game.gold) == [0, 3]
    assert city(game, 0) == "great_wall"
