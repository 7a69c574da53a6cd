"""What ``stats`` asks for: the numbers of one edition, and a picture of them."""

from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.pipeline.refusing import refused
from cardsmith.pipeline.statistics.counting import Statistics, count
from cardsmith.pipeline.targets import targets

PLOT = "--plot"


def statistics_of(name: str) -> tuple[Deck, Statistics]:
    """The numbers of an edition; raises InputError for one that is not there."""
    (paths,) = targets([name])
    deck = read(paths)
    return deck, count(deck)


def may_plot(path: Path) -> None:
    """Refuse a picture that could not be drawn, before anything is counted.

    Raises InputError: I110 for another ending than .svg or .png, F051 without matplotlib.
    """
    from cardsmith.press.plot import ENDINGS, has_library

    if path.suffix.lower() not in ENDINGS:
        raise refused(PLOT, path.name, such_as=(f"{path.stem or 'stats'}{end}" for end in ENDINGS))
    if not has_library():
        raise InputError(Finding("F051", named(PLOT)))


def plot(statistics: Statistics, path: Path, language: str) -> None:
    """Draw the charts of an edition into a file, whole or not at all.

    Raises InputError when it cannot be written.
    """
    from cardsmith.pipeline.statistics.charts import poster
    from cardsmith.press.output import write_file
    from cardsmith.press.plot import plotted

    write_file(path, plotted(poster(statistics, language), path.suffix.lower()))
