"""What a print shop is promised of a file: its standard, its inks, its place on the sheet."""

from enum import StrEnum

from cardsmith.model.struct import Struct


class Standard(StrEnum):
    """The part of ISO 15930 that a file keeps to, as it names itself."""

    X4 = "PDF/X-4"
    X1A = "PDF/X-1a:2003"

    @property
    def is_flat(self) -> bool:
        """Whether it forbids transparency, layers and packed objects."""
        return self is Standard.X1A


class Layout(StrEnum):
    """How many cards lie on a sheet of a print shop: as on its press, or as on any paper.

    The shop's sheets are as large as their cards with bleed and slug. 18 is the sheet of The Game
    Crafter; the others are those of makers of playing cards.
    """

    EIGHTEEN = "18"
    FIFTY_FOUR = "54"
    FIFTY_FIVE = "55"
    FREE = "free"


GRIDS = {Layout.EIGHTEEN: (6, 3), Layout.FIFTY_FOUR: (9, 6), Layout.FIFTY_FIVE: (11, 5)}
"""Cards across and down of each sheet that is not free."""


class Press(Struct, frozen=True, kw_only=True):
    """How files are made for a print shop; lengths are whole micrometres.

    ``condition`` is the name of a printing condition (registry of the ICC), ``icc`` the path of a
    profile of it, empty for the one that ships. ``ink`` is per cent of all inks together.
    ``spots`` are colours of the house and the spots they are printed with. ``corner`` is the
    radius that cards are cut to, None where no outline of the die is wanted. ``slug`` is the room
    for marks beyond the bleed, 0 where none are wanted. ``size`` is the one size of card that is
    taken, if there is one.
    """

    standard: Standard
    condition: str
    ink: int
    icc: str = ""
    spots: tuple[tuple[str, str], ...] = ()
    back_first: bool = False
    corner: int | None = None
    slug: int = 0
    size: tuple[int, int] | None = None
    layout: Layout | None = None
