"""The card at hand while a template is drawn: what it says, what draws it, what is wrong."""

from collections.abc import Callable
from dataclasses import dataclass, field

from cardsmith.layout.template_places import Frame
from cardsmith.layout.template_signs import Arts
from cardsmith.layout.uniform import Sizes
from cardsmith.lexicon.filling import UnfitError, filled
from cardsmith.lexicon.nearest import nearest
from cardsmith.model.edition import Size
from cardsmith.model.face import Item
from cardsmith.model.finding import Argument, Finding, Fix
from cardsmith.model.metrics import Fonts, Hyphenator
from cardsmith.model.ornament import Ornament
from cardsmith.model.place import Span
from cardsmith.model.row import Row
from cardsmith.model.template import Artwork, Template
from cardsmith.model.value import Lists, Value


@dataclass(frozen=True, slots=True, eq=False)
class Workshop:
    """What all sides of a component are drawn with; ``arts`` are the ornaments drawn so far.

    The hyphenator is for the styles that divide words, ``sizes`` for those that keep one size.
    """

    artwork: Artwork
    fonts: Fonts
    hyphenator: Hyphenator | None = None
    arts: Arts = field(default_factory=dict)
    sizes: Sizes = field(default_factory=Sizes)


@dataclass(frozen=True, slots=True)
class Drawn:
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


@dataclass(frozen=True, slots=True, eq=False)
class Card:
    """A record set by a template on a card of a size."""

    row: Row
    template: Template
    trim: Size
    workshop: Workshop
    findings: list[Finding] = field(default_factory=list)

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
