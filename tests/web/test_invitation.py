"""An invitation says who invites to what, and leads to the table."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.servers import Server
from tests.web.browsers import DESKTOP, PHONE, Visitor

SAID = {
    "en": ("Eva invites you to a table", "2 seats are free"),
    "cs": ("Eva vás zve ke stolu", "2 místa jsou volná"),
    "sk": ("Eva vás pozýva k stolu", "2 miesta sú voľné"),
    "uk": ("Eva запрошує вас до столу", "2 місця вільні"),
}


def open_table(host: Visitor) -> tuple[str, str]:
    """Open a table with two free seats; return it, and the path of its invitation."""
    table = host.open_table("citadels", 4, ["deluxe"], bots=["journeyman"], auto_start=False, public=False)
    return table, f"/i/{host.look(table)['table']['invite']}"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("language", SAID)
def test_whoever_is_invited_reads_who_invites_to_what(
    browser: Browser, site: Server, visitor: Visitor, language: str, size: tuple[int, int]
) -> None:
    guest = Visitor(browser, site.url, name="Jan", size=size, language=language)

    guest.page.goto(open_table(visitor)[1])

    heading, free = SAID[language]
    expect(guest.page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(guest.page.get_by_text(free)).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    guest.close()
    assert guest.problems == []


def sitting(host: Visitor, table: str) -> list[str]:
    """List who sits at a table, free seats as nothing."""
    return [seat["name"] for seat in host.look(table)["table"]["seats"]]


def test_a_stranger_gives_a_name_and_sits_at_the_table(browser: Browser, site: Server, visitor: Visitor) -> None:
    table, path = open_table(visitor)
    stranger = Visitor(browser, site.url)
    stranger.context.clear_cookies()

    stranger.page.goto(path)
    expect(stranger.page.get_by_role("heading", level=1)).to_have_text(SAID["en"][0])
    stranger.page.get_by_label("Your name").fill("Jan")
    stranger.page.get_by_role("button", name="Sit down at the table").click()

    stranger.page.wait_for_url(f"**/t/{table}")
    assert sitting(visitor, table)[2] == "Jan"
    expect(stranger.page.get_by_text("Eva").filter(visible=True).first).to_be_visible()
    stranger.close()
    assert stranger.problems == []


def test_who_sits_already_keeps_the_seat_and_who_comes_too_late_looks_on(
    browser: Browser, site: Server, visitor: Visitor
) -> None:
    table, path = open_table(visitor)
    late, jan, mia = (Visitor(browser, site.url, name=name) for name in ("Ivo", "Jan", "Mia"))
    late.page.goto(path)
    expect(late.page.get_by_role("button", name="Sit down at the table")).to_be_visible()
    for guest in (jan, mia):
        guest.page.goto(path)
        guest.page.get_by_role("button", name="Sit down at the table").click()
        guest.page.wait_for_url(f"**/t/{table}")

    jan.page.goto(path)
    jan.page.get_by_role("button", name="Go to the table").click()
    late.page.get_by_role("button", name="Sit down at the table").click()
    for guest in (jan, late):
        guest.page.wait_for_url(f"**/t/{table}")

    assert sitting(visitor, table)[2:] == ["Jan", "Mia"]
    late.problems = [each for each in late.problems if "409" not in each]  # what the browser itself notes of the answer
    for guest in (late, jan, mia):
        guest.close()
        assert guest.problems == []


def test_a_code_that_leads_nowhere_is_told_at_once(browser: Browser, site: Server) -> None:
    guest = Visitor(browser, site.url)

    guest.page.goto("/i/abcdefgh")

    expect(guest.page.get_by_role("alert")).to_have_text("This invitation leads nowhere.")
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Invitation")
    expect(guest.page.get_by_role("button", name="Go to the table")).to_have_count(0)
    guest.close()
    assert ["404" in problem for problem in guest.problems] == [True]  # what the browser itself notes of the answer
