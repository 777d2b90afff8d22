"""The parameters of the Citadels knowledge, tuned by playing matches."""

from typing import Final

from librt.vecs import vec

from twocities.bots.citadels.complete_tables import value_of_each
from twocities.bots.citadels.printings import KINDS
from twocities.citadels import ids
from twocities.citadels.ids import CHARACTER_NAMES

BASES: Final[dict[int, float]] = {
    ids.ASSASSIN: 1.2,
    ids.WITCH: 2.0,
    ids.MAGISTRATE: 1.8,
    ids.THIEF: 0.5,
    ids.SPY: 1.5,
    ids.BLACKMAILER: 0.7,
    ids.MAGICIAN: 1.0,
    ids.WIZARD: 2.4,
    ids.SEER: 1.6,
    ids.KING: 2.0,
    ids.EMPEROR: 2.0,
    ids.PATRICIAN: 2.2,
    ids.BISHOP: 1.8,
    ids.ABBOT: 1.8,
    ids.CARDINAL: 1.6,
    ids.MERCHANT: 2.8,
    ids.ALCHEMIST: 0.8,
    ids.TRADER: 2.0,
    ids.ARCHITECT: 2.6,
    ids.NAVIGATOR: 3.0,
    ids.SCHOLAR: 2.4,
    ids.WARLORD: 1.5,
    ids.DIPLOMAT: 1.2,
    ids.MARSHAL: 1.2,
    ids.QUEEN: 1.5,
    ids.ARTIST: 0.3,
    ids.TAX_COLLECTOR: 1.2,
}
"""What each character is worth apart from the table, in gold."""


class Weights:
    """How much each consideration counts."""

    def __init__(self) -> None:
        self.characters = vec[float](value_of_each("value of its own", BASES, list(KINDS), CHARACTER_NAMES))
        # Drafting
        self.income = 1.0
        self.fear_of_leader = 0.04
        self.robbing = 1.4
        self.swapping = 0.7
        self.crown = 0.4
        self.shelter = 0.7
        self.refund = 0.5
        self.many_builds = 0.3
        self.no_build = 0.8
        self.beautifying = 1.2
        self.taxes = 0.5
        self.fear_of_robbery = 0.1
        # Naming
        self.pick_temperature = 1.5
        self.lead = 1.0
        self.nearly_done = 4.0
        # Evidence, in logarithms of chances, counted in games of Journeymen
        self.aim = 0.5
        self.loot = 0.15
        self.unbuilt = [0.0, -0.3, -0.5, -1.4, -1.6, -0.7]
        """By gold: for each card in a hand that so much gold would have paid for."""
        # Danger
        self.near = 4.0
        self.gold_seen = 0.4
        self.cards_seen = 0.3
        # Building
        self.new_type = 0.8
        self.effects = 1.0
        self.finishing = 4.0
        self.too_far_behind = 5.0
        self.too_dear = 0.6
        # Gathering
        self.gold = 2.0
        self.better_card = 1.0
        self.card = 0.6
        self.lacking = 0.7
        self.plenty = 3
        self.rich = 0.8
        # Destroying
        self.damage_to_leader = 1.0
        self.damage_to_others = 0.45
        self.damage_near_end = 2.5
        self.price = 1.0
