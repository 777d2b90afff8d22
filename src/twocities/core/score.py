"""How a seat stands, item by item."""


class Score:
    """What one seat has, from which sources, and its place among the seats."""

    def __init__(self, seat: int, sources: list[str], points: list[int], place: int = 1) -> None:
        self.seat = seat
        self.sources = sources
        self.points = points
        self.place = place

    @property
    def total(self) -> int:
        """Sum the points of all sources."""
        total = 0
        for points in self.points:
            total += points
        return total

    def __repr__(self) -> str:
        items = ", ".join(f"{source} {points}" for source, points in zip(self.sources, self.points, strict=True))
        return f"Score(seat={self.seat}, place={self.place}, total={self.total}: {items})"
