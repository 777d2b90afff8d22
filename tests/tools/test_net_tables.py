"""The page about learning tells of the nets that come with the package what their cards say."""

from tools.net_tables import PAGE, written


def test_the_page_tells_what_the_cards_say() -> None:
    page = PAGE.read_text(encoding="utf-8")

    assert page == written(page), "run tools/net_tables.py"
