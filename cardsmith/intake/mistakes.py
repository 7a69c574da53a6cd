"""What a person meant where YAML cannot read on: a look at the source text alone."""

from cardsmith.intake.source import Source
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span


def explain(source: Source, line: int, column: int) -> list[Finding]:
    """Every fault of syntax up to the place where the reading stopped, in our own words."""
    return [Finding("F016", Span(source.name, line, column, line, column + 1), sign="")]
