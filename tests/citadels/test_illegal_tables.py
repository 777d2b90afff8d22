import pytest

from tests.citadels.casts import with_cast
from tests.citadels.tables import rules, start
from twocities import BadRules
from twocities.games import load_position


@pytest.mark.parametrize(
    ("names", "seats", "answer"),
    [
        (["whitch"], 4, "There is no rule, character or district of citadels 'whitch'. Did you mean witch,"),
        (["deluxe", "citadela"], 4, "A table has one edition, not both deluxe and citadela."),
        (["agents", "nobles"], 4, "A table has one preset, not both agents and nobles."),
        (["agents", "agents"], 4, "The rule 'agents' is named twice."),
        ([*with_cast(), "king"], 4, "The rule 'king' is named twice."),
        (["deluxe", "intriky"], 4, "There is no preset of deluxe 'intriky'. Known: first_game,"),
        (["citadela", "agents"], 4, "There is no preset of citadela 'agents'. Known: citadela_first_game,"),
        (["agents", "intriky"], 4, "A table has one preset, not both agents and intriky."),
        ([*with_cast(), "emperor"], 4, "Rank 4 has one character, not both king and emperor."),
        ([*with_cast("artist"), "queen"], 5, "Rank 9 has one character, not both artist and queen."),
        (with_cast("artist"), 2, "With two players there are eight characters: rank 9 is left out."),
        ([*with_cast(), "nine_characters"], 2, "With two players there are eight characters: rank 9 is left out."),
        (["agents", "nine_characters"], 2, "With two players there are eight characters: rank 9 is left out."),
        (["random_cast", "nine_characters"], 2, "With two players there are eight characters: rank 9 is left out."),
        (with_cast("queen"), 4, "The queen is only for 5 or more players, not for 4."),
        (with_cast("queen"), 3, "The queen is only for 5 or more players, not for 3."),
        (["citadela", *with_cast("queen")], 4, "The queen is only for 5 or more players, not for 4."),
        (["citadela", *with_cast("queen")], 2, "With two players there are eight characters: rank 9 is left out."),
        (["random_cast", "queen"], 4, "The queen is only for 5 or more players, not for 4."),
        (with_cast("emperor"), 2, "The emperor is only for 3 or more players, not for 2."),
        (["agents", "emperor"], 2, "The emperor is only for 3 or more players, not for 2."),
        (with_cast("citadela_abbot"), 4, "There is no character of deluxe 'citadela_abbot'. Did you mean abbot,"),
        (["agents", "classic_king"], 4, "There is no character of deluxe 'classic_king'. Did you mean"),
        ([*with_cast(), "theater"], 4, "A deck has 14 unique districts, not 15."),
        ([*with_cast(), "theater", "random_districts"], 4, "A deck has 14 unique districts, not 15."),
        (["first_game", "manor"], 4, "The manor is a basic district: it is always in the deck."),
        (["first_game", "graveyard"], 4, "There is no unique district of deluxe 'graveyard'. Did you mean"),
        (["first_game", "university"], 4, "There is no unique district of deluxe 'university'. Did you mean"),
        (
            ["citadela", *with_cast("diplomat")[:-1], "graveyard"],
            4,
            "The graveyard is only for games with the warlord.",
        ),
        (["citadela", *with_cast("witch")[:-1], "hospital"], 4, "The hospital is only for games with the assassin."),
        (["intriky", "hospital", "random_districts"], 4, "The hospital is only for games with the assassin."),
    ],
)
def test_an_illegal_mix_is_refused_with_the_rule_it_breaks(names: list[str], seats: int, answer: str) -> None:
    with pytest.raises(BadRules) as refusal:
        start(seats, names)

    assert str(refusal.value).startswith(answer)


@pytest.mark.parametrize("seats", [0, 1, 9])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadRules, match=f"citadels is for 2 to 8 seats, not {seats}."):
        start(seats)


@pytest.mark.parametrize(
    "names",
    [["citadela", *with_cast()[:-1], "graveyard"], ["citadela", *with_cast()[:-1], "hospital"]],
    ids=["graveyard", "hospital"],
)
def test_graveyard_and_hospital_are_in_the_deck_beside_warlord_and_assassin(names: list[str]) -> None:
    assert names[-1] in rules(*names)


def test_a_position_keeps_to_the_rules_of_a_table_too() -> None:
    with pytest.raises(BadRules, match="The emperor is only for 3 or more players"):
        load_position({"game": "citadels", "seats": 2, "rules": with_cast("emperor")})
