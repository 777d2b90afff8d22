"""The level that looks ahead and has learned who wins."""

from typing import ClassVar

from twocities.bots.learned import learned_of
from twocities.bots.master import Master
from twocities.bots.search.knowledge import Knowledge
from twocities.core.view import View


class Grandmaster(Master):
    """Searches as the Master does; a net that learned from games judges where a line of play ends."""

    name: ClassVar[str] = "grandmaster"

    def knowledge(self, view: View) -> Knowledge:
        return learned_of(view)
