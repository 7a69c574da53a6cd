"""The back of a box: what the game is, what is inside, who made it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardsmith.layout.barcode.drawing import article_number
from cardsmith.layout.box.facts import facts, imprint_lines
from cardsmith.layout.box.panel import AXIS, LEFT, RIGHT, plaque
from cardsmith.layout.fit import Block, Fitting, Overset, fit, no_glyph
from cardsmith.layout.game_look import LOOKS
from cardsmith.layout.motifs import frieze
from cardsmith.layout.ornament import JESTER, centred
from cardsmith.layout.setting import Style, drawable, missing, set_line
from cardsmith.layout.template_places import Frame
from cardsmith.layout.wrap import Line, Run, Tone, measure
from cardsmith.model.edition import Edition
from cardsmith.model.face import Item, Text
from cardsmith.model.finding import Finding
from cardsmith.model.inks import BROWN
from cardsmith.model.metrics import Fonts
from cardsmith.model.ornament import Ornaments
from cardsmith.model.place import Span, whole
from cardsmith.model.struct import replace
from cardsmith.model.units import POINT

PLAIN, BOLD = Tone("Alegreya Medium"), Tone("Alegreya Bold")
SMALL = Tone("Alegreya Medium", BROWN)
_ROOM = RIGHT - LEFT - 4


class _Places(NamedTuple):
    """From where to where each group of lines stands, the middle of sign and frieze."""

    sign: float
    pitch: tuple[float, float]
    facts: tuple[float, float]
    frieze: float
    imprint: tuple[float, float]


_PLAIN = _Places(20.0, (27.4, 43.4), (44.2, 53.4), 56.6, (59.4, 80.6))
_CODED = _Places(17.0, (22.8, 36.0), (36.4, 45.4), 47.6, (50.6, 69.0))
_BARS = Frame(AXIS - 18.7, 69.8, 37.4, 11.4)
"""An article number takes the foot of the plaque: the rest moves up."""

Content = Sequence[str]
"""What is in the box, each thing with its number."""


def back(
    fonts: Fonts,
    ornaments: Ornaments,
    edition: Edition,
    words: Mapping[str, str],
    inside: Content,
) -> tuple[tuple[Item, ...], tuple[Finding, ...]]:
    """The back of 65 × 90 mm, and L101 or L102 for an imprint that cannot be set.

    ``words`` are those of ``messages/box.yaml``.
    """
    look = LOOKS[edition.game]
    ean = edition.imprint.get("ean", "")
    at = _CODED if ean else _PLAIN
    pitch = words[f"{edition.game}_pitch"].format(seconds=edition.rules.number("bouffon.minute"))
    told = [" · ".join(facts(edition, words)), " · ".join(inside)]
    imprint = [drawable(line) for line in imprint_lines(_without_number(edition), words)]
    findings = tuple(_undrawable(fonts, edition, (*told, *imprint)))
    if findings:
        return (), findings
    groups = (
        ([(Run(pitch, PLAIN),)], at.pitch, Fitting(9.5, 8.5, 1.25, 1.1)),
        ([(Run(line, BOLD),) for line in told], at.facts, Fitting(9, 7.5, 1.3, 1.1)),
        ([(Run(line, SMALL),) for line in imprint], at.imprint, Fitting(8.5, 6.5, 1.25, 1.1)),
    )
    items: list[Item] = [
        plaque(),
        *centred(ornaments[look.sign], (AXIS, at.sign), 10, JESTER, 0.9),
        *frieze(LEFT, RIGHT, at.frieze, 1.0, look.dyes),
    ]
    for lines, place, fitting in groups:
        block = fit(fonts, lines, (_ROOM, place[1] - place[0]), fitting)
        if isinstance(block, Overset):
            text = " / ".join(run.text for line in lines for run in line)
            return (), (block.finding(_span(edition), "", box="imprint", text=text),)
        items += _set(fonts, block, place)
    items += article_number(ean, _BARS, fonts) if ean else ()
    return tuple(items), ()


def _without_number(edition: Edition) -> Edition:
    """The edition without its article number, whose digits stand under the bars."""
    imprint = {name: text for name, text in edition.imprint.items() if name != "ean"}
    return replace(edition, imprint=imprint)


def _span(edition: Edition) -> Span:
    return whole(f"{edition.folder}/edition.yaml")


def _undrawable(fonts: Fonts, edition: Edition, lines: Sequence[str]) -> Iterator[Finding]:
    for line in lines:
        for char in missing(fonts, SMALL.font, line):
            yield no_glyph(char, SMALL.font, _span(edition), "", text=line)


def _set(fonts: Fonts, block: Block, place: tuple[float, float]) -> Iterator[Text]:
    """Centred lines in the middle of their place."""
    top, foot = place
    spare = foot - top - len(block.lines) * block.lead
    for row, line in enumerate(block.lines):
        baseline = top + spare / 2 + (row + 0.72) * block.lead
        yield from _centred(fonts, line, block.size, baseline)


def _centred(fonts: Fonts, line: Line, size: float, baseline: float) -> Iterator[Text]:
    x = AXIS - measure(fonts, line) * size * POINT / 2000
    for run in line:
        yield set_line(fonts, Style(run.tone.font, size, run.tone.ink), run.text, (x, baseline))
