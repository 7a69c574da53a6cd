"""What one printer does to the sheets that it is fed, as a person read it on its test page."""

from collections.abc import Mapping

from cardsmith.model.struct import Struct

LIMITS: Mapping[str, tuple[float, float]] = {
    "dx": (-10.0, 10.0),
    "dy": (-10.0, 10.0),
    "rotate": (-2.0, 2.0),
    "scale_x": (0.99, 1.01),
    "scale_y": (0.99, 1.01),
}
"""What a printer may do by itself; whatever is farther off is a setting, or was read wrong."""


class Printer(Struct, frozen=True, kw_only=True):
    """How a printer prints one paper from one tray.

    The sheet is held against the light, its front towards the reader and upright. Its back is
    then turned ``rotate`` degrees clockwise about the middle of the sheet, and from there lies
    ``dx`` to the right and ``dy`` below where it belongs: negative is left and above. Both are
    millimetres as they are printed on the test page. What is printed on either side comes out
    ``scale_x`` times as wide and ``scale_y`` times as high as it should. ``landscape`` tells how
    the paper lay: a printer turns such pages its own way, so one reading cannot serve both.
    Raises ValueError for what is beyond ``LIMITS``.
    """

    name: str
    tray: str = ""
    paper: str = "a4"
    landscape: bool = False
    dx: float = 0.0
    dy: float = 0.0
    rotate: float = 0.0
    scale_x: float = 1.0
    scale_y: float = 1.0

    def __post_init__(self) -> None:
        for name, value in self.numbers.items():
            low, high = LIMITS[name]
            if not low <= value <= high:
                raise ValueError(f"{name} {value:g} is not between {low:g} and {high:g}")

    @property
    def numbers(self) -> dict[str, float]:
        """What was measured, by the names of ``LIMITS``."""
        return {
            "dx": self.dx,
            "dy": self.dy,
            "rotate": self.rotate,
            "scale_x": self.scale_x,
            "scale_y": self.scale_y,
        }

    @property
    def title(self) -> str:
        """What ``--printer`` calls it: ``salon``, or ``salon/bac 2`` where a tray was named."""
        return f"{self.name}/{self.tray}" if self.tray else self.name

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What it is one reading of: name, tray, paper, how the paper lay."""
        return self.name, self.tray, *self.sheet

    @property
    def sheet(self) -> tuple[str, bool]:
        """The paper it was measured on, and whether that lay on its side."""
        return self.paper, self.landscape
