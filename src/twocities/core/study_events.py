"""What is worth keeping of a game's events when many games are studied."""


class StudyEvents:
    """Names the events that a study reads, and the field of each that holds the card."""

    def __init__(self, round_event: str, drafted: dict[str, str], built: dict[str, str]) -> None:
        self.round_event = round_event
        """The event that begins a round, or a turn in games without rounds."""
        self.drafted = drafted
        """Events by which a seat gets a character, with the field that says which; empty where there are none."""
        self.built = built
        """Events by which a seat builds or buys a card, with the field that says which."""
