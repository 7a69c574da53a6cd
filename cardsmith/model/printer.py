"""What one printer does to the sheets that it is fed, as a person read it on its test page."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Printer:
    """How a printer prints one paper from one tray.

    The sheet is held against the light, its front towards the reader and upright. Its back is
    then turned ``rotate`` degrees clockwise about the middle of the sheet, and from there lies
    ``dx`` to the right and ``dy`` below where it belongs: negative is left and above. Both are
    millimetres as they are printed on the test page. What is printed on either side comes out
    ``scale_x`` times as wide and ``scale_y`` times as high as it should. ``landscape`` tells how
    the paper lay: a printer turns such pages its own way, so one reading cannot serve both.
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

    @property
    def title(self) -> str:
        """What ``--printer`` calls it: ``salon``, or ``salon/bac 2`` where a tray was named."""
        return f"{self.name}/{self.tray}" if self.tray else self.name
