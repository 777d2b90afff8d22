"""The page of the browser client is served from its folder, and nothing else is."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.servers import Server, serving


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a small page, beside a file that is not for anybody."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "secret.txt").write_text("secret")
    page = folder / "dist"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<h1>Two Cities</h1>")
    (page / "assets" / "index-abc.js").write_text("let x = 1")
    (page / "sw.js").write_text("let y = 2")
    (page / "manifest.webmanifest").write_text("{}")
    with serving(folder, page=str(page)) as made:
        yield made


@pytest.mark.parametrize("path", ["/", "/t/abcdefgh", "/settings", "/new/citadels"])
def test_every_path_of_the_client_leads_to_its_page(served: Server, path: str) -> None:
    answer = httpx.get(f"{served.url}{path}", timeout=30)

    assert (answer.status_code, answer.text) == (200, "<h1>Two Cities</h1>")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-type"].startswith("text/html")


def test_who_asks_only_for_the_head_of_the_page_gets_that(served: Server) -> None:
    answer = httpx.head(f"{served.url}/")

    assert (answer.status_code, answer.content) == (200, b"")
    assert answer.headers["cache-control"] == "no-cache"


def test_files_that_carry_their_hash_are_kept_for_ever(served: Server) -> None:
    answer = httpx.get(f"{served.url}/assets/index-abc.js", timeout=30)

    assert answer.text == "let x = 1"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]


def test_a_file_is_sent_packed_to_those_who_can_unpack_it(served: Server) -> None:
    url = f"{served.url}/assets/index-abc.js"
    packed = httpx.get(url, headers={"accept-encoding": "gzip, br"}, timeout=30)
    plain = httpx.get(url, headers={"accept-encoding": "identity"}, timeout=30)

    assert (packed.headers.get("content-encoding"), plain.headers.get("content-encoding")) == ("gzip", None)
    assert packed.text == plain.text == "let x = 1"
    assert packed.headers["vary"].lower() == plain.headers["vary"].lower() == "accept-encoding"


def test_a_file_of_another_version_is_no_page(served: Server) -> None:
    assert httpx.get(f"{served.url}/assets/index-old.js", timeout=30).status_code == 404


def test_the_worker_is_a_script_for_the_whole_site_and_asked_for_each_time(served: Server) -> None:
    answer = httpx.get(f"{served.url}/sw.js", timeout=30)

    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "worker-src 'self'" in answer.headers["content-security-policy"]


def test_the_manifest_has_a_type_of_its_own(served: Server) -> None:
    answer = httpx.get(f"{served.url}/manifest.webmanifest", timeout=30)

    assert answer.headers["content-type"] == "application/manifest+json"


@pytest.mark.parametrize("path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"])
def test_nothing_outside_the_folder_is_served(served: Server, path: str) -> None:
    answer = httpx.get(f"{served.url}{path}", timeout=30)

    assert "secret" not in answer.text


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/api/tables/x/y/z"])
def test_a_door_that_does_not_exist_is_no_page(served: Server, path: str) -> None:
    assert httpx.get(f"{served.url}{path}", timeout=30).status_code == 404


def test_without_a_folder_there_is_no_page(server: Server) -> None:
    assert httpx.get(f"{server.url}/", timeout=30).status_code == 404
