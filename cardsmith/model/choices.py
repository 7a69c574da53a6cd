"""What a person may choose about a sheet, apart so that help can name it at no cost."""

from enum import StrEnum


class Duplex(StrEnum):
    """How the back of a sheet is printed: flipped on an edge, or not at all."""

    LONG = "long"
    SHORT = "short"
    NONE = "none"


class Marks(StrEnum):
    """Where cut marks stand: in the margins, as full lines under the cards, or nowhere."""

    MARGIN = "margin"
    FULL = "full"
    NONE = "none"


class Look(StrEnum):
    """How faces are drawn: as usual, with little ink, or in large type without serifs."""

    HOUSE = "house"
    INK_SAVER = "ink-saver"
    ACCESSIBLE = "accessible"


class Orientation(StrEnum):
    """How the paper lies; ``auto`` takes whichever side up holds more cards, upright on a tie."""

    PORTRAIT = "portrait"
    LANDSCAPE = "landscape"
    AUTO = "auto"
