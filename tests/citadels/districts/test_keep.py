from tests.citadels.tables import city, table
from tests.tables import options, play


def test_a_warlord_cannot_destroy_it() -> None:
    # Ruling R93: no destroying.
    game = table("warlord", gold=[9, 0], cities=["", "keep manor"])

    assert "destroy 1 manor" in options(game)
    assert "destroy 1 keep" not in options(game)


def test_a_warlord_cannot_destroy_the_own_one() -> None:
    # Ruling R93: a Warlord may not destroy his own.
    game = table("warlord", gold=[9, 0], cities=["keep"])

    assert "destroy 0 keep" not in options(game)


def test_a_beautified_one_is_as_safe() -> None:
    game = table("warlord", gold=[9, 0], cities=["", "keep+"])

    assert "destroy 1 keep+" not in options(game)


def test_a_marshal_cannot_seize_it() -> None:
    # Ruling R93: no seizing, though it costs only 3.
    game = table("marshal", gold=[9, 0], cities=["", "keep manor"])

    assert "seize 1 manor" in options(game)
    assert "seize 1 keep" not in options(game)


def test_a_diplomat_cannot_take_it() -> None:
    # Ruling R93: no taking.
    game = table("diplomat", gold=[9, 0], cities=["palace", "keep manor"])

    play(game, "offer palace")

    assert options(game) == ["demand 1 manor"]


def test_a_diplomat_may_give_the_own_one_away() -> None:
    # Ruling R93: a Diplomat may give his own Keep.
    game = table("diplomat", gold=[0, 0], cities=["keep", "manor"])

    play(game, "offer keep", "demand 1 manor")

    assert [city(game, 0), city(game, 1)] == ["manor", "keep"]


def test_the_armory_destroys_it() -> None:
    # Ruling R93: the Armory is allowed.
    game = table("merchant", cities=["armory", "keep"])

    play(game, "use armory", "destroy 1 keep")

    assert city(game, 1) == ""


def test_a_magistrate_confiscates_it() -> None:
    # Ruling R93: confiscation is allowed.
    game = table(
        "merchant",
        cast="magistrate",
        gold=[3, 0],
        hands=["keep"],
        marks=[["signed_warrant", "merchant", 1]],
        gathered=1,
    )

    play(game, "build keep", "confiscate")

    assert [city(game, 0), city(game, 1)] == ["", "keep"]


def test_it_can_be_destroyed_for_the_own_necropolis() -> None:
    game = table("merchant", hands=["necropolis"], cities=["keep"], gathered=1)

    play(game, "build_razing necropolis", "raze keep")

    assert city(game, 0) == "necropolis"


def test_it_does_not_protect_the_rest_of_the_city() -> None:
    game = table("warlord", gold=[2, 0], cities=["", "keep manor"])

    play(game, "destroy 1 manor")

    assert city(game, 1) == "keep"
