"""A question to one seat, with every legal answer."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

NOTHING: Final = -1
"""What a decision is about when it is about nothing in particular."""


def packed(actions: list[int]) -> vec[i64]:
    """Pack a list of actions into a vec; far faster than `vec[i64](actions)`, which asks for a buffer first."""
    return vec[i64]([action for action in actions])  # noqa: C416  # a copied list would take the slow way


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """Asks `seat` to choose one of `actions`; `topic` and `about` say what for."""

    def __init__(self, seat: i64, topic: i64, actions: vec[i64], about: i64 = NOTHING) -> None:
        self.seat = seat
        self.topic = topic
        self.actions = actions
        self.about = about

    def clone(self) -> "Decision":
        """Copy the decision, so that a viewer may do with its options what it likes."""
        return Decision(self.seat, self.topic, self.actions[:], self.about)

    def __repr__(self) -> str:
        return f"Decision(seat={self.seat}, topic={self.topic}, actions={list(self.actions)}, about={self.about})"
