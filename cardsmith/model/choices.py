"""What a person may choose about a sheet, apart so that help can name it at no cost."""

from enum import StrEnum


class Duplex(StrEnum):
    """How backs come behind fronts: the sheet is flipped on an edge, or folded; or not at all.

    ``separate`` is for printers that turn no sheet: all fronts, then all backs, flipped by hand
    on the long edge. With ``fold`` each sheet is printed on one side, its backs beside its fronts.
    """

    LONG = "long"
    SHORT = "short"
    FOLD = "fold"
    SEPARATE = "separate"
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


class Fit(StrEnum):
    """What gives way when a picture is not of its card's proportions: its edge, or the paper."""

    COVER = "cover"
    CONTAIN = "contain"


class Sides(StrEnum):
    """What the pages of somebody else's PDF are: fronts, fronts and backs, a last page of backs."""

    FRONTS = "fronts"
    FRONT_BACK = "front-back"
    LAST_BACK = "last-back"


class Target(StrEnum):
    """What an edition is exported to."""

    PNG = "png"
    TTS = "tts"
    CSV = "csv"
    XLSX = "xlsx"
    JSON = "json"
