"""Records replayed, and what was said of them as a person reads it."""

from cardsmith.pipeline.grounds import grounds_of
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.replay.replaying import replay
from cardsmith.referee.replay.values import Going, Replay, Ruled

STOP, AS_PLAYED, AS_RULED = Going.STOP, Going.AS_PLAYED, Going.AS_RULED


def replayed(text: str, going: Going = STOP) -> Replay:
    """The replay of a record without a fault of reading."""
    record, findings = read(text, "x.partie")
    grounds, amiss = grounds_of(record)
    assert not [each for each in (*findings, *amiss) if each.severity == "error"], findings
    return replay(grounds, going)


def told(text: str, going: Going = STOP) -> list[str]:
    """Every finding of a replay: ``line:column code kind``."""
    return [
        f"{each.span.line}:{each.span.column} {each.code} {each.arguments.get('kind', '')}".rstrip()
        for each in replayed(text, going).findings
    ]


def rulings(text: str, going: Going = STOP) -> list[str]:
    """Every ruling: ``line:column-end part verdict reason``."""
    return [shown(each) for each in replayed(text, going).ruled]


def false(text: str, going: Going = STOP) -> list[str]:
    """The rulings on what is false."""
    return [shown(each) for each in replayed(text, going).ruled if each.is_false]


def shown(ruled: Ruled) -> str:
    """A ruling in a line, with what should have been."""
    span, ruling = ruled.span, ruled.ruling
    expected = " ".join(f"{name}={_said(value)}" for name, value in ruling.expected.items())
    head = f"{span.line}:{span.column}-{span.end_column} {ruled.part} {ruling.verdict}"
    return f"{head} {ruling.reason} {expected}".rstrip()


def _said(value: object) -> str:
    return "".join(value) if isinstance(value, tuple) else str(value)
