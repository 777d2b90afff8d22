"""Tables with a value for every card: one that lacks a card is refused by name."""


def value_of_each(what: str, values: dict[int, float], ids: list[int], names: list[str]) -> list[float]:
    """List the value of each id; a table that lacks some of them is refused with their names."""
    lacking = [names[each] for each in ids if each not in values]
    if lacking:
        raise ValueError(f"Bots have no {what} for {', '.join(lacking)}.")
    return [values[each] for each in ids]
