"""Plots show something, and a report is one file that needs nothing from outside."""

import json
import re
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from PIL import Image

from tests.arena.matches import QUICK, WEAK, full_disk
from twocities.arena.match import Match
from twocities.arena.match_dir import BadMatchDir, MatchDir
from twocities.arena.match_texts import MatchTexts
from twocities.arena.plots import PLOTS
from twocities.arena.report import report
from twocities.arena.rows import play_chunk
from twocities.arena.summary import figures_in, write_plots, write_summary

MACHIKORO = Match("machikoro", (WEAK, WEAK), (), 1)


def played(match: Match, path: Path) -> MatchDir:
    """Play a few games of a match into a folder."""
    folder = MatchDir(path)
    folder.begin(match)
    folder.keep(play_chunk(match, list(range(12))))
    folder.close()
    return folder


@pytest.fixture(scope="module")
def citadels(tmp_path_factory: pytest.TempPathFactory) -> MatchDir:
    return played(QUICK, tmp_path_factory.mktemp("citadels"))


@pytest.fixture(scope="module")
def machikoro(tmp_path_factory: pytest.TempPathFactory) -> MatchDir:
    return played(MACHIKORO, tmp_path_factory.mktemp("machikoro"))


class Tags(HTMLParser):
    """Collects the tags of a page with their attributes, and refuses tags that close nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))


def tags_of(text: str) -> list[tuple[str, dict[str, str | None]]]:
    """Read the tags of a page."""
    reader = Tags()
    reader.feed(text)
    assert reader.open == []
    return reader.tags


@cache
def written(folder: MatchDir, language: str = "en") -> str:
    """Write the report of a folder."""
    return report(folder, figures_in(folder), MatchTexts(folder.match().game, language))


def test_a_full_disk_is_named_where_a_part_a_summary_or_a_plot_is_written(citadels: MatchDir) -> None:
    chunk, figures = play_chunk(QUICK, [12]), figures_in(citadels)

    with full_disk():
        with pytest.raises(BadMatchDir, match="Cannot write to"):
            citadels.keep(chunk)
        with pytest.raises(BadMatchDir, match="Cannot write to"):
            write_summary(citadels, figures)
        with pytest.raises(BadMatchDir, match="Cannot write to"):
            write_plots(citadels, figures, MatchTexts("citadels", "en"))

    assert citadels.finished() == set(range(12))
    assert list(citadels.path.rglob("*.draft")) == []


def test_every_plot_is_drawn_twice_and_is_not_blank(citadels: MatchDir) -> None:
    paths = write_plots(citadels, figures_in(citadels), MatchTexts("citadels", "uk"))

    assert [path.name for path in paths] == [f"{name}.{ending}" for name in PLOTS for ending in ("png", "svg")]
    for path in paths[::2]:
        colours = Image.open(path).convert("RGB").getcolors(maxcolors=2**24)
        assert colours is not None
        assert len(colours) > 20
        assert max(count for count, _ in colours) < 0.99 * sum(count for count, _ in colours)
    for path in paths[1::2]:
        assert path.read_text(encoding="utf-8").startswith("<svg ")


def test_the_summary_holds_the_match_and_its_figures(citadels: MatchDir) -> None:
    write_summary(citadels, figures_in(citadels))

    found = json.loads((citadels.path / "summary.json").read_text(encoding="utf-8"))
    assert (found["match"], found["games"], found["players"]) == (QUICK.id, 12, list(QUICK.players))
    assert {each["name"] for each in found["bots"]} == set(QUICK.players)


def test_a_report_of_a_match_that_was_stopped_says_so(tmp_path: Path) -> None:
    folder = MatchDir(tmp_path)
    folder.begin(QUICK)
    folder.keep(play_chunk(QUICK, [1, 4]))
    folder.close()

    text = report(folder, figures_in(folder), MatchTexts("citadels", "en"))

    assert "only 2 of the first 5 games are over" in text
    assert "--games 5" in text


def test_a_report_of_a_whole_match_misses_nothing(citadels: MatchDir) -> None:
    assert "are over" not in report(citadels, figures_in(citadels), MatchTexts("citadels", "en"))


def test_a_report_loads_nothing_from_outside(citadels: MatchDir) -> None:
    tags = tags_of(written(citadels))

    links = [value for _, given in tags for name, value in given.items() if name in ("src", "href", "xlink:href")]
    assert [link for link in links if link is None or not link.startswith("#")] == []
    assert {tag for tag, _ in tags} & {"script", "link", "img", "iframe", "object"} == set()


def test_ids_stand_once_and_everything_that_is_referred_to_is_there(citadels: MatchDir) -> None:
    text = written(citadels)
    ids = [given["id"] for _, given in tags_of(text) if "id" in given]

    assert len(ids) == len(set(ids))
    assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', text)) <= set(ids)


def test_every_plot_of_a_report_has_a_heading_a_text_for_who_cannot_see_it_and_a_table(citadels: MatchDir) -> None:
    tags = tags_of(written(citadels))

    assert [tag for tag, _ in tags].count("h1") == 1
    assert [given.get("id") for tag, given in tags if tag == "h2"] == list(PLOTS)
    pictures = [given for tag, given in tags if tag == "svg"]
    assert all(given.get("role") == "img" and given.get("aria-label") for given in pictures)
    assert len(pictures) == [tag for tag, _ in tags].count("table") == len(PLOTS)


@pytest.mark.parametrize("language", ["cs", "uk"])
def test_cards_have_the_names_of_the_language(citadels: MatchDir, language: str) -> None:
    text = written(citadels, language)

    assert f'<html lang="{language}">' in text
    assert MatchTexts("citadels", language).drafted("bishop") in text
    assert "town_hall" not in text


def test_a_game_without_a_draft_has_no_plot_of_it(machikoro: MatchDir) -> None:
    text = written(machikoro)

    assert 'id="wins-by-drafted"' not in text
    assert 'id="wins-by-built"' in text
    assert "Train Station" in text
