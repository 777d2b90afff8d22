"""Bots are made by name and play through views only."""

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from twocities import IllegalChoice, TwoCitiesError, new_game
from twocities.bots import Bot, bot_names, make_bot, play_match
from twocities.bots.table import player_rngs
from twocities.core.decision import Decision
from twocities.core.rng import Rng, seeded
from twocities.core.view import View


class Recorder(Bot):
    """Takes the first option and keeps what it was shown."""

    def __init__(self) -> None:
        self.viewers: list[int] = []
        self.asked: list[int] = []
        self.drawn: list[int] = []

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        self.viewers.append(view.viewer)
        self.asked.append(decision.seat)
        self.drawn.append(rng.below(1000))
        return decision.actions[0]


class Cheat(Bot):
    """Chooses what is not on offer."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        return -1


class Forger(Bot):
    """Writes an answer of its own under the question."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        decision.actions = append(decision.actions, max(decision.actions) + 1)
        return decision.actions[-1]


class Vandal(Bot):
    """Empties every list that it can lay hands on, and overwrites the options."""

    def choose(self, view: View, decision: Decision, rng: Rng) -> int:
        action = decision.actions[0]
        for place in range(len(decision.actions)):
            decision.actions[place] = -1
        for found in [getattr(view, name) for name in dir(view) if not name.startswith("_")]:
            if isinstance(found, list):
                for inner in found:
                    if isinstance(inner, list):
                        inner.clear()
                found.clear()
        return action


def ending(bots: list[str], seed: int) -> dict[str, object]:
    """Play a match of Machi Koro and return how the table looks at its end."""
    game = new_game("machikoro", len(bots), seed=seed)
    play_match(game, [make_bot(name) for name in bots], seeded(seed))
    return game.position()


@pytest.mark.parametrize("name", bot_names())
def test_every_name_makes_a_bot_of_that_name(name: str) -> None:
    assert make_bot(name).name == name


def test_an_unknown_name_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        TwoCitiesError,
        match=r"no bot 'oracle'\. Known: gentle_apprentice, apprentice, journeyman, master, grandmaster, random",
    ):
        make_bot("oracle")


def test_a_level_refuses_a_game_it_does_not_know() -> None:
    with pytest.raises(TwoCitiesError, match="No level of bots knows the game"):
        make_bot("journeyman").choose(View(0, 2, [], 0, None, []), Decision(0, 0, vec[i64]([0])), seeded(0))


def test_the_random_bot_takes_every_option_sooner_or_later() -> None:
    bot, rng, view = make_bot("random"), seeded(3), new_game("machikoro", 2).view(0)

    chosen = {bot.choose(view, Decision(0, 0, vec[i64]([4, 7, 9])), rng) for _ in range(60)}

    assert chosen == {4, 7, 9}


def test_a_match_shows_each_bot_its_own_view_only() -> None:
    bots = [Recorder(), make_bot("journeyman")]

    play_match(new_game("machikoro", 2, seed=1), bots, seeded(1))

    recorder = bots[0]
    assert isinstance(recorder, Recorder)
    assert set(recorder.viewers) == {0}
    assert set(recorder.asked) == {0}


def test_a_bot_draws_the_same_numbers_whatever_the_others_draw() -> None:
    beside_journeyman, beside_random = Recorder(), Recorder()

    play_match(new_game("machikoro", 2, seed=1), [beside_journeyman, make_bot("journeyman")], seeded(1))
    play_match(new_game("machikoro", 2, seed=1), [beside_random, make_bot("random")], seeded(1))

    shared = min(len(beside_journeyman.drawn), len(beside_random.drawn))
    assert shared > 0
    assert list(beside_journeyman.drawn[:shared]) == beside_random.drawn[:shared]


def test_the_same_seeds_give_the_same_match() -> None:
    assert ending(["journeyman", "random", "random"], 8) == ending(["journeyman", "random", "random"], 8)


def test_a_match_needs_a_bot_for_every_seat() -> None:
    with pytest.raises(TwoCitiesError, match="3 seats needs as many bots, not 1"):
        play_match(new_game("machikoro", 3), [make_bot("random")], seeded(0))


def test_a_bot_that_chooses_what_is_not_on_offer_is_refused() -> None:
    with pytest.raises(TwoCitiesError, match="does not exist"):
        play_match(new_game("machikoro", 2), [Cheat(), Cheat()], seeded(0))


def test_an_answer_that_a_bot_adds_to_the_question_is_refused() -> None:
    game = new_game("machikoro", 2, seed=1)

    with pytest.raises(IllegalChoice):
        play_match(game, [Forger(), Forger()], seeded(2))


def test_the_luck_of_players_tells_nothing_of_the_game() -> None:
    game_luck = seeded(7)

    told = [rng.key for rng in player_rngs(7, 4)]

    assert not set(told) & {game_luck.spawn().key for _ in range(100)}
    assert len(set(told)) == 4


@pytest.mark.parametrize(
    ("game", "rules"),
    [
        ("machikoro", ["limited_supply"]),
        ("citadels", ["deluxe"]),
        ("citadels", ["classic", "dark_city", "random_cast"]),
    ],
)
def test_what_a_bot_does_to_its_view_changes_nothing(game: str, rules: list[str]) -> None:
    def end(bots: list[Bot]) -> dict[str, object]:
        played = new_game(game, len(bots), rules, seed=4)
        play_match(played, bots, seeded(4))
        return played.position()

    others = ["journeyman", "random", "journeyman"]

    assert end([Vandal(), *map(make_bot, others)]) == end([Recorder(), *map(make_bot, others)])
