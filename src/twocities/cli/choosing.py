"""Finding the option that a typed text means."""


def find_options(text: str, notations: list[str], labels: list[str], subjects: list[str]) -> list[int]:
    """List the options that a number, a notation, a label or a part of them means, by their place.

    A label may bend a name; the subjects hold the names as they stand on the cards.
    """
    wanted = " ".join(text.casefold().split())
    if wanted.isdecimal():
        place = int(wanted) - 1
        return [place] if 0 <= place < len(notations) else []
    written = [notation.casefold() for notation in notations]
    said = [label.casefold() for label in labels]
    named = [subject.casefold() for subject in subjects]
    for forms in (written, said):
        if wanted in forms:
            return [forms.index(wanted)]
    return [
        place
        for place, forms in enumerate(zip(written, said, named, strict=True))
        if any(wanted in form for form in forms)
    ]
