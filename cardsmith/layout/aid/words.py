"""Words on an aid: short paragraphs with bold words, set in lines that fit."""

from collections.abc import Iterator, Sequence

from cardsmith.layout.fit import Block, Fitting, fit
from cardsmith.layout.setting import Style, set_line, width
from cardsmith.layout.wrap import Line, Run, Tone
from cardsmith.model.face import Text
from cardsmith.model.metrics import Fonts
from cardsmith.model.units import POINT

PLAIN, BOLD = Tone("Alegreya Medium"), Tone("Alegreya Bold")
LEAST = 8.5
"""Nothing that a player must read is smaller, in points."""


def marked(text: str) -> Line:
    """Runs of a text in which words between stars are bold.

    >>> [(run.text, run.tone is BOLD) for run in marked("*Roll* the die")]
    [('Roll', True), (' the die', False)]
    """
    parts = text.split("*")
    return tuple(Run(part, BOLD if at % 2 else PLAIN) for at, part in enumerate(parts) if part)


def broken(fonts: Fonts, texts: Sequence[str], room: tuple[float, float], size: float) -> Block:
    """Texts in lines within a room (width, height in millimetres), each a paragraph.

    Raises ValueError when they do not fit at the least size: whoever writes the words of an aid
    has to be brief.
    """
    fitting = Fitting(size=size, least=LEAST, lead=1.24, least_lead=1.05)
    found = fit(fonts, [marked(text) for text in texts], room, fitting)
    if not isinstance(found, Block):
        raise ValueError(f"an aid has no room for {texts!r}: {found.needed} mm in {found.room}")
    return found


def set_runs(fonts: Fonts, line: Line, at: tuple[float, float], size: float) -> Iterator[Text]:
    """A line of runs from a point on its baseline."""
    x, y = at
    for run in line:
        style = Style(run.tone.font, size, run.tone.ink)
        yield set_line(fonts, style, run.text, (x, y))
        x += width(fonts, style, run.text)


def set_label(
    fonts: Fonts, text: str, at: tuple[float, float], room: tuple[float, float], size: float = 9.5
) -> Iterator[Text]:
    """A few words beside a sign, on one line or two about the height ``at`` says."""
    block = broken(fonts, [text], room, size)
    x, middle = at
    cap = fonts[PLAIN.font].cap_height * block.size * POINT / 1000
    first = middle + cap / 2 - block.lead * (len(block.lines) - 1) / 2
    for row, line in enumerate(block.lines):
        yield from set_runs(fonts, line, (x, first + row * block.lead), block.size)
