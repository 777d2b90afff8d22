"""Characters: which one to draft, which one to keep from the others, which one to name."""

from typing import Final

from twocities.bots.citadels.beliefs import Beliefs
from twocities.bots.citadels.character_value import KINDS, character_value
from twocities.bots.citadels.district_value import Threats, missing
from twocities.bots.citadels.weights import Weights
from twocities.citadels import ids
from twocities.citadels.catalog import RANKS
from twocities.citadels.view import CitadelsView

KILLING: Final = 0
BEWITCHING: Final = 1
ROBBING: Final = 2
WARRANTING: Final = 3

RICH: Final = 5
"""From so much gold on one minds a Thief."""


def draft_value(view: CitadelsView, seat: int, character: int, weights: Weights, threats: Threats) -> float:
    """Value a character to take: what it brings, and whether somebody could rob it."""
    value = character_value(view, seat, character, weights, threats)
    if RANKS[character] > 2 and view.gold[seat] >= RICH and is_in_play(view, 2) and KINDS[view.cast[2]] != ids.SPY:
        value -= weights.riches * (view.gold[seat] - RICH + 2)
    return value


def wanted_by_others(view: CitadelsView, seat: int, character: int, weights: Weights, threats: Threats) -> float:
    """Say how much the one among the others who wants a character most would like it, the dangerous ones first."""
    most = 0.0
    average = threats.average_beside(seat)
    for other in range(view.seats):
        if other != seat:
            weight = 1.4 if threats.of(other) > average else 0.8
            most = max(most, weight * character_value(view, other, character, weights, threats))
    return most


def is_in_play(view: CitadelsView, rank: int) -> bool:
    """Say whether somebody may still have a rank, as far as everybody can see."""
    return rank < len(view.cast) and view.cast[rank] not in view.face_up


def hit(view: CitadelsView, seat: int, beliefs: Beliefs, character: int, purpose: int) -> float:
    """Expect what naming a character does to the others."""
    weights = beliefs.weights
    threats = beliefs.threats
    rank = RANKS[character]
    value = 0.0
    average = threats.average_beside(seat)
    for other in range(view.seats):
        chance = beliefs.chance(rank, other)
        if other == seat or not chance:
            continue
        if purpose == ROBBING:
            value += chance * view.gold[other]
        elif purpose == WARRANTING:
            value += chance * (min(view.gold[other], 6) + 0.5 * len(view.hands[other]))
        else:
            lead = weights.lead * max(threats.of(other) - average + 2, 0.3)
            value += chance * (lead + character_value(view, other, character, weights, threats))
            if purpose == BEWITCHING:
                value += chance * character_value(view, seat, character, weights, threats)
            elif missing(view, other) <= 2:
                value += weights.nearly_done * chance
    return value - 10 * beliefs.chance(rank, seat)
