"""Whole numbers that an edition writes."""

import re

from cardsmith.intake.fields.desk import Desk, Fields

_WHOLE = re.compile(r"0*[0-9]{1,6}$")


def whole_number(desk: Desk, fields: Fields, name: str, default: int, *, least: int = 0) -> int:
    """A field as a whole number of at least ``least``; E108 and the default for anything else."""
    if name not in fields:
        return default
    scalar = desk.text(fields[name][1], name)
    if scalar is None:
        return default
    if not _WHOLE.match(scalar.text) or int(scalar.text) < least:
        desk.say("E108", scalar.span, kind="number", field=name, found=scalar.text)
        return default
    return int(scalar.text)
