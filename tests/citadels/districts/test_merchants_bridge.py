from functools import partial

import pytest

from tests.citadels.characters.marked import warranted
from tests.citadels.tables import bottom, city, hand, metropole_table, sees, shown, table
from tests.tables import asked, options, play
from twocities import SPECTATOR, BadPosition
from twocities.citadels.game import Citadels
from twocities.citadels.ids import TOPIC_NAMES

EDITION = "deluxe,metropole"
DECK = "manor docks palace tavern"


bridge_table = partial(metropole_table, seats=4, gold=[0])
"""Sets a table of four with Metropole, at which seat 0 has no gold."""


def built() -> Citadels:
    """Let seat 0 build the Merchants' Bridge at a table of four."""
    game = metropole_table("thief", seats=4, gold=[4], hands=["merchants_bridge"], gathered=1)
    play(game, "build merchants_bridge")
    return game


def allied(acting: str = "king", partner: int = 1, standing: str = "", deck: str = DECK) -> Citadels:
    """Let seat 0 begin a turn without gold, the Bridge with `partner` in its city."""
    return bridge_table(acting, cities=[f"merchants_bridge {standing}"], notes={"merchants_bridge": partner}, deck=deck)


def partner_gathers(standing: str = "", deck: str = DECK) -> Citadels:
    """Let seat 0 begin a turn without gold as the partner of seat 1, who has the Bridge."""
    return bridge_table("king", cities=[standing, "merchants_bridge"], notes={"merchants_bridge": 0}, deck=deck)


def test_its_builder_chooses_a_partner() -> None:
    # Ruling R160
    game = built()

    assert [asked(game).seat, TOPIC_NAMES[asked(game).topic]] == [0, "partnering"]
    assert options(game) == ["partner 1", "partner 2", "partner 3", "pass"]
    events = play(game, "partner 2")

    assert shown(events, SPECTATOR, "partnership-made") == [{"seat": 0, "victim": 2}]
    assert game.view(SPECTATOR).to_dict()["notes"] == {"merchants_bridge": 2}


def test_a_partner_need_not_be_chosen() -> None:
    # Ruling R160
    game = built()

    play(game, "pass")

    assert game.position()["notes"] == {}


def test_without_a_partner_gathering_pays_nobody_else() -> None:
    game = bridge_table("king", cities=["merchants_bridge"])

    play(game, "gold")

    assert list(game.gold) == [2, 0, 0, 0]


def test_a_partner_is_not_chosen_later() -> None:
    # Ruling R160
    game = metropole_table("king", seats=4, cities=["merchants_bridge"], gathered=1)

    assert options(game) == ["end"]


def test_when_its_owner_gathers_gold_the_partner_gets_one() -> None:
    # Ruling R160
    game = allied(partner=2)

    events = play(game, "gold")

    assert list(game.gold) == [2, 0, 1, 0]
    assert shown(events, SPECTATOR, "district-paid") == [{"seat": 2, "district": "merchants_bridge", "gold": 1}]


def test_when_the_partner_gathers_gold_its_owner_gets_one() -> None:
    # Ruling R126
    game = partner_gathers()

    play(game, "gold")

    assert list(game.gold) == [2, 1, 0, 0]


def test_when_its_owner_gathers_cards_the_partner_gets_the_top_one_after_them() -> None:
    # Ruling R160
    game = allied(partner=2)

    play(game, "cards")
    assert options(game) == ["keep manor", "keep docks"]
    play(game, "keep docks")

    assert [hand(game, 0), hand(game, 2)] == [["docks"], ["palace"]]
    assert game.position()["deck"] == "tavern manor"


def test_when_the_partner_gathers_cards_its_owner_gets_the_top_one_after_them() -> None:
    # Ruling R126
    game = partner_gathers()

    play(game, "cards", "keep manor")

    assert [hand(game, 0), hand(game, 1)] == [["manor"], ["palace"]]
    assert bottom(game) == ["docks"]


@pytest.mark.parametrize("viewer", [0, 2, SPECTATOR])
def test_nobody_but_the_one_who_gets_a_card_sees_it(viewer: int) -> None:
    game = partner_gathers()
    other = partner_gathers(deck="manor docks castle tavern")

    events = play(game, "cards")
    other_events = play(other, "cards")

    assert sees(game, events, viewer) == sees(other, other_events, viewer)
    assert shown(events, 1, "cards-drawn") == [{"seat": 1, "districts": ["palace"], "count": 1, "known": 1}]


def test_the_others_gather_for_themselves() -> None:
    game = bridge_table("king", cities=["", "merchants_bridge"], notes={"merchants_bridge": 2})

    play(game, "gold")

    assert list(game.gold) == [2, 0, 0, 0]


def test_the_gold_mine_of_the_one_who_gathers_brings_the_other_no_more() -> None:
    game = allied(standing="gold_mine")

    play(game, "gold")

    assert list(game.gold) == [3, 1, 0, 0]


def test_the_gold_mine_of_the_other_does_not_count() -> None:
    game = bridge_table("king", cities=["", "merchants_bridge gold_mine"], notes={"merchants_bridge": 0})

    play(game, "gold")

    assert list(game.gold) == [2, 1, 0, 0]


def test_the_library_of_the_one_who_gathers_brings_the_other_no_more() -> None:
    game = partner_gathers(standing="library")

    play(game, "cards")

    assert [hand(game, 0), hand(game, 1)] == [["manor", "docks"], ["palace"]]


def test_the_observatory_of_the_one_who_gathers_comes_first() -> None:
    game = partner_gathers(standing="observatory")

    play(game, "cards", "keep palace")

    assert hand(game, 1) == ["tavern"]


def test_with_a_deck_too_small_the_other_gets_no_card() -> None:
    # Ruling R9
    game = partner_gathers(deck="manor docks")

    play(game, "cards", "keep manor")

    assert [hand(game, 0), hand(game, 1)] == [["manor"], []]
    assert bottom(game) == ["docks"]


def test_income_is_not_gathering() -> None:
    # Ruling R126
    game = allied(standing="manor castle")

    play(game, "income")

    assert list(game.gold) == [2, 0, 0, 0]


@pytest.mark.parametrize(("character", "extra"), [("merchant", "extra_gold"), ("navigator", "extra_gold")])
def test_extra_gold_is_not_gathering(character: str, extra: str) -> None:
    # Ruling R76
    game = allied(character)

    play(game, "gold", extra)

    assert game.gold[1] == 1


def test_extra_cards_are_not_gathering() -> None:
    # Ruling R76
    game = allied("architect")

    play(game, "gold", "extra_cards")

    assert hand(game, 1) == []


def test_a_card_of_the_architects_chamber_is_not_gathered() -> None:
    # Ruling R126
    game = allied(standing="architects_chamber", deck="keep manor docks")

    play(game, "use architects_chamber")

    assert [hand(game, 0), hand(game, 1)] == [["keep"], []]


def test_it_pays_for_each_of_two_characters() -> None:
    game = metropole_table(
        "thief",
        characters=["thief king"],
        gold=[0],
        cities=["", "merchants_bridge"],
        notes={"merchants_bridge": 0},
    )

    play(game, "gold", "end", "gold")

    assert list(game.gold) == [4, 2]


def test_a_bewitched_partner_gathers_for_both() -> None:
    # Ruling R126
    game = bridge_table(
        "witch", characters=["witch", "king"], cities=["", "", "merchants_bridge"], notes={"merchants_bridge": 1}
    )

    play(game, "gold", "bewitch king", "gold")

    assert list(game.gold) == [2, 2, 1, 0]


def test_its_bewitched_owner_gathers_for_both() -> None:
    # Ruling R126
    game = bridge_table(
        "witch", characters=["witch", "king"], cities=["", "merchants_bridge"], notes={"merchants_bridge": 3}
    )

    play(game, "gold", "bewitch king", "gold")

    assert list(game.gold) == [2, 2, 0, 1]


def test_a_witch_who_goes_on_does_not_gather_again_for_the_partner() -> None:
    game = bridge_table(
        "witch", characters=["witch", "king"], cities=["merchants_bridge"], notes={"merchants_bridge": 3}
    )

    play(game, "gold", "bewitch king", "gold", "end")

    assert list(game.gold) == [2, 2, 0, 1]


@pytest.mark.parametrize(
    ("cities", "partner"), [(["hospital merchants_bridge"], 2), (["hospital", "", "merchants_bridge"], 0)]
)
def test_gathering_in_a_hospital_pays_the_other_too(cities: list[str], partner: int) -> None:
    # Ruling R126
    game = table(
        call=4,
        edition="citadela,metropole",
        seats=4,
        characters=["king", "assassin", "warlord"],
        gold=[0],
        cities=cities,
        notes={"merchants_bridge": partner},
        marks=[["killed", "king", 1]],
    )

    play(game, "answer", "gold")

    assert list(game.gold) == [2, 0, 1, 0]


def test_a_killed_partner_who_does_not_gather_still_gets_a_gold() -> None:
    game = bridge_table(
        "king",
        characters=["king", "assassin", "warlord"],
        cities=["merchants_bridge"],
        notes={"merchants_bridge": 2},
        marks=[["killed", "warlord", 1]],
    )

    play(game, "gold")

    assert list(game.gold) == [2, 0, 1, 0]


def test_the_gold_comes_before_a_bribe_of_the_other_is_counted() -> None:
    game = bridge_table(
        "king",
        characters=["king", "blackmailer"],
        cities=["", "merchants_bridge"],
        notes={"merchants_bridge": 0},
        marks=[["threat", "king", 1]],
    )

    play(game, "gold", "bribe")

    assert list(game.gold) == [1, 2, 0, 0]


def test_destroyed_it_ends_the_partnership() -> None:
    # Ruling R126
    game = metropole_table("warlord", gold=[3, 0], cities=["", "merchants_bridge"], notes={"merchants_bridge": 0})

    play(game, "destroy 1 merchants_bridge", "gold")

    assert list(game.gold) == [2, 0]
    assert game.position()["notes"] == {}


def test_a_card_turned_face_down_makes_no_partners() -> None:
    with pytest.raises(BadPosition, match="The merchants_bridge cannot remember 1"):
        metropole_table("king", cities=["merchants_bridge?"], notes={"merchants_bridge": 1})


def test_taken_by_a_third_it_makes_that_one_the_partner() -> None:
    # Ruling R160
    game = bridge_table("diplomat", cities=["castle", "merchants_bridge"], notes={"merchants_bridge": 2})

    play(game, "offer castle", "demand 1 merchants_bridge", "gold")

    assert list(game.gold) == [2, 0, 1, 0]
    assert game.position()["notes"] == {"merchants_bridge": 2}


def test_given_away_it_makes_the_new_owner_the_partner() -> None:
    # Ruling R160
    game = bridge_table(
        "diplomat",
        characters=["diplomat", "", "artist"],
        cities=["merchants_bridge", "castle"],
        notes={"merchants_bridge": 2},
    )

    play(game, "offer merchants_bridge", "demand 1 castle", "gold", "end", "gold")

    assert list(game.gold) == [2, 1, 2, 0]


def test_taken_by_the_partner_it_ends_the_partnership() -> None:
    # Ruling R160
    game = bridge_table("diplomat", cities=["castle", "merchants_bridge"], notes={"merchants_bridge": 0})

    events = play(game, "offer castle", "demand 1 merchants_bridge")
    play(game, "gold")

    assert list(game.gold) == [2, 0, 0, 0]
    assert shown(events, SPECTATOR, "partnership-ended") == [{"seat": 0}]


def test_given_to_the_partner_it_ends_the_partnership() -> None:
    # Ruling R160
    game = bridge_table("diplomat", cities=["merchants_bridge", "castle"], notes={"merchants_bridge": 1})

    play(game, "offer merchants_bridge", "demand 1 castle", "gold")

    assert list(game.gold) == [2, 0, 0, 0]
    assert game.position()["notes"] == {}


def test_confiscated_it_lets_the_magistrate_choose() -> None:
    # Ruling R54
    game = warranted("king", edition=EDITION, gold=[4, 0], hands=["merchants_bridge"])

    play(game, "build merchants_bridge", "confiscate")
    assert [asked(game).seat, options(game)] == [1, ["partner 2", "partner 3", "partner 0", "pass"]]
    play(game, "partner 0")

    assert [city(game, 1), asked(game).seat] == ["merchants_bridge", 0]
    assert game.position()["notes"] == {"merchants_bridge": 0}


def test_built_after_gathering_it_pays_nobody_in_that_turn() -> None:
    game = built()

    play(game, "partner 1", "end")

    assert list(game.gold) == [0, 0, 0, 0]


def test_a_position_can_be_in_the_middle_of_its_question() -> None:
    game = metropole_table(
        characters=["king"],
        cities=["merchants_bridge"],
        revealed=["king"],
        acted={"king": 0},
        gathered=1,
        agenda=[
            {"step": "choose_ally", "seat": 0, "district": "merchants_bridge"},
            {"step": "turn", "seat": 0, "acting": "king"},
            {"step": "call_rank", "rank": 5},
        ],
    )

    play(game, "partner 1")

    assert game.position()["notes"] == {"merchants_bridge": 1}
