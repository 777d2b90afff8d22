"""What axe-core finds on a page."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules that a theme can break."""

RUN = """async ({within, without, rules}) => {
    const context = {...(within && {include: [within]}), ...(without && {exclude: [without]})};
    const found = await axe.run(Object.keys(context).length ? context : document, {
        resultTypes: ["violations"], ...(rules && {runOnly: rules}),
    });
    return found.violations.flatMap(({id, nodes}) => nodes.map(node => `${id}: ${node.target} ${node.failureSummary}`));
}"""


def audit(page: Page, within: str = "", without: str = "", rules: list[str] | None = None) -> list[str]:
    """List what axe finds wrong on a page or in a part of it, by all of its rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: list[str] = page.evaluate(RUN, {"within": within, "without": without, "rules": rules})
    return found


def audit_by_night(page: Page, within: str = "") -> list[str]:
    """List which colours are wrong when the page is dark."""
    dress(page, "dark")
    found = audit(page, within, rules=COLOURS)
    dress(page, "light")
    return [f"by night, {each}" for each in found]


def dress(page: Page, scheme: str) -> None:
    """Let the system of somebody whose page follows it become light or dark."""
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.wait_for_function("scheme => document.documentElement.dataset.theme === scheme", arg=scheme)
