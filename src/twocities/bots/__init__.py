"""Players that are given a view, a decision and a random generator, never the game."""

from twocities.bots.bot import Bot
from twocities.bots.registry import BOTS, bot_names, make_bot
from twocities.bots.table import count_wins, play_match

__all__ = ["BOTS", "Bot", "bot_names", "count_wins", "make_bot", "play_match"]
