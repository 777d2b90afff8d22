"""One page of HTML about a match: the plots, their tables and what they mean, with nothing from outside."""

from html import escape
from shlex import join

from twocities.arena.figures import Figures
from twocities.arena.match import Match
from twocities.arena.match_dir import MatchDir
from twocities.arena.match_texts import MatchTexts
from twocities.arena.plot_style import styled, svg_of
from twocities.arena.plots import PLOTS
from twocities.arena.summary import draw
from twocities.arena.tables import SHEETS, Sheet

LONG_TABLE = 12
"""Tables with more rows than this are folded up."""

STYLE = """
:root { color-scheme: light dark; --ink: #1c2330; --quiet: #56606e; --page: #f6f4ef; --card: #ffffff; --line: #d9dde3;
  --mark: #0072b2; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e8eaee; --quiet: #a9b2bf; --page: #14181f; --card: #1e242d; --line: #39424f; --mark: #6bb7ea; }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 2rem 1rem 4rem; background: var(--page); color: var(--ink);
  font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
main, header, footer { max-width: 54rem; margin: 0 auto; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .5rem; }
h2 { font-size: 1.35rem; margin: 0 0 .5rem; }
section { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.25rem;
  margin: 1.5rem 0; }
figure { margin: 1rem 0; background: #fff; border-radius: .5rem; padding: .5rem; overflow-x: auto; }
figure svg { display: block; width: 100%; min-width: 34rem; height: auto; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .92rem; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; white-space: normal; }
thead th { color: var(--quiet); font-weight: 600; }
tbody th { font-weight: 600; }
summary { cursor: pointer; color: var(--mark); font-weight: 600; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 2px; }
code { display: block; overflow-x: auto; padding: .75rem; background: var(--page); border-radius: .5rem; }
footer, .quiet { color: var(--quiet); }
"""


def report(folder: MatchDir, figures: Figures, texts: MatchTexts) -> str:
    """Write the page."""
    match = folder.match()
    facts = folder.to_dict()
    title = texts.say("report-title", game=texts.words.title(), games=figures.games)
    rules = ", ".join(texts.words.rule(rule) for rule in match.rules) or texts.say("report-usual-rules")
    about = texts.say(
        "report-about",
        players=", ".join(texts.bot(player) for player in match.players),
        rules=rules,
        seed=str(match.seed),
        version=str(facts.get("version")),
        match=str(facts.get("match")),
    )
    games = max(folder.finished()) + 1
    told = texts.say("report-gaps", games=figures.games, all=games)
    gaps = f"<p>{escape(told)}</p>\n" if figures.games < games else ""
    sections = "".join(section(name, figures, texts) for name in PLOTS)
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n"
        f"<header>\n<h1>{escape(title)}</h1>\n<p>{escape(about)}</p>\n</header>\n<main>\n{sections}</main>\n"
        f"<footer>\n{gaps}<p>{escape(texts.say('report-again'))}</p>\n<code>{escape(command(match, games))}</code>\n"
        f"<p>{escape(texts.say('report-foot'))}</p>\n</footer>\n</body>\n</html>\n"
    )


def command(match: Match, games: int) -> str:
    """Write the command that plays so many games of a match."""
    rules = ["--rules", ",".join(match.rules)] if match.rules else []
    given = ["--players", ",".join(match.players), *rules, "--games", str(games), "--seed", str(match.seed)]
    return join(["twocities", "arena", match.game, *given, "--out", "DIR"])


def section(name: str, figures: Figures, texts: MatchTexts) -> str:
    """Write one question with its plot and its table; nothing if the game knows nothing of the kind."""
    with styled(name):
        figure = draw(name, figures, texts)
        if figure is None:
            return ""
        svg = svg_of(figure, name)
    title = texts.say(f"plot-{name}")
    chart = escape(texts.say("report-chart", title=title))
    picture = svg.replace("<svg ", f'<svg role="img" aria-label="{chart}" ', 1)
    rating = f'<p class="quiet">{escape(texts.say("report-rating"))}</p>\n' if name == "wins-by-bot" else ""
    return (
        f'<section aria-labelledby="{name}">\n<h2 id="{name}">{escape(title)}</h2>\n'
        f"<p>{escape(texts.say(f'plot-{name}.about'))}</p>\n"
        f'<figure tabindex="0">{picture}</figure>\n'
        f"{table(SHEETS[name](figures, texts), title, texts)}{rating}</section>\n"
    )


def table(sheet: Sheet, title: str, texts: MatchTexts) -> str:
    """Write a table; a long one is folded up."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in sheet.headings)
    body = "".join(
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>\n'
        for row in sheet.rows
    )
    # What can be scrolled must be reached with the keyboard too.
    written = (
        f'<div class="wide" role="region" aria-label="{escape(title)}" tabindex="0">\n<table>\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}</tbody>\n</table>\n</div>\n"
    )
    if len(sheet.rows) <= LONG_TABLE:
        return written
    return f"<details>\n<summary>{escape(texts.say('report-numbers'))}</summary>\n{written}</details>\n"
