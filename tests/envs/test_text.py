"""Decisions as text, and matches of functions from text to text."""

import json
import re

import pytest

from tests.envs.tables import NAMES, TABLES, random_views
from twocities.core.errors import BadRules
from twocities.core.rng import seeded
from twocities.envs.decision_text import Prose, json_of
from twocities.envs.tables import table_of
from twocities.envs.text_match import play_texts
from twocities.envs.tiny import tiny_game
from twocities.games import family_of
from twocities.texts import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats", "rules"), TABLES[::6], ids=NAMES[::6])
def test_every_decision_of_a_random_game_can_be_told_in_every_language(
    game: str, seats: int, rules: list[str], language: str
) -> None:
    table = table_of(game, seats, rules)
    prose = Prose(table.family, language)

    for _, view in random_views(table, seed=2, most=60):
        told = prose.tell(view)
        decision = view.decision
        listed = [] if decision is None else [table.family.vocabulary.notation(action) for action in decision.actions]
        assert [line.partition(" (")[0] for line in told.splitlines() if line.partition(" (")[0] in listed] == listed
        assert ("{" in told) is False


def test_prose_tells_the_own_hand_and_no_other() -> None:
    table = table_of("citadels", 2, ["classic"])
    game = table.dealer.deal(1)
    prose = Prose(table.family, "en")

    told = [prose.tell(game.view(seat)) for seat in range(2)]

    assert told[0].splitlines()[:4] == [
        "Citadels. Players: 2. You are Seat 0.",
        "Round: 1. Rank called last: 0.",
        "The crown: Seat 0.",
        "Seat 0: gold 2, cards in hand 4; city: nothing.",
    ]
    hands = [re.search("In your hand: (.*)", each) for each in told]
    assert hands[0]
    assert hands[1]
    assert hands[0].group(1) not in told[1]
    assert "You are asked" not in told[1]


def test_prose_tells_who_is_in_the_game_what_lies_open_and_what_is_on_offer() -> None:
    game = table_of("citadels", 4, ["deluxe"]).dealer.deal(3)
    prose = Prose(family_of("citadels"), "en")

    asked, other = prose.tell(game.view(0)).splitlines(), prose.tell(game.view(1)).splitlines()

    assert "Number of cards in the deck: 52." in asked
    assert any(line.startswith("Characters in the game: Assassin [assassin], Thief [thief], ") for line in other)
    assert "Face up in the middle: Architect [architect], Bishop [bishop]." in other
    names = ["Assassin", "Magician", "King", "Merchant", "Warlord"]
    offered = ", ".join(f"{name} [{name.lower()}]" for name in names)
    assert f"Characters on offer: {offered}." in asked
    assert "Characters on offer" not in "".join(other)


def test_prose_tells_marks_and_who_is_known_to_have_whom() -> None:
    game = tiny_game("citadels").deal([1])
    game.apply(game.parse("kill classic_king"))

    told = Prose(family_of("citadels"), "en").tell(game.view(1)).splitlines()

    assert "Marker on King [classic_king]: killed. From: Seat 0." in told
    assert "Known characters of Seat 0: Assassin [classic_assassin]." in told


def test_prose_tells_whose_turn_it_is_and_what_the_deck_may_hold() -> None:
    table = table_of("machikoro", 2, ["limited_supply"])
    view = table.dealer.deal(1).view(1)

    told = Prose(table.family, "en").tell(view).splitlines()

    assert "Whose turn: Seat 0." in told
    assert any(re.match(r"In the deck: .*\[\w+\]", line) for line in told)


def test_prose_tells_what_is_closed() -> None:
    table = table_of("machikoro", 2, [])
    position = table.dealer.deal(1).position()
    position["closed"] = ["", "bakery"]

    told = Prose(table.family, "en").tell(table.family.load_position(position).view(0)).splitlines()

    assert "Closed in the city of Seat 1: Bakery [bakery]." in told


def test_legal_moves_can_be_left_out() -> None:
    table = table_of("machikoro", 2, [])
    view = table.dealer.deal(1).view(0)

    assert "build ranch (" in Prose(table.family, "en").tell(view)
    assert "build ranch" not in Prose(table.family, "en").tell(view, options=False)
    assert "build ranch" in json_of(view)
    assert "options" not in json.loads(json_of(view, options=False))


def test_json_holds_what_the_view_holds_but_for_what_is_empty() -> None:
    view = table_of("citadels", 4, ["deluxe"]).dealer.deal(3).view(1)

    read = json.loads(json_of(view))

    assert read == {field: value for field, value in view.to_dict().items() if value not in (None, "", [], {})}


class RandomReader:
    """Reads the options of a question and takes any of them."""

    def __init__(self, seed: int, form: str) -> None:
        self.rng = seeded(seed)
        self.form = form

    def __call__(self, question: str) -> str:
        if self.form == "json":
            options = json.loads(question)["options"]
        else:
            options = re.findall(r"^([a-z_]+(?: [a-z0-9_+]+)*) \(", question, re.MULTILINE)
        return f"  {options[self.rng.below(len(options))]}\n"


@pytest.mark.parametrize("form", ["prose", "json"])
@pytest.mark.parametrize("game", ["citadels", "machikoro"])
def test_functions_from_text_to_text_play_a_match(game: str, form: str) -> None:
    match = play_texts(game, [RandomReader(seat, form) for seat in range(3)], seed=4, form=form)

    assert sum(match.returns) == pytest.approx(0)
    assert max(match.returns) > 0
    assert match.forced == [0, 0, 0]
    assert all(not exchange.refused for exchange in match.exchanges)


def test_who_answers_nonsense_is_told_why_and_then_the_first_option_is_taken() -> None:
    match = play_texts("machikoro", [lambda _: "sing a song", RandomReader(1, "prose")], seed=4)

    own = [exchange for exchange in match.exchanges if exchange.seat == 0]
    assert len(own) == 3 * match.forced[0] > 0
    assert own[1].asked.startswith(own[0].asked)
    assert "Your last answer was refused. " in own[1].asked
    assert own[0].refused in own[1].asked


def test_json_stays_json_after_a_refusal_and_says_why() -> None:
    match = play_texts("machikoro", [lambda _: "sing a song", RandomReader(1, "json")], seed=4, form="json")

    first, second = [json.loads(exchange.asked) for exchange in match.exchanges if exchange.seat == 0][:2]
    refused = match.exchanges[0].refused
    assert refused
    assert second == {**first, "refused": refused}
    assert "refused" not in first


def test_a_legal_word_that_is_not_on_offer_is_refused() -> None:
    match = play_texts("machikoro", [lambda _: "reroll", RandomReader(1, "prose")], seed=4)

    assert "'reroll' is not on offer" in match.exchanges[0].refused


def test_another_form_is_refused_with_a_sentence() -> None:
    with pytest.raises(BadRules, match="form of a decision"):
        play_texts("machikoro", [str, str], form="song")
