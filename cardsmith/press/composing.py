"""Pages become operators, deflated: all of a document but its file.

Pages are composed one by one and know nothing of each other, so they can be shared out.
"""

import zlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cardsmith.model.face import UNMOVED, Face, shift, turned
from cardsmith.model.sheet import Mark, Page, Placed, Rect
from cardsmith.press.content import Content, boxed, concatenated, points
from cardsmith.press.drawing import Drawing
from cardsmith.press.file import LEVEL
from cardsmith.press.palette import Palette
from cardsmith.press.structure import SILENCE, Told
from cardsmith.press.tagging import silenced

_TOLERANCE = 2
"""How many micrometres a box may differ from the face it holds."""


class ComposedPage(NamedTuple):
    """A page: its operators deflated, the forms they call, what they write, what is heard.

    ``letters`` are characters by font, ``told`` is what its faces say, each once.
    """

    operators: bytes
    forms: tuple[str, ...]
    letters: Mapping[str, str]
    told: Sequence[Told]


class Sheaf(NamedTuple):
    """Composed pages, with the forms and the colour spaces that they call by name."""

    pages: Sequence[ComposedPage]
    forms: Mapping[str, Content]
    spaces: Mapping[str, str]


class Composer:
    """Composes the pages of one document; those of a ``tagged`` one mark what they say."""

    def __init__(self, drawing: Drawing, palette: Palette, *, tagged: bool) -> None:
        self._drawing = drawing
        self._palette = palette
        self._tagged = tagged

    def sheaf(self, pages: Sequence[Page]) -> Sheaf:
        """Some pages; raises ValueError for a box that is not the size of its face."""
        made = list(map(self._page, pages))
        return Sheaf(made, self._drawing.forms, self._palette.spaces)

    def _page(self, page: Page) -> ComposedPage:
        """A whole page: guide lines lie under its faces and over them."""
        operators = [f"1 0 0 1 0 {points(page.height / 1000)} cm"]
        if page.matrix != UNMOVED:
            operators.append(concatenated(page.matrix))
        forms: dict[str, None] = {}
        letters = defaultdict[str, list[str]](list)
        told: dict[Face, Told] = {}
        marked = 0
        operators += self._guides(page.marks)
        for held in page.placed:
            content, said = self._face(held.face, told, marked)
            marked += len(said.kinds)
            operators.append(f"q {_placing(held)}\n{content.operators}\nQ")
            forms |= dict.fromkeys(content.forms)
            for font, text in content.letters.items():
                letters[font].append(text)
        operators += self._guides(page.over)
        return ComposedPage(
            operators=zlib.compress("\n".join(operators).encode("latin-1"), LEVEL),
            forms=tuple(forms),
            letters={font: "".join(texts) for font, texts in letters.items()},
            told=[each for each in told.values() if each.kinds],
        )

    def _face(self, face: Face, told: dict[Face, Told], marked: int) -> tuple[Content, Told]:
        """The operators of a face, and what it says where this is its first place on the page."""
        if not self._tagged:
            return self._drawing.face(face), SILENCE
        if face in told:
            return silenced(self._drawing.face(face)), SILENCE
        content, told[face] = self._drawing.heard(face, marked)
        return content, told[face]

    def _guides(self, marks: tuple[Mark, ...]) -> Sequence[str]:
        if not marks:
            return ()
        drawn = self._drawing.guides(marks)
        drawn = drawn._replace(operators=f"q {drawn.operators} Q")
        return ((silenced(drawn) if self._tagged else drawn).operators,)


def _placing(held: Placed) -> str:
    """The operators that move to a face's place on its page, and let nothing show outside.

    Raises ValueError when the box is not the face, turned: nothing is ever scaled to fit.
    """
    face, box = held.face, held.box
    upright = held.turn % 180 == 0
    width, height = (face.width, face.height) if upright else (face.height, face.width)
    if max(abs(box.width - width * 1000), abs(box.height - height * 1000)) > _TOLERANCE:
        raise ValueError(f"{face.name}: {width} x {height} mm does not fill {box}")
    return _placed((box.x, box.y), (width, height), held.turn, held.clip)


@lru_cache(maxsize=1 << 10)
def _placed(at: tuple[int, int], size: tuple[float, float], turn: int, clip: Rect) -> str:
    """The same for what covers ``size`` millimetres once turned; pages repeat their places."""
    width, height = size
    corner = {0: (0.0, 0.0), 90: (width, 0.0), 180: (width, height), 270: (0.0, height)}[turn]
    moved = turned(turn).then(shift(*corner)).then(shift(at[0] / 1000, at[1] / 1000))
    return f"{boxed(*(length / 1000 for length in _rect(clip)))} W n {concatenated(moved)}"


def _rect(rect: Rect) -> tuple[int, int, int, int]:
    return rect.x, rect.y, rect.width, rect.height
