"""A template: the boxes of a card's two sides, into which every record is set."""

from collections.abc import Iterator, Mapping

from cardsmith.model.boxes import AnyBox, TypeBox, every
from cardsmith.model.edition import Size
from cardsmith.model.face import Art, Bitmap
from cardsmith.model.ornament import Ornament, Ornaments
from cardsmith.model.place import Span
from cardsmith.model.sizes import BLEED
from cardsmith.model.struct import Struct, field, replace
from cardsmith.model.type_style import TypeStyle


class Template(Struct, frozen=True, kw_only=True):
    """The boxes of both sides in paint order; ``size`` is None where any size will do.

    ``sized`` is where its size is written, in the template that it extends if need be.
    What is drawn for a size stands in the middle of a card of another that it ``fits``.
    ``ornaments`` are those of the edition's own, by family and name. ``files`` are the names of
    all files of the edition that it was read from, its own first, ``shipped`` those of others.
    """

    file: str
    span: Span
    size: Size | None = None
    sized: Span | None = None
    fits: tuple[Size, ...] = ()
    bleed: float = BLEED
    front: tuple[AnyBox, ...] = ()
    back: tuple[AnyBox, ...] = ()
    ornaments: Mapping[str, Ornament] = field(default_factory=dict)
    files: tuple[str, ...] = ()
    shipped: tuple[str, ...] = ()

    @property
    def boxes(self) -> Iterator[AnyBox]:
        """Every box of both sides, those inside others after them."""
        yield from every((*self.front, *self.back))

    @property
    def styles(self) -> Iterator[TypeStyle]:
        """The styles of its texts."""
        for box in self.boxes:
            if isinstance(box, TypeBox):
                yield box.style

    @property
    def hyphenates(self) -> bool:
        """Whether some style of its boxes asks for words to be divided."""
        return any(style.hyphenate for style in self.styles)

    @property
    def is_uniform(self) -> bool:
        """Whether some style of its boxes keeps one size over all cards."""
        return any(style.uniform for style in self.styles)


class Drawing(Struct, frozen=True):
    """A picture made of lines: its width and height in a unit of its own, and what it shows."""

    size: tuple[float, float]
    art: Art


Picture = Bitmap | Drawing
Back = Template | Picture


class Artwork(Struct, frozen=True, kw_only=True):
    """All that a component is drawn with: its front, its back, and the pictures by their path.

    ``backs`` are those of single cards, by card id, where the component's back names a field.
    ``ornaments`` are those that ship; ``language`` is the one that numbers are written in.
    ``files`` are the names of all files of the edition's folder that it was read from.
    """

    front: Template
    back: Back | None = None
    backs: Mapping[str, Back] = field(default_factory=dict)
    pictures: Mapping[str, Picture] = field(default_factory=dict)
    ornaments: Ornaments | None = None
    language: str = "fr"
    files: tuple[str, ...] = ()

    @property
    def templates(self) -> tuple[Template, ...]:
        """The templates, each once."""
        sides = (self.front, self.back, *self.backs.values())
        found = {id(side): side for side in sides if isinstance(side, Template)}
        return tuple(found.values())

    @property
    def hyphenates(self) -> bool:
        """Whether one of its templates asks for words to be divided."""
        return any(template.hyphenates for template in self.templates)

    @property
    def is_uniform(self) -> bool:
        """Whether the size of a text on one card may depend on the others."""
        return any(template.is_uniform for template in self.templates)

    def bled(self, bleed: float) -> "Artwork":
        """The same, its templates drawn so many millimetres beyond their trim at least."""
        wider: dict[int, Template] = {
            id(one): replace(one, bleed=bleed) for one in self.templates if one.bleed < bleed
        }
        if not wider:
            return self
        backs = {name: wider.get(id(back), back) for name, back in self.backs.items()}
        back = self.back and wider.get(id(self.back), self.back)
        return replace(self, front=wider.get(id(self.front), self.front), back=back, backs=backs)
