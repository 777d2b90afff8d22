"""Writes which letters look like which others: python tools/confusables.py confusables.txt.

The file is that of Unicode's security mechanisms (UTS 39); unicode.org has it, and packages that carry its data. What
names are compared by is written beside the code, as short as can be: each line has what is looked like, then all that
looks like it. Letters that compatibility normalization makes the same are left out, and small capitals are added.
"""

import sys
import unicodedata
from collections import defaultdict
from pathlib import Path

OUT = Path(__file__).parent.parent / "src" / "twocities" / "server" / "table" / "confusables.txt"
SMALL_CAPITAL = "LATIN LETTER SMALL CAPITAL "


def read(text: str) -> dict[str, str]:
    """Read which letter stands for which others."""
    found: dict[str, str] = {}
    for line in text.lstrip("\ufeff").splitlines():
        source, divider, rest = line.partition("#")[0].partition(";")
        if divider:
            target = rest.partition(";")[0]
            found[chr(int(source, 16))] = "".join(chr(int(code, 16)) for code in target.split()).replace("\t", "")
    return found


def small_capitals() -> dict[str, str]:
    """List the small capitals of single letters: Unicode takes them for letters of their own."""
    names = {chr(code): unicodedata.name(chr(code), "") for code in range(0x250, 0xAB70)}
    return {
        letter: name.removeprefix(SMALL_CAPITAL)
        for letter, name in names.items()
        if name.startswith(SMALL_CAPITAL) and len(name) == len(SMALL_CAPITAL) + 1
    }


def main() -> None:
    """Write the table."""
    found = {**read(Path(sys.argv[1]).read_text(encoding="utf-8")), **small_capitals()}
    small = small_capitals()
    groups: defaultdict[str, list[str]] = defaultdict(list)
    for source, target in sorted(found.items()):
        if unicodedata.normalize("NFKC", source) == source and unicodedata.category(source)[0] in "LMNPS":
            groups["".join(small.get(letter, letter) for letter in target)].append(source)
    lines = [f"{target}\t{''.join(sources)}\n" for target, sources in sorted(groups.items())]
    OUT.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
