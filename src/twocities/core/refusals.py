"""Why an action is not on offer, as far as that is the same in every game; each game adds what its rules say.

Every function returns a reason that is read after a colon, or nothing if it does not apply.
"""

from twocities.core.actions import Vocabulary
from twocities.core.decision import Decision
from twocities.core.topic import Topic


def not_asked(vocabulary: Vocabulary, topics: list[Topic], decision: Decision, action: int) -> str:
    """Say that the verb of an action answers another question than the one that is asked."""
    verb = vocabulary.verb(action)
    if decision.topic in verb.topics:
        return ""
    return f"seat {decision.seat} is asked {topics[decision.topic].asks}, which '{verb.name}' does not answer"


def no_such_seat(vocabulary: Vocabulary, seats: int, action: int) -> str:
    """Say that an action names a seat that the table does not have."""
    seat = vocabulary.arguments(action).get("seat", 0)
    return f"the table has no seat {seat}" if isinstance(seat, int) and seat >= seats else ""


def not_among(vocabulary: Vocabulary, topics: list[Topic], decision: Decision, action: int) -> str:
    """Say of an action that would be an answer that its arguments are none: there is nothing more to say."""
    if vocabulary.arguments(action).get("seat") == decision.seat:
        return f"seat {decision.seat} cannot choose itself"
    fields = vocabulary.verb(action).fields
    words = vocabulary.notation(action).split()[1:]
    named = [f"{field} {word}" if word.isdecimal() else word for field, word in zip(fields, words, strict=True)]
    answer = ", ".join(named) or "that"
    return f"seat {decision.seat} is asked {topics[decision.topic].asks}, and {answer} is not among the answers"
