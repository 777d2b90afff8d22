"""What is written beside the games when a match is over: the summary and the plots."""

from pathlib import Path

from matplotlib.figure import Figure

from twocities.arena.figures import Figures, figures_of
from twocities.arena.match_dir import MatchDir, as_json
from twocities.arena.match_texts import MatchTexts
from twocities.arena.plot_style import png_of, styled, svg_of
from twocities.arena.plots import PLOTS
from twocities.arena.results import results_of

SUMMARY_FILE = "summary.json"
PLOTS_FOLDER = "plots"


def figures_in(folder: MatchDir) -> Figures:
    """Count the games of a folder."""
    return figures_of(results_of(folder.table()))


def write_summary(folder: MatchDir, figures: Figures) -> None:
    """Write the figures for programs."""
    folder.write(folder.path / SUMMARY_FILE, as_json({**folder.to_dict(), **figures.to_dict()}))


def write_plots(folder: MatchDir, figures: Figures, texts: MatchTexts) -> list[Path]:
    """Draw every plot that there is something to draw for, as PNG and as SVG."""
    target = folder.path / PLOTS_FOLDER
    written: list[Path] = []
    for name in PLOTS:
        with styled(name):
            figure = draw(name, figures, texts)
            if figure is not None:
                written += [target / f"{name}.png", target / f"{name}.svg"]
                folder.write(written[-2], png_of(figure))
                folder.write(written[-1], svg_of(figure, name).encode())
    return written


def draw(name: str, figures: Figures, texts: MatchTexts) -> Figure | None:
    """Draw one plot; None if the game has nothing of the kind."""
    return PLOTS[name](figures, texts)
