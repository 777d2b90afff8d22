"""Finding the option that a typed text means."""


def find_options(text: str, notations: list[str], labels: list[str]) -> list[int]:
    """List the options that a number, a notation or a part of either form means, by their place."""
    wanted = " ".join(text.casefold().split())
    if wanted.isdecimal():
        place = int(wanted) - 1
        return [place] if 0 <= place < len(notations) else []
    written = [notation.casefold() for notation in notations]
    said = [label.casefold() for label in labels]
    for forms in (written, said):
        if wanted in forms:
            return [forms.index(wanted)]
    return [place for place in range(len(notations)) if wanted in written[place] or wanted in said[place]]
