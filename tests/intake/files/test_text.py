"""Bytes become text, or a finding that says why not."""

from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.files import text
from cardsmith.intake.files.text import load, open_text, table_text_of, text_of
from cardsmith.model.finding import InputError
from tests.intake.reading import seen


@pytest.mark.parametrize("ends", ["\n", "\r\n", "\r"])
def test_any_line_end_is_one_line_end(ends: str) -> None:
    source, findings = text_of(f"a: 1{ends}b: é{ends}".encode(), "p")
    assert source is not None
    assert source.text == "a: 1\nb: é\n"
    assert seen(findings) == ([] if ends == "\n" else ["p:1:1 F003"])


def test_mixed_line_ends_are_told() -> None:
    _, findings = text_of(b"a\nb\r\n", "p")
    assert [finding.arguments["kind"] for finding in findings] == ["mixed"]


def test_line_ends_of_a_table_are_not_worth_a_word() -> None:
    assert table_text_of(b"a;b\r\n", "p")[1] == []


@given(before=st.text(st.sampled_from("abéœ😀\n"), max_size=20))
def test_the_first_wrong_byte_is_counted_in_characters(before: str) -> None:
    """The byte, its offset in bytes, its line and column in characters."""
    source, (finding,) = text_of(before.encode() + b"\xe9t\xe9", "p")
    lines = before.split("\n")
    assert source is None
    assert finding.arguments["offset"] == len(before.encode())
    assert finding.arguments["guess"] == "é"
    assert finding.span[1:3] == (len(lines), len(lines[-1]) + 1)


@pytest.mark.parametrize("data", [b"", b"\xef\xbb\xbf", b"\n \t\r\n"])
def test_nothing_is_told(data: bytes) -> None:
    assert seen(text_of(data, "p")[1]) == ["p:1:1 F004"]


@pytest.mark.parametrize("char", ["\0", "\x07", "\x7f", "\x85", "\u2028", "\x0b"])
def test_a_control_character_is_named_with_its_place(char: str) -> None:
    source, (finding,) = text_of(f"a: 1\nb: é{char}\n".encode(), "p")
    assert source is None
    assert seen([finding]) == ["p:2:5 F005"]
    assert finding.arguments["character"] == f"U+{ord(char):04X}"


def test_a_file_that_is_too_large_is_not_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "LIMIT", 10)
    assert seen(text_of(b"a" * 11, "p")[1]) == ["p:1:1 F006"]
    assert text_of(b"a" * 10, "p")[1] == []


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8", "utf-16", "utf-16-le", "cp1252"])
def test_a_table_climbs_down_the_ladder(encoding: str) -> None:
    words = "titre;synonymes\ncœur;l’été, à Noël\n"
    source, findings = table_text_of(words.encode(encoding), "p")
    assert source is not None
    assert source.text == words
    told = [] if encoding.startswith("utf-8") else ["F027"]
    assert [finding.code for finding in findings] == told


def test_a_table_that_no_encoding_explains_is_refused() -> None:
    source, findings = table_text_of(b"titre\n\x81\xe9", "p")
    assert source is None
    assert seen(findings) == ["p:2:1 F001"]


@given(data=st.binary(max_size=40))
def test_bytes_are_text_or_a_finding(data: bytes) -> None:
    for read in (text_of, table_text_of):
        source, findings = read(data, "p")
        assert source is not None or findings


def test_what_cannot_be_opened_is_no_finding_but_an_end(tmp_path: Path) -> None:
    for path, kind in ((tmp_path / "none.yaml", "missing"), (tmp_path, "folder")):
        with pytest.raises(InputError) as refused:
            load(path, path.name)
        assert refused.value.finding.code == "F009"
        assert refused.value.finding.arguments["kind"] == kind


def test_the_lines_to_show_are_those_that_places_count(tmp_path: Path) -> None:
    path = tmp_path / "p.csv"
    path.write_bytes("titre\r\nété".encode("cp1252"))
    assert open_text(path).lines == ("titre", "été")


@pytest.mark.parametrize(
    ("encoding", "kind"),
    [
        ("utf-16", "utf16"),
        ("utf-16-le", "utf16"),
        ("utf-16-be", "utf16"),
        ("utf-32", "utf32"),
        ("utf-32-le", "utf32"),
        ("utf-32-be", "utf32"),
    ],
)
def test_a_wide_encoding_is_named_once(encoding: str, kind: str) -> None:
    data = "letter: É\ncards:\n  - title: été\n".encode(encoding)
    source, (found,) = text_of(data, "p.yaml")

    assert source is None
    assert (found.code, found.arguments["kind"]) == ("F001", kind)


@pytest.mark.parametrize("encoding", ["utf-32", "utf-32-le"])
def test_a_table_in_utf_32_is_refused_by_its_name(encoding: str) -> None:
    source, (found,) = table_text_of("titre;synonymes\nami;copain\n".encode(encoding), "p.csv")

    assert source is None
    assert (found.code, found.arguments["kind"]) == ("F001", "utf32")


@pytest.mark.parametrize("size", [0, 3, 5, 99])
def test_a_file_is_read_whole_whatever_the_system_says_of_its_size(
    size: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Some are said to be empty (/proc), some grow while they are read."""
    (tmp_path / "a.yaml").write_bytes(b"abcde")
    monkeypatch.setattr(text, "fstat", lambda _: SimpleNamespace(st_size=size))

    assert load(tmp_path / "a.yaml", "a.yaml") == b"abcde"


def test_one_byte_beyond_the_limit_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(text, "LIMIT", 3)
    (tmp_path / "a.yaml").write_bytes(b"abcde")

    assert load(tmp_path / "a.yaml", "a.yaml") == b"abcd"
