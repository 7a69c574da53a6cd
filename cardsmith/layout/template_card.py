"""The card at hand while a template is drawn: what it says, what draws it, what is wrong."""

from collections.abc import Callable
from typing import NamedTuple

from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_signs import Arts
from cardsmith.layout.template_stepped import SteppedList
from cardsmith.layout.uniform import Sizes
from cardsmith.layout.wrap import Tone
from cardsmith.lexicon.filling import UnfitError, filled
from cardsmith.lexicon.length import LETTERS_ONLY
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.boxes import Color
from cardsmith.model.edition import Size
from cardsmith.model.face import Item
from cardsmith.model.finding import Argument, Finding, Fix
from cardsmith.model.inks import Ink, custom_ink, house_names
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.ornament import Ornament
from cardsmith.model.place import Span
from cardsmith.model.row import Row
from cardsmith.model.rules import LengthPolicy
from cardsmith.model.struct import Struct, field
from cardsmith.model.template import Artwork, Template
from cardsmith.model.value import Lists, Value


class Source(NamedTuple):
    """Where a text comes from: a field of the record, which of its texts, how all of it is set."""

    name: str = ""
    number: int = 0
    tone: Tone | None = None


NOWHERE = Source()


class Workshop(Struct, frozen=True, eq=False):
    """What all sides of a component are drawn with; ``arts`` are the ornaments drawn so far.

    The hyphenator is for the styles that divide words, ``sizes`` for those that keep one size,
    the policy for texts of which the letters that score are counted.
    """

    artwork: Artwork
    fonts: Fonts
    hyphenator: Hyphenator | None = None
    arts: Arts = field(default_factory=dict)
    sizes: Sizes = field(default_factory=Sizes)
    policy: LengthPolicy = LETTERS_ONLY
    stepped: dict[tuple[int, Frame], SteppedList] = field(default_factory=dict)
    frames: dict[tuple[int, Frame], Frame] = field(default_factory=dict)
    sources: dict[int, Source] = field(default_factory=dict)


class Drawn(NamedTuple):
    """What a box shows, and from where to where."""

    items: tuple[Item, ...]
    top: float
    bottom: float


def nothing(frame: Frame) -> Drawn:
    """A box that shows nothing: what stands below it stands at its top."""
    return Drawn((), frame.y, frame.y)


def whole(frame: Frame, *items: Item) -> Drawn:
    """A box that fills its frame."""
    return Drawn(items, frame.y, frame.bottom)


class Card(Struct, eq=False):
    """A record set by a template on a card of a size; boxes are measured from the ``stage``."""

    row: Row
    template: Template
    trim: Size
    stage: Frame
    workshop: Workshop
    findings: list[Finding] = field(default_factory=list)
    unfit: list[Span] = field(default_factory=list)
    """Boxes that keep the card from being printed without a word: lint has said why."""

    def say(self, code: str, span: Span, **arguments: Argument) -> None:
        """Report what is wrong on this card; then it is not printed."""
        finding = Finding(code, span, card=self.row.id, severity=None, fix=Fix.NONE, **arguments)
        self.findings.append(finding)

    def text(self, value: Value, lists: Lists, quoted: Callable[[str], str] = str) -> str:
        """A value filled; K124 and nothing where a filter cannot do its work on a text.

        The texts of the record are put in as ``quoted`` makes them.
        """
        try:
            return filled(value, lists, self.workshop.artwork.language, quoted)
        except UnfitError as error:
            self.say("K124", error.slot.span, kind="unfit", text=error.filter, found=error.text)
            return ""

    def ink(self, color: Color | None, lists: Lists, span: Span) -> Ink | None:
        """A colour; K105 and none where a record names one that there is not."""
        if not isinstance(color, Value):
            return color
        name = self.text(color, lists).strip()
        try:
            return custom_ink(name) if name else None
        except ValueError:
            known = nearest(name, house_names()) or ", ".join(house_names())
            self.say("K105", span, text=name, known=known)
            return None

    def number(self, value: Value, lists: Lists, span: Span, most: int) -> int | None:
        """A whole number that a value makes, 0 where it is blank; K127 and None for another."""
        text = self.text(value, lists).strip()
        if text and not (text.isascii() and text.isdecimal() and len(text) < 5):
            self.say("K127", span, text=text[:20], most=most)
            return None
        if int(text or "0") > most:
            self.say("K127", span, text=text, most=most)
            return None
        return int(text or "0")

    def ornament(self, value: Value, lists: Lists, span: Span) -> Ornament | None:
        """The ornament that a value names; K125 where there is none, nothing where it is blank."""
        name = self.text(value, lists).strip()
        shipped, own = self.workshop.artwork.ornaments, self.template.ornaments
        if not name or name in own:
            return own.get(name)
        if shipped is not None and name in shipped:
            return shipped[name]
        known = (
            *own,
            *(one.removeprefix("small/") for one in (shipped.names() if shipped else ())),
        )
        self.say("K125", span, text=name, known=nearest(name, known) or ", ".join(known[:12]))
        return None
