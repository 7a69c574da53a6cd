"""In a diff everything that changes can be seen, in whatever a file is written."""

import pytest

from cardsmith.pipeline.differing import difference


def lines(before: str | bytes, after: str | bytes, encoding: str = "") -> list[str]:
    old, new = (each if isinstance(each, bytes) else each.encode() for each in (before, after))
    return difference("a.yaml", old, new, encoding).splitlines()


@pytest.mark.parametrize(
    ("before", "after", "shown"),
    [
        ("a\u00a0b\n", "a b\n", ["-a‹U+00A0›b", "+a b"]),
        ("e\u0301\n", "é\n", ["-e‹U+0301›", "+é"]),
        ("a\u200bb\n", "ab\n", ["-a‹U+200B›b", "+ab"]),
        ("e\u2011mail\n", "e-mail\n", ["-e‹U+2011›mail", "+e-mail"]),
        ("\ufeffa\n", "a\n", ["-‹U+FEFF›a", "+a"]),
        ("a\r\n", "a\n", ["-a‹U+000D›", "+a"]),
        ("a – b\n", "a – c\n", ["-a – b", "+a – c"]),
        ("œ\tl'eau\r\n", "œ\tl’eau\r\n", ["-œ\tl'eau", "+œ\tl’eau"]),
    ],
)
def test_what_has_no_shape_is_named(before: str, after: str, shown: list[str]) -> None:
    assert lines(before, after)[3:] == shown


def test_lines_that_stay_are_as_they_are() -> None:
    assert lines("a\u00a0b\nc\n", "a\u00a0b\nd\n")[3:] == [" a\u00a0b", "-c", "+d"]


@pytest.mark.parametrize("encoding", ["cp1252", ""])
def test_letters_of_another_encoding_are_letters(encoding: str) -> None:
    before, after = "été;l'eau\nami;a\n", "été;l’eau\nami;a\n"
    found = lines(before.encode("cp1252"), after.encode("cp1252"), encoding)
    assert found[:2] == ["--- a/a.yaml", "+++ b/a.yaml"]
    assert found[3:] == ["-été;l'eau", "+été;l’eau", " ami;a"]


@pytest.mark.parametrize(
    ("was", "asked"), [("cp1252", ""), ("utf-16", ""), ("mac_roman", "mac_roman")]
)
def test_a_file_that_becomes_utf_8_says_so(was: str, asked: str) -> None:
    found = lines("été\nami\n".encode(was), "été\nami\n", asked)
    assert (was[:5] in found[0], found[1]) == (True, "+++ b/a.yaml (utf-8)")
    assert found[3:] == ["-été", "+été", " ami"]


def test_nothing_is_nothing() -> None:
    assert lines("été\n", "été\n") == []
    assert lines("été\n".encode("cp1252"), "été\n".encode("cp1252")) == []
