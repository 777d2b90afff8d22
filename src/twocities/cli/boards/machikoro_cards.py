"""What can be looked up about the cards of Machi Koro, and how they are marked."""

from twocities.cli.boards.board import CardSheet
from twocities.machikoro.cards import Card, Establishment
from twocities.machikoro.ids import COLOURS, ICONS
from twocities.texts import Texts, key_of

SIGNS = ["●", "■", "◆", "★", "▲"]
"""One for each colour, so that colour never stands alone."""

STYLES = ["#8fc6f7", "#8ddc9b", "#ff9f9a", "#d2b2f7", "#ffc47a"]

COIN = "◎"


def by_roll(card: Card) -> tuple[int, int, int]:
    """Sort establishments by what must be rolled, landmarks last."""
    return (card.rolls[0], card.rolls[-1], card.id) if isinstance(card, Establishment) else (99, 99, card.id)


def roll_of(card: Card) -> str:
    """Write what must be rolled."""
    if not isinstance(card, Establishment):
        return ""
    first, last = card.rolls[0], card.rolls[-1]
    return str(first) if first == last else f"{first}–{last}"


def sheet(card: Card, texts: Texts) -> CardSheet:
    """Gather what can be looked up about a card."""
    colour = f"colour-{COLOURS[card.colour]}"
    facts = [
        (texts.say("fact-price"), texts.say("coins", coins=card.price)),
        (texts.say("fact-colour"), f"{texts.say(colour)}, {texts.say(f'{colour}.about')}"),
    ]
    if isinstance(card, Establishment):
        facts.insert(0, (texts.say("fact-roll"), roll_of(card)))
        facts.append((texts.say("fact-icon"), texts.say(f"icon-{ICONS[card.icon]}")))
        facts.append((texts.say("fact-copies"), str(card.copies)))
    key = key_of("card", card.name)
    return CardSheet(card.name, key, SIGNS[card.colour], STYLES[card.colour], facts, texts.say(f"{key}.rule"))
