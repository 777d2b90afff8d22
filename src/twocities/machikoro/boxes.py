"""What is in a box, and all cards of some boxes under one numbering."""

from typing import Final

from twocities.core.actions import Vocabulary
from twocities.core.fields import FieldNames
from twocities.core.position import StepMakers
from twocities.core.step import Step
from twocities.machikoro.actions import make_vocabulary
from twocities.machikoro.cards import Card, Establishment, Landmark, Question
from twocities.machikoro.ids import MOST_SEATS, TOPICS
from twocities.machikoro.turn import TURN_STEPS

MOST_CARDS: Final = 62
"""As many bits as a set of cards has."""


class Box:
    """A box: its cards, and for how many players it is."""

    def __init__(self, name: str, cards: list[Card], most_seats: int) -> None:
        self.name = name
        """The rule that takes its cards to the table; those of the first box are always there."""
        self.cards = cards
        self.most_seats = most_seats


class Catalog:
    """The cards of some boxes in order of id, and the words for all that they can do."""

    def __init__(self, boxes: list[Box]) -> None:
        self.boxes = boxes
        self.cards: list[Card] = [card for box in boxes for card in box.cards]
        self.establishments: list[Establishment] = [card for card in self.cards if isinstance(card, Establishment)]
        self.landmarks: list[Landmark] = [card for card in self.cards if isinstance(card, Landmark)]
        self.names = [card.name for card in self.cards]
        self.most_seats = max(box.most_seats for box in boxes)
        self.check()
        places = [card.name for card in self.establishments]
        self.vocabulary: Vocabulary = make_vocabulary(self.names, places, self.most_seats)
        self.topics = TOPICS.copy()
        self.field_names: FieldNames = {"card": self.names, "got": self.names, "establishment": places}
        steps: list[type[Step]] = [*TURN_STEPS]
        for card in self.cards:
            for question in card.questions():
                self.add_question(question)
            steps.extend(card.steps())
        self.steps = StepMakers(steps)

    def check(self) -> None:
        """Refuse cards that do not fit together: ids are the save format and have no gaps."""
        if len(self.cards) > MOST_CARDS or self.most_seats > MOST_SEATS:
            raise ValueError(f"There are at most {MOST_CARDS} cards and {MOST_SEATS} seats.")
        for place, card in enumerate(self.cards):
            if card.id != place:
                raise ValueError(f"{card.name} has the id {card.id}; in these boxes it is card {place}.")
        if len(set(self.names)) < len(self.names):
            raise ValueError("Two cards have the same name.")

    def add_question(self, question: Question) -> None:
        """Add the topic of a question, and the verbs that nothing else is answered with."""
        topic = len(self.topics)
        self.topics.append(question.topic)
        for name, fields in question.answers.items():
            if name in [verb.name for verb in self.vocabulary.verbs]:
                self.vocabulary.named(name).topics.append(topic)
            else:
                self.vocabulary.add(name, [topic], fields)

    def topic(self, name: str) -> int:
        """Find the id of a topic."""
        return [topic.name for topic in self.topics].index(name)
