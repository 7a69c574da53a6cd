"""What the pictures of cards are called, the same whichever of the cards are wanted."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from cardsmith.model.face import Face, Piece
from cardsmith.pipeline.digests import first_alike
from cardsmith.pipeline.exporting.names import Names, Pattern, misnamed, portable

FRONT, BACK = "front", "back"


class Pictured(NamedTuple):
    """A card and the files of its pictures, no back where it has none; so many are meant."""

    piece: Piece
    front: str
    back: str
    copies: int


class Namer:
    """Names the pictures of some cards, and numbers them in their order from 1.

    A back that several cards have is one picture, called by their packet; with ``each_copy``
    every copy has pictures of its own. Raises InputError (I140) for a pattern that would name
    two pictures alike.
    """

    def __init__(
        self, pieces: Sequence[Piece], titles: Mapping[str, str], asked: Pattern, *, each_copy: bool
    ) -> None:
        self.names = Names()
        self._pieces, self._titles, self._pattern = pieces, titles, asked
        self._each_copy = each_copy
        backs = [piece.back for piece in pieces if piece.back is not None]
        self._alike = first_alike(backs)
        users = Counter(self._alike[back] for back in backs)
        self._shared = {face for face, count in users.items() if count > 1 and not each_copy}
        self._of_shared: dict[Face, str] = {}
        self._refuse_what_is_alike()

    def pictured(self, wanted: Mapping[str, int]) -> Iterator[Pictured]:
        """The wanted ones by their id; the others are numbered and named too."""
        digits = max(3, len(str(len(self._pieces))))
        for number, piece in enumerate(self._pieces, 1):
            copies = wanted.get(piece.id, 0)
            if not self._each_copy:
                front, back = self._named(piece, f"{number:0{digits}}")
                if copies:
                    yield Pictured(piece, front, back, copies)
                continue
            for copy in range(1, max(piece.copies, copies) + 1):
                front, back = self._named(piece, f"{number:0{digits}}", copy)
                if copy <= copies:
                    yield Pictured(piece, front, back, 1)

    def drawn_as(self, back: Face) -> Face:
        """The face that stands for all backs that look like this one."""
        return self._alike[back]

    def _named(self, piece: Piece, number: str, copy: int = 1) -> tuple[str, str]:
        """The front and the back of a card, empty where it has none."""
        packet, _, last = piece.id.rpartition("/")
        values = {
            "n": number,
            "title": portable(self._titles.get(piece.id, last)) or number,
            "id": portable(piece.id.replace("/", " ")) or number,
            "packet": portable(packet) or piece.component,
            "component": piece.component,
            "copy": str(copy),
        }
        front = self.names.given(self._pattern.filled({**values, "side": FRONT}))
        if piece.back is None:
            return front, ""
        face = self._alike[piece.back]
        if face not in self._shared:
            return front, self.names.given(self._pattern.filled({**values, "side": BACK}))
        if face not in self._of_shared:
            self._of_shared[face] = self.names.given(f"{values['packet']}-{BACK}")
        return front, self._of_shared[face]

    def _refuse_what_is_alike(self) -> None:
        fields, text = self._pattern.fields, str(self._pattern)
        own_back = any(
            piece.back is not None and self._alike[piece.back] not in self._shared
            for piece in self._pieces
        )
        if len(self._pieces) > 1 and fields.isdisjoint({"n", "title", "id"}):
            raise misnamed("cards", text)
        if own_back and "side" not in fields:
            raise misnamed("sides", text)
        if self._each_copy and "copy" not in fields and any(p.copies > 1 for p in self._pieces):
            raise misnamed("copies", text)
