"""What layout and press ask of a font, so that a test can stand in for one."""

from typing import Protocol


class Metrics(Protocol):
    """One font, measured in thousandths of its size ("milli-em").

    Kerning is on, ligatures are off: one character is one glyph.
    """

    @property
    def ascent(self) -> float:
        """Height above the baseline in milli-em."""
        ...

    @property
    def descent(self) -> float:
        """Depth below the baseline in milli-em, positive."""
        ...

    @property
    def cap_height(self) -> float:
        """Height of a capital in milli-em."""
        ...

    @property
    def lower_height(self) -> float:
        """Height of a small letter with an ascender, at most that of a capital."""
        ...

    def depth(self, text: str) -> float:
        """How far the ink of ``text`` reaches below the baseline in milli-em, 0 at least."""
        ...

    def lacks(self, text: str) -> str:
        """The characters of ``text`` that the font has no glyph for, each once, in order."""
        ...

    def width(self, text: str) -> float:
        """Advance of ``text`` in milli-em, kerning included."""
        ...

    def kerns(self, text: str) -> tuple[int, ...]:
        """Kerning after each character in whole milli-em; empty when there is none."""
        ...

    def area(self, text: str) -> float:
        """Area of the glyphs of ``text`` in thousandths of the square of the size."""
        ...

    def subset(self, characters: str) -> bytes:
        """The font program (TrueType) cut down to these characters."""
        ...


class Fonts(Protocol):
    """The fonts at hand, by full name (``Alegreya Medium``)."""

    def __getitem__(self, name: str) -> Metrics:
        """The font of that name; KeyError when there is none."""
        ...


class Hyphenator(Protocol):
    """Where a word of some language may be broken."""

    def points(self, word: str) -> tuple[int, ...]:
        """Offsets at which ``word`` may be divided, in order."""
        ...
