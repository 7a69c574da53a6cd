"""Whole numbers that an edition writes."""

import re

from cardsmith.intake.fields.desk import Desk, Fields

MOST = 999_999
"""No number of an edition is larger."""

_WHOLE = re.compile(r"0*[0-9]{1,6}$")
_SIGNED = re.compile(r"[+-]?[0-9]+$")


def whole_number(desk: Desk, fields: Fields, name: str, default: int, *, least: int = 0) -> int:
    """A field as a whole number of at least ``least``; E108 and the default for anything else."""
    if name not in fields:
        return default
    scalar = desk.text(fields[name][1], name)
    if scalar is None:
        return default
    if not _WHOLE.match(scalar.text) or int(scalar.text) < least:
        kind = "range" if _SIGNED.match(scalar.text) else "number"
        desk.say(
            "E108", scalar.span, kind=kind, field=name, found=scalar.text, low=least, high=MOST
        )
        return default
    return int(scalar.text)
