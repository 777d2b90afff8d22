"""Cuts the client's fonts into the letters that its four languages need, and writes the styles that load them."""

from pathlib import Path

from fontTools import subset

WEB = Path(__file__).parent.parent / "web"
PACKAGES = WEB / "node_modules" / "@fontsource-variable"
OUT = WEB / "src" / "generated" / "fonts"

FAMILIES = {
    "alegreya": ("Alegreya Variable", "400 900"),
    "source-sans-3": ("Source Sans 3 Variable", "200 900"),
    "nunito": ("Nunito Variable", "200 1000"),
}

LATIN = "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2212"
CZECH_AND_SLOVAK = "ČčĎďĚěŇňŘřŠšŤťŮůŽžĹĺĽľŔŕ"
OTHER_LATIN = "U+0100-024F,U+1E00-1E9F,U+1EF2-1EFF"
UKRAINIAN = "U+0400-045F,U+0490-0491,U+2116"


def codes(letters: str) -> str:
    """Write letters as the list that a style names them by."""
    return ",".join(f"U+{ord(letter):04X}" for letter in sorted(set(letters)))


def points(ranges: str) -> list[int]:
    """List the letters of such a list."""
    found: list[int] = []
    for part in ranges.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        found += range(int(first, 16), int(last or first, 16) + 1)
    return found


PARTS = {
    "other": ("latin-ext", OTHER_LATIN),
    "latin": ("latin", LATIN),
    "czech": ("latin-ext", codes(CZECH_AND_SLOVAK)),
    "cyrillic": ("cyrillic", UKRAINIAN),
}
"""The name of each part, the file of the package that it is cut from, and its letters.

Of two parts with the same letter the later one is loaded: the first is there for names from elsewhere.
"""


def cut(source: Path, target: Path, ranges: str) -> None:
    """Cut a font down to some letters, unless that was done before."""
    if target.exists() and target.stat().st_mtime > max(source.stat().st_mtime, Path(__file__).stat().st_mtime):
        return
    options = subset.Options(
        flavor="woff2", layout_features=["kern", "liga", "lnum", "tnum", "mark", "mkmk", "locl", "ccmp"]
    )
    font = subset.load_font(str(source), options)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points(ranges))
    cutter.subset(font)
    subset.save_font(font, str(target), options)


NAMES = {"latin-ext": "Ččš", "cyrillic": "УКукраїнськ"}
"""The letters in which languages of other alphabets name themselves: they are on every page."""


def style(name: str, part: str, ranges: str) -> str:
    """Write the style that loads a part when one of its letters is on the page."""
    family, weights = FAMILIES[name]
    return (
        f'@font-face {{ font-family: "{family}"; font-style: normal; font-display: swap; font-weight: {weights}; '
        f'src: url("./{name}-{part}.woff2") format("woff2-variations"); unicode-range: {ranges}; }}\n'
    )


def main() -> None:
    """Write the fonts and their styles."""
    OUT.mkdir(parents=True, exist_ok=True)
    written = ""
    for name in FAMILIES:
        for part, (origin, ranges) in PARTS.items():
            cut(PACKAGES / name / "files" / f"{name}-{origin}-wght-normal.woff2", OUT / f"{name}-{part}.woff2", ranges)
            written += style(name, part, ranges)
    for origin, letters in NAMES.items():
        source = PACKAGES / "source-sans-3" / "files" / f"source-sans-3-{origin}-wght-normal.woff2"
        cut(source, OUT / f"languages-{origin}.woff2", codes(letters))
        written += (
            f'@font-face {{ font-family: "Names of Languages"; font-display: swap; font-weight: 200 900; '
            f'src: url("./languages-{origin}.woff2") format("woff2-variations"); unicode-range: {codes(letters)}; }}\n'
        )
    (OUT / "fonts.css").write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main()
