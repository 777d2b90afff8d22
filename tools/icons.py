"""Draws the icons of the installed client from web/public/icon.svg, with a real Chromium."""

from pathlib import Path

from tests.web.browsers import chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"

ICONS = [("icon-192", 192, False), ("icon-512", 512, False), ("icon-maskable-512", 512, True)]
"""The name of each file, its size, and whether devices cut a shape of their own out of it."""

SAFE = 0.74
"""How much of such an icon the picture may take."""

GROUND = "#2a2018"


def main() -> None:
    """Write the icons."""
    svg = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with chromium() as browser:
        for name, size, is_cut in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            inner = round(size * SAFE) if is_cut else size
            ground = GROUND if is_cut else "transparent"
            page.set_content(
                f"<style>body {{ margin: 0; height: 100vh; display: grid; place-items: center; background: {ground} }}"
                f"svg {{ width: {inner}px; height: {inner}px }}</style>{svg}"
            )
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=not is_cut)
            page.close()


if __name__ == "__main__":
    main()
