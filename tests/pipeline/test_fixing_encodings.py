"""``check --fix --encoding``: a file is rewritten in UTF-8 when it is what somebody said."""

from pathlib import Path

import pytest

from cardsmith.pipeline.fixing import Wish
from tests.pipeline.mending import HEAD, fix

CASES = Path(__file__).parent.parent / "cases"


def test_case_M16(tmp_path: Path) -> None:
    """Bytes that are not UTF-8 are rewritten when their encoding is named, œ kept."""
    deck = (CASES / "M16" / "deck.yaml").read_bytes()

    assert fix(tmp_path / "unnamed", {"deck.yaml": deck}).files == ()
    (file,) = fix(tmp_path / "named", {"deck.yaml": deck}, Wish(encoding="cp1252")).files
    assert file.after == deck.decode("cp1252").encode()
    assert "écœurement" in file.after.decode()


@pytest.mark.parametrize(
    ("written", "named"),
    [("cp1252", "utf-16-le"), ("cp1252", "utf-16-be"), ("cp1252", "cp037"), ("utf-16", "cp1252")],
)
def test_a_file_that_is_not_in_the_encoding_named_stays(
    written: str, named: str, tmp_path: Path
) -> None:
    """Read so it would be other signs from end to end, and the deck gone."""
    deck = f"{HEAD}      - été\n".encode(written)
    padded = deck + b"\n" * (len(deck) % 2)

    assert fix(tmp_path, {"p.yaml": padded}, Wish(encoding=named)).files == ()


def test_bytes_that_the_named_encoding_lacks_stay(tmp_path: Path) -> None:
    deck = HEAD.encode() + b"      - cr\x81me\n"

    assert fix(tmp_path, {"p.yaml": deck}, Wish(encoding="cp1252")).files == ()
