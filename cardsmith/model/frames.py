"""Where a box of a template stands, as it is written: lengths, shares, neighbours.

All lengths are millimetres.
"""

from typing import NamedTuple


class Measure(NamedTuple):
    """A length: so many millimetres, and a share of the box around."""

    fixed: float = 0.0
    share: float = 0.0

    def of(self, whole: float) -> float:
        """The length in millimetres where the box around is ``whole`` long.

        >>> Measure(2, 0.5).of(60)
        32.0
        """
        return self.fixed + self.share * whole


class Wanted(NamedTuple):
    """A rectangle as it is written, from the corner of the box around it.

    A width or height of zero or less ends that far before the far edge of the box around.
    """

    x: Measure
    y: Measure
    width: Measure
    height: Measure


class Anchors(NamedTuple):
    """The boxes that a box stands by, each by its name, empty for none.

    ``gap`` is how far it keeps from those beside it, ``pad`` from the sides of the one around it.
    """

    below: str = ""
    above: str = ""
    right_of: str = ""
    left_of: str = ""
    inside: str = ""
    gap: float = 0.0
    pad: float = 0.0

    @property
    def names(self) -> tuple[str, ...]:
        """The boxes named."""
        written = (self.below, self.above, self.right_of, self.left_of, self.inside)
        return tuple(name for name in written if name)


NOWHERE = Anchors()
"""What a box has that stands by no other."""
