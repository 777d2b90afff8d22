"""Names: what may be one, and whose it is."""

import asyncio
from collections.abc import Callable

import pytest

from tests.server.clients import PASSWORD, Person, new_name, run
from tests.server.servers import Server
from twocities.server.table.names import clean_name, distinct_name


def test_a_name_belongs_to_one_account_however_it_is_written(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person, Person(server.url) as other:
            await person.register(name, PASSWORD)

            refused = await other.refused("POST", "/api/accounts", json={"name": name.lower(), "password": PASSWORD})

            assert refused == (409, "name-taken")

    run(work())


ALIKE = ["Еva", "Εva", "Ｅｖａ", "𝐄𝐯𝐚", "ᴇva", "eva", "Evа", "E\u200bva"]
"""Names that pass for Eva."""


@pytest.mark.parametrize("name", ALIKE)
def test_nobody_at_a_table_passes_for_another_one(name: str) -> None:
    assert distinct_name(clean_name(name) or "", ["Eva", "Jan"]) == f"{clean_name(name)} 2"


@pytest.mark.parametrize(("one", "other"), [("Eva", "Eve"), ("Ева", "Ava"), ("Ivo", "Eva"), ("Гриша", "Гоша")])
def test_names_that_differ_to_the_eye_are_left_alone(one: str, other: str) -> None:
    assert distinct_name(one, [other]) == one


@pytest.mark.parametrize(("one", "other"), [("Ida", "lda"), ("Mia", "rnia"), ("Гриша", "ГРИША"), ("Bob", "B0b")])
def test_letters_that_are_drawn_alike_make_no_other_name(one: str, other: str) -> None:
    assert distinct_name(one, [other]) == f"{one} 2"


def test_no_account_and_no_guest_passes_for_the_owner_of_an_account(server: Server) -> None:
    async def work() -> None:
        name = "E" + new_name()[:7]
        alike = "\u0415" + name[1:]
        async with Person(server.url) as owner, Person(server.url) as other:
            await owner.register(name, PASSWORD)

            body = {"name": alike, "password": PASSWORD}
            assert await other.refused("POST", "/api/accounts", json=body) == (409, "name-taken")
            assert (await other.come_in(alike)).me["name"] == f"{alike} 2"
            assert await other.refused("PATCH", "/api/me", json={"name": alike}) == (409, "name-taken")

    run(work())


def test_of_two_who_want_a_name_at_once_one_gets_it(server: Server) -> None:
    async def work() -> None:
        body = {"name": new_name(), "password": PASSWORD}
        async with Person(server.url) as person:
            answers = await asyncio.gather(*[person.http.post("/api/accounts", json=body) for _ in range(4)])

            assert sorted(answer.status_code for answer in answers) == [201, 409, 409, 409]

    run(work())


@pytest.mark.parametrize(
    "name",
    ["", " ", "\u200b", "x" * 13, "x" * 41, "\u3164", "\u2800", "\u115f\u1160", "\uffa0 \u3164", "\ufe0f", "\u0301"],
)
def test_a_name_that_cannot_be_shown_is_refused(server: Server, name: str) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            assert (await person.refused("POST", "/api/guests", json={"name": name}))[0] == 400

    run(work())


@pytest.mark.parametrize("written", ["{}{}\u3164", "{}\u200b{}", "\u2800{}{}", "{}{}\ufe0f", "{}\u034f{}"])
def test_a_name_is_shown_without_what_cannot_be_seen(server: Server, written: str) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person:
            assert (await person.come_in(written.format(name[:4], name[4:]))).me["name"] == name

    run(work())


@pytest.mark.parametrize(
    "written", [str.upper, str.lower, lambda name: f" {name}\u3164"], ids=["upper", "lower", "blank"]
)
def test_a_guest_who_comes_in_by_the_name_of_an_account_gets_a_number(
    server: Server, written: Callable[[str], str]
) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as owner, Person(server.url) as guest:
            await owner.register(name, PASSWORD)

            await guest.come_in(written(name))

            assert guest.me["name"] == written(name).strip(" \u3164") + " 2"

    run(work())


def test_the_number_of_a_guest_is_one_that_no_account_has(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as owner, Person(server.url) as guest:
            await owner.register(name, PASSWORD)
            await owner.register(f"{name} 2", PASSWORD)

            assert (await guest.come_in(name)).me["name"] == f"{name} 3"

    run(work())


def test_a_guest_does_not_take_the_name_of_an_account_later(server: Server) -> None:
    async def work() -> None:
        taken, own = new_name(), new_name()
        async with Person(server.url) as owner, Person(server.url) as guest:
            await owner.register(taken, PASSWORD)
            await guest.come_in(own)

            assert await guest.refused("PATCH", "/api/me", json={"name": taken.upper()}) == (409, "name-taken")
            assert (await guest.ask("GET", "/api/me"))["name"] == own

    run(work())


def test_a_guest_may_take_another_name(server: Server) -> None:
    async def work() -> None:
        name = new_name()
        async with Person(server.url) as person:
            await person.come_in(new_name())

            await person.ask("PATCH", "/api/me", json={"name": name})

            assert (await person.ask("GET", "/api/me"))["name"] == name

    run(work())


def test_the_name_of_an_account_stays(server: Server) -> None:
    async def work() -> None:
        async with Person(server.url) as person:
            await person.register(new_name(), PASSWORD)

            assert await person.refused("PATCH", "/api/me", json={"name": "Iva"}) == (400, "bad-name")

    run(work())
