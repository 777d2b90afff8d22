"""Citadels in the terminal: a secret draft at one keyboard, everything on one screen, the score sheet."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from rich.cells import cell_len

from tests.cli.pilots import LARGE, SMALL, Sitting, session
from twocities.citadels.family import CITADELS
from twocities.citadels.ids import DISTRICT_NAMES
from twocities.citadels.view import CitadelsView
from twocities.cli.app import PlayApp
from twocities.cli.autosave import Autosave
from twocities.cli.files import SavedFiles
from twocities.cli.local_table import LocalTable
from twocities.cli.players import Player
from twocities.cli.screens.dialogs import CurtainScreen
from twocities.cli.screens.help import HelpScreen
from twocities.core.replay import Replay
from twocities.texts import LANGUAGES, Texts, key_of

NAMES = ["Ann", "Ben", "Cora", "Dan", "Eve", "Finn", "Gus", "Hana"]


def table(people: int, seats: int, rules: list[str], moves: int = 0, seed: int = 5) -> LocalTable:
    """Seat people and journeymen after some moves of bots, at a moment when the first seat is asked."""
    bots = [Player(name, "journeyman") for name in NAMES[:seats]]
    played = LocalTable(CITADELS, bots, Replay("citadels", seats, rules, seed, CITADELS.version))
    while len(played.replay.moves) < moves or not is_first_asked(played):
        played.choose_for_bot()
    return LocalTable(CITADELS, [Player(bot.name) for bot in bots[:people]] + bots[people:], played.replay)


def is_first_asked(played: LocalTable) -> bool:
    """Say whether the first seat is asked."""
    decision = played.game.decision
    return decision is not None and decision.seat == 0


def sit_down(
    made: LocalTable, act: Callable[[Sitting], Awaitable[None]], size: tuple[int, int] = SMALL, language: str = "en"
) -> None:
    """Play at a table of Citadels."""
    app = PlayApp(made, Texts(language, CITADELS), Autosave(SavedFiles()), 0.0)
    asyncio.run(session(app, act, size))


def own_hand(made: LocalTable) -> list[int]:
    """List the cards of the first seat."""
    view = made.game.view(0)
    assert isinstance(view, CitadelsView)
    return list(view.hands[0])


def test_the_draft_is_secret_at_a_shared_keyboard() -> None:
    async def act(sitting: Sitting) -> None:
        assert isinstance(sitting.screen, CurtainScreen)
        await sitting.press("enter")
        picked = sitting.playing.drawing.label(sitting.playing.actions[0])
        await sitting.press("enter")
        assert isinstance(sitting.screen, CurtainScreen)
        assert "Pass the keyboard to Ben" in sitting.text()
        assert picked not in sitting.text()
        await sitting.press("enter")
        assert sitting.shown("#question").startswith("Ben:")
        assert "Ann chose a character" in sitting.shown("#log")

    sit_down(table(people=4, seats=4, rules=["first_game"]), act)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "size"), [(8, SMALL), (4, SMALL), (2, SMALL), (4, LARGE), (8, LARGE)])
def test_every_city_and_the_own_hand_are_on_the_screen(language: str, seats: int, size: tuple[int, int]) -> None:
    made = table(people=1, seats=seats, rules=["agents"], moves=25 * seats)
    speaker = Texts(language, CITADELS)

    async def act(sitting: Sitting) -> None:
        board = sitting.shown("#board")
        assert [name for name in made.names if name not in board] == []
        hand = [speaker.say(key_of("district", DISTRICT_NAMES[card])) for card in own_hand(made)]
        assert [name for name in hand if name not in board] == []
        assert all(cell_len(line) == size[0] for line in sitting.lines())
        assert sitting.playing.drawing.label(sitting.playing.actions[0]) in sitting.shown("#options")

    sit_down(made, act, size, language)


def test_a_whole_game_is_played_by_pressing_enter_to_the_score_sheet() -> None:
    made = table(people=1, seats=3, rules=["nobles"], moves=120)

    async def act(sitting: Sitting) -> None:
        while not made.is_over:
            await sitting.press("end", "up", "enter") if made.asks_person else await sitting.settle()
        await sitting.pilot.pause(0.2)
        assert "Districts" in sitting.text()
        assert all(name in sitting.text() for name in made.names)

    sit_down(made, act)


@pytest.mark.parametrize("rules", ["classic,dark_city", "deluxe,metropole"])
def test_every_city_stays_on_a_small_screen_while_new_editions_are_played(rules: str) -> None:
    made = table(people=1, seats=4, rules=rules.split(","), moves=80)

    async def act(sitting: Sitting) -> None:
        for _ in range(8):
            board = sitting.shown("#board")
            assert [name for name in made.names if name not in board] == []
            assert all(cell_len(line) == SMALL[0] for line in sitting.lines())
            assert sitting.shown("#question").startswith("Ann:")
            await sitting.press("end", "up", "enter")
            while not made.asks_person:
                await sitting.settle()
        await sitting.pilot.pause()
        assert sitting.shown("#question").startswith("Ann:")

    sit_down(made, act)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("rules", "topic"), [("classic,dark_city", "shortening"), ("deluxe,metropole", "partnering")])
def test_a_new_question_is_asked_and_answered(language: str, rules: str, topic: str) -> None:
    made = table_at(topic, rules.split(","))
    speaker = Texts(language, CITADELS)

    async def act(sitting: Sitting) -> None:
        assert speaker.say(f"topic-{topic}") in sitting.shown("#question")
        assert sitting.playing.drawing.label(sitting.playing.actions[0]) in sitting.shown("#options")
        told = len(made.told)
        await sitting.press("enter")
        assert speaker.event(made.told[told], made.names) in sitting.shown("#log")

    sit_down(made, act, LARGE, language)


def table_at(topic: str, rules: list[str]) -> LocalTable:
    """Seat people at a table, random bots having played until somebody is asked about a topic."""
    seed = 0
    while True:
        bots = [Player(name, "random") for name in NAMES[:2]]
        played = LocalTable(CITADELS, bots, Replay("citadels", 2, rules, seed, CITADELS.version))
        while not played.is_over and topic_of(played) != topic:
            played.choose_for_bot()
        if topic_of(played) == topic:
            people = [Player(bot.name, None if seat == played.asked else "random") for seat, bot in enumerate(bots)]
            return LocalTable(CITADELS, people, played.replay)
        seed += 1


def topic_of(played: LocalTable) -> str:
    """Name what is asked."""
    decision = played.game.decision
    return "" if decision is None else CITADELS.topics[decision.topic].name


def test_help_lists_the_cards_of_the_box_that_is_played() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("question_mark")
        assert isinstance(sitting.screen, HelpScreen)
        names = [sheet.name for sheet in sitting.screen.cards]
        assert [name in names for name in ("classic_king", "dark_city_witch", "bell_tower")] == [True] * 3
        assert [name in names for name in ("king", "spy", "forum")] == [False] * 3

    sit_down(table(people=1, seats=4, rules=["classic", "dark_city"]), act, LARGE)


def test_help_tells_what_a_character_does() -> None:
    async def act(sitting: Sitting) -> None:
        await sitting.press("question_mark")
        await sitting.pilot.pause()
        assert "Rank" in sitting.text()

    sit_down(table(people=1, seats=4, rules=["first_game"]), act, LARGE)
