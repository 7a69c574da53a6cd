"""The version of the format that a file is written in."""

from cardsmith.intake.fields.desk import Desk, Fields


def check_schema(desk: Desk, fields: Fields) -> None:
    """S105 when ``schema:`` is there and is not 1, the one version there is."""
    if "schema" in fields:
        scalar = desk.text(fields["schema"][1], "schema")
        if scalar is not None and scalar.text != "1":
            desk.unknown("S105", scalar, ("1",), "schema")
