"""How plots look: one type size, colours that everybody can tell apart, quiet axes."""

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import PercentFormatter

COLOURS: Final = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#8c6d1f", "#999999"]
"""Colours that people who see few of them can tell apart as well (after Okabe and Ito)."""

INK: Final = "#1c2330"
FAINT: Final = "#d9dde3"
QUIET: Final = "#5b6573"
WIDTH: Final = 8.0
"""Inches."""

STYLE: Final[dict[Any, Any]] = {
    "font.size": 11,
    "font.family": "DejaVu Sans",
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET,
    "axes.titlesize": 14,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 14,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "grid.color": FAINT,
    "grid.linewidth": 0.8,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "legend.frameon": False,
    "figure.facecolor": "white",
    "figure.constrained_layout.use": True,
    "figure.constrained_layout.h_pad": 0.12,
    "figure.constrained_layout.w_pad": 0.12,
    "svg.fonttype": "path",
}


@contextmanager
def styled(name: str) -> Iterator[None]:
    """Draw in our style; the same plot of the same games is the same file."""
    with mpl.rc_context({**STYLE, "svg.hashsalt": name}):
        yield


def canvas(height: float, title: str) -> tuple[Figure, Axes]:
    """Begin a plot."""
    figure = Figure(figsize=(WIDTH, height))
    axes = figure.subplots()
    axes.set_title(title)
    return figure, axes


def in_percent(axes: Axes, most: float, room: float) -> None:
    """Let the axis across count shares, with some room beyond the highest."""
    axes.set_xlim(0, most * (1 + room) + 0.005)
    axes.set_xticks([tick for tick in axes.get_xticks() if 0 <= tick <= min(1.0, most * (1 + room))])
    axes.xaxis.set_major_formatter(PercentFormatter(1.0, decimals=0, symbol=" %"))
    axes.grid(axis="y", visible=False)


def svg_of(figure: Figure, name: str) -> str:
    """Draw a plot as SVG that may stand beside others on a page: its ids begin with its name."""
    target = io.StringIO()
    figure.savefig(target, format="svg", metadata={"Date": None, "Creator": None, "Format": None, "Type": None})
    text = target.getvalue()
    text = text[text.index("<svg") :]
    text = re.sub(r"\s*<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
    text = re.sub(r'\bid="', f'id="{name}-', text)
    text = re.sub(r'href="#', f'href="#{name}-', text)
    return re.sub(r"url\(#", f"url(#{name}-", text)


def png_of(figure: Figure) -> bytes:
    """Draw a plot as PNG."""
    target = io.BytesIO()
    figure.savefig(target, format="png", dpi=150, metadata={"Software": None})
    return target.getvalue()
