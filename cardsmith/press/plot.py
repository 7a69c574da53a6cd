"""Charts as SVG or PNG; the one module that knows matplotlib (extra ``plot``)."""

import io
import warnings
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from cardsmith.model.chart import Chart, Poster
from cardsmith.model.inks import BROWN, GREY, INK, PAPER, WHITE, WINE, Ink
from cardsmith.resources import shipped

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

LIBRARY = "matplotlib"
ENDINGS = (".svg", ".png")

_FONTS = (
    "Alegreya/Alegreya_400Regular.ttf",
    "Alegreya/Alegreya_700Bold.ttf",
)
_WIDTH, _HEAD, _ROW, _BAR = 12.0, 1.0, 2.8, 0.27
"""Inches: of a page, of its title, of a row of charts, of a bar that lies."""

_FEWEST = 5
"""Bars that there is room for, so that two of them are no walls."""

_SETTINGS: dict[Any, Any] = {  # Any: the library names its settings by a type of its own
    "font.family": ["Alegreya", "DejaVu Sans"],
    "font.size": 11,
    "svg.fonttype": "path",
    "svg.hashsalt": "cardsmith",
    "path.simplify": False,
    "text.parse_math": False,
}
"""Type as outlines, so that it looks the same anywhere; names of parts that never change."""


def has_library() -> bool:
    """Whether the library is installed that draws charts."""
    return find_spec(LIBRARY) is not None


def plotted(poster: Poster, ending: str) -> bytes:
    """The page as SVG or PNG at 150 dpi: the same value, the same bytes, whatever the day."""
    import matplotlib as mpl
    from matplotlib import font_manager

    for name in _FONTS:
        font_manager.fontManager.addfont(shipped("templates") / "fonts" / name)
    with mpl.rc_context(_SETTINGS), warnings.catch_warnings():
        # a sign that no font has is drawn as a box, which says so
        warnings.filterwarnings("ignore", message="Glyph .* missing from font")
        figure = _page(poster)
        stream = io.BytesIO()
        unsigned = {"Date": None} if ending == ".svg" else {"Software": None}
        figure.savefig(stream, format=ending.removeprefix("."), dpi=150, metadata=unsigned)
        return stream.getvalue()


def _page(poster: Poster) -> "Figure":
    """Two charts in a row under the title; a chart that is left alone takes the whole row."""
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    columns = min(2, len(poster.charts)) or 1
    rows = [poster.charts[at : at + columns] for at in range(0, len(poster.charts), columns)]
    heights = [max(map(_height, row)) for row in rows] or [1.0]
    whole = _HEAD + sum(heights)
    below = ConstrainedLayoutEngine(w_pad=0.2, h_pad=0.14, rect=(0, 0, 1, 1 - _HEAD / whole))
    figure = Figure(figsize=(_WIDTH, whole), facecolor=_hex(PAPER), layout=below)
    grid = figure.add_gridspec(len(heights), columns, height_ratios=heights)
    for line, row in enumerate(rows):
        for column, chart in enumerate(row):
            _draw(chart, figure.add_subplot(grid[line, column if len(row) > 1 else slice(None)]))
    for text, down, size, ink in (
        (poster.title, 0.5, 24, WINE),
        (poster.subtitle, 0.8, 13, GREY),
    ):
        figure.text(0.2 / _WIDTH, 1 - down / whole, text, size=size, weight="bold", color=_hex(ink))
    return figure


def _height(chart: Chart) -> float:
    return max(_ROW if not chart.sideways else 0.75 + _BAR * len(chart.bars), 1.4)


def _draw(chart: Chart, axes: "Axes") -> None:
    """A chart whose bars tell their own number: no grid, no axis to read it from."""
    names, values = [bar.name for bar in chart.bars], [bar.value for bar in chart.bars]
    places = range(len(names))
    axes.set_facecolor(_hex(WHITE))
    beside = max(_FEWEST - len(names), 0)
    if chart.sideways:
        drawn = axes.barh(places, values, height=0.68, color=_hex(chart.ink))
        axes.set_yticks(places, names)
        axes.set_ylim(len(names) - 0.4 + beside, -0.6)
        axes.set_xticks([])
        axes.margins(x=0.14)
    else:
        drawn = axes.bar(places, values, width=0.76, color=_hex(chart.ink))
        axes.set_xticks(places, names)
        axes.set_xlim(-0.6 - beside / 2, len(names) - 0.4 + beside / 2)
        axes.set_yticks([])
        axes.margins(y=0.16)
    labels = [bar.text if bar.value else "" for bar in chart.bars]
    size = 10 if chart.sideways or len(names) <= 18 else 8
    axes.bar_label(drawn, labels, padding=2, size=size, color=_hex(BROWN))
    if chart.level is not None and not chart.sideways:
        axes.axhline(chart.level, color=_hex(INK), linewidth=0.9, linestyle=(0, (4, 3)))
    axes.tick_params(length=0, labelsize=size + 1, labelcolor=_hex(INK))
    for side in axes.spines.values():
        side.set_visible(False)
    axes.set_title(chart.title, loc="left", weight="bold", size=13, color=_hex(INK))
    if chart.note:
        axes.set_title(chart.note, loc="right", size=11, color=_hex(GREY))


def _hex(ink: Ink) -> str:
    return f"#{bytes(ink.rgb).hex()}"
