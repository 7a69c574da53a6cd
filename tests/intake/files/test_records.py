"""A record's file is kept to the byte; one that is no text is refused."""

from pathlib import Path

import pytest

from cardsmith.intake.files.records import is_json_lines, record_text
from cardsmith.model.finding import InputError


@pytest.mark.parametrize(
    ("data", "codes"),
    [
        ('[Game "bouffon"]\n', []),
        ('\ufeff[Game "bouffon"]\r\n', ["F002", "F003"]),
        ('[Game "bouffon"]\r', ["F003"]),
    ],
)
def test_the_text_is_that_of_the_file(data: str, codes: list[str], tmp_path: Path) -> None:
    path = tmp_path / "x.partie"
    path.write_bytes(data.encode())
    text, findings = record_text(path, "x.partie")

    assert text == data
    assert [finding.code for finding in findings] == codes


@pytest.mark.parametrize(
    ("data", "code", "kind"),
    [
        (b"", "F004", "record"),
        (b" \n", "F004", "record"),
        (b'[Game "\xe9t\xe9"]', "F001", "guess"),
        (b"\xff\xfe[\0", "F001", "utf16"),
        (b"[\0]", "F005", ""),
    ],
)
def test_what_is_no_text_is_told(data: bytes, code: str, kind: str, tmp_path: Path) -> None:
    path = tmp_path / "x.partie"
    path.write_bytes(data)
    text, (finding,) = record_text(path, "x.partie")

    assert text is None
    assert (finding.code, finding.arguments.get("kind", "")) == (code, kind)
    assert finding.span.file == "x.partie"


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError) as error:
        record_text(tmp_path / "x.partie", "x.partie")

    assert error.value.finding.code == "F009"


def test_json_lines_are_known_by_their_name() -> None:
    names = ["x.partie", "x.jsonl", "x.JSONL", "x.ndjson", "x.json", "jsonl"]

    assert [is_json_lines(Path(name)) for name in names] == [False, True, True, True, False, False]
