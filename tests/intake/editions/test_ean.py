"""The article number of an edition: its check digit is looked at when it is read."""

from pathlib import Path

import pytest

from tests.intake.reading import deck_of

RIGHT = "4006381333931"


def told(tmp_path: Path, ean: str) -> tuple[list[str], str]:
    deck = deck_of(tmp_path, {"edition.yaml": f"game: dalmuti\nedition:\n  ean: {ean}\n"})
    found = [
        f"{one.span.line}:{one.span.column} {one.code} {one.arguments['kind']}"
        for one in deck.findings
        if one.code.startswith("E118")
    ]
    return found, deck.edition.imprint.get("ean", "")


@pytest.mark.parametrize("ean", [RIGHT, RIGHT[:12], "4-006381-333931", f'"{RIGHT}"'])
def test_a_right_number_is_kept_as_its_thirteen_digits(ean: str, tmp_path: Path) -> None:
    assert told(tmp_path, ean) == ([], RIGHT)


def test_no_number_is_no_mistake(tmp_path: Path) -> None:
    assert told(tmp_path, '""') == ([], "")


@pytest.mark.parametrize("digit", "023456789")
def test_every_wrong_check_digit_is_told_where_it_stands(digit: str, tmp_path: Path) -> None:
    assert told(tmp_path, RIGHT[:12] + digit) == (["3:8 E118 check"], "")


@pytest.mark.parametrize("ean", ["12345", "978-2-07", "bientôt"])
def test_what_is_no_number_is_told(ean: str, tmp_path: Path) -> None:
    assert told(tmp_path, ean)[0] == ["3:8 E118 digits"]
