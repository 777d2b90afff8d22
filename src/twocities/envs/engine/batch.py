"""Many games side by side: one call answers all their questions and writes down the next ones."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from twocities.core.errors import IllegalChoice
from twocities.core.game import Game
from twocities.envs.engine.dealing import Dealer
from twocities.envs.engine.feature_row import FeatureRow
from twocities.envs.engine.observation import Encoder
from twocities.envs.engine.outcome import returns_of

NO_OPTION: Final = -1
"""Fills a list of options up."""

MOST_OPTIONS: Final = 256
"""As long as a list of options is."""


@final
class BatchEngine:
    """So many games of one table; a game that ends is followed by another at once.

    Each block holds a row for every game; a row is written anew by every step. Blocks never change their size, so that
    others may look into their memory.
    """

    def __init__(self, dealer: Dealer, encoder: Encoder, actions: i64, count: i64, has_masks: bool) -> None:
        self.dealer = dealer
        self.encoder = encoder
        self.actions = actions
        self.count = count
        self.has_masks = has_masks
        self.seats: i64 = encoder.seats
        self.next_seed = 0
        self.games: list[Game] = []
        self.observations = vec[u8]([u8(0)] * (count * encoder.length))
        masks: i64 = count * actions if has_masks else i64(0)
        self.masks = vec[u8]([u8(0)] * masks)
        self.options = vec[i32]([i32(NO_OPTION)] * (count * MOST_OPTIONS))
        self.sizes = vec[i64]([0] * count)
        """How many options each question has."""
        self.asked = vec[i64]([0] * count)
        """The seat that each question is put to."""
        self.rewards = vec[float]([0.0] * (count * self.seats))
        """What the last step was worth to each seat: nothing, unless it ended the game."""
        self.ends = vec[u8]([u8(0)] * count)
        """Whether the last step ended the game; the question is that of the next one."""
        self.rows = [FeatureRow(self.observations, game * encoder.length, encoder.length) for game in range(count)]

    def reset(self, seed: int) -> None:
        """Begin all games anew, with seeds from `seed` on."""
        self.next_seed = seed
        self.games = []
        place: i64
        for place in range(self.count):
            self.games.append(self.deal())
            self.reward_nobody(place)
            self.ask(place)

    def deal(self) -> Game:
        """Set up another game."""
        game = self.dealer.deal(self.next_seed)
        self.next_seed += 1
        return game

    def step(self, actions: vec[i64]) -> None:
        """Answer the question of each game; nothing is done if one of the answers is no option."""
        self.check(actions)
        place: i64
        for place in range(self.count):
            game = self.games[place]
            game.take(actions[place])
            self.reward_nobody(place)
            if game.decision is None:
                self.reward(place, game)
                self.games[place] = self.deal()
            self.ask(place)

    def check(self, actions: vec[i64]) -> None:
        """Refuse answers that are no options, or too few."""
        if len(actions) != self.count:
            raise IllegalChoice(f"{self.count} games need as many actions, not {len(actions)}.")
        place: i64
        for place in range(self.count):
            game = self.games[place]
            decision = game.decision
            assert decision is not None
            if actions[place] not in decision.actions:
                raise IllegalChoice(f"Game {place}: {game.refusal(actions[place], decision)}")

    def reward_nobody(self, place: i64) -> None:
        """Write down that a game goes on."""
        if self.ends[place]:
            self.ends[place] = 0
            seat: i64
            for seat in range(self.seats):
                self.rewards[place * self.seats + seat] = 0.0

    def reward(self, place: i64, game: Game) -> None:
        """Write down that a game is over, and what it was worth."""
        self.ends[place] = 1
        returns = returns_of(game)
        seat: i64
        for seat in range(self.seats):
            self.rewards[place * self.seats + seat] = returns[seat]

    def ask(self, place: i64) -> None:
        """Write down the question of a game."""
        game = self.games[place]
        decision = game.decision
        assert decision is not None
        self.asked[place] = decision.seat
        observation = self.rows[place]
        observation.clear()
        self.encoder.encode(game.view(decision.seat), observation)
        first = place * MOST_OPTIONS
        mask = place * self.actions
        former = self.sizes[place]
        option: i64
        if self.has_masks:
            for option in range(former):
                self.masks[mask + i64(self.options[first + option])] = 0
        actions = decision.actions
        size: i64 = len(actions)
        if size > MOST_OPTIONS:
            raise IllegalChoice(f"A question has {size} options; a list of options has room for {MOST_OPTIONS}.")
        for option in range(size):
            self.options[first + option] = i32(actions[option])
        for option in range(size, former):
            self.options[first + option] = NO_OPTION
        if self.has_masks:
            for option in range(size):
                self.masks[mask + actions[option]] = 1
        self.sizes[place] = size
