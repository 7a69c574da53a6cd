"""Mends of one file: what may be made together, and what is refused."""

import pytest

from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.mending import Mending
from cardsmith.model.edit import Edit, Mend, Rewording
from cardsmith.model.place import Span

YAML = b"title: peur # vu\r\nlist:\r\n  - trac\r\n  - l'eau\r\n"


def span(line: int, start: int, end: int) -> Span:
    return Span("p", line, start, line, end)


def made(name: str, data: bytes, *mends: Mend) -> bytes | None:
    """A file with mends; None where they are refused."""
    after = Mending(Manuscript(name, data)).made(mends)
    return after.data if after is not None else None


def test_what_was_meant_is_made() -> None:
    apostrophe = Rewording(span(4, 5, 10), "l'eau", ("l’eau",))
    gone = Rewording(span(3, 5, 9), "trac", ())

    assert made("p.yaml", YAML, apostrophe, gone) == (
        "title: peur # vu\r\nlist:\r\n  - l’eau\r\n".encode()
    )


@pytest.mark.parametrize(
    "mend",
    [
        Edit(span(1, 8, 12), "paix"),  # other ink
        Edit(span(1, 12, 17), ""),  # a comment
        Rewording(span(1, 1, 6), "title", ("list",)),  # a field that is there already
    ],
)
def test_what_would_change_anything_else_is_refused(mend: Mend) -> None:
    assert made("p.yaml", YAML, mend) is None


def test_the_last_word_of_a_list_does_not_go() -> None:
    only = Mending(Manuscript("p.yaml", b"list:\n  - trac\n"))

    assert only.apart([Rewording(span(2, 5, 9), "trac", ())]) == []


def test_a_text_that_is_not_there_is_not_mended() -> None:
    elsewhere = Rewording(span(3, 5, 9), "trace", ("traces",))

    assert Mending(Manuscript("p.yaml", YAML)).apart([elsewhere]) == []


@pytest.mark.parametrize(
    ("data", "new"),
    [
        (b"titre|synonymes\npeur|a/b\n", ("a", "b")),  # the bar parts cells here
        ("titre;synonymes\npéril;a/b\n".encode("cp1252"), ("a≠b",)),  # not in this encoding
    ],
)
def test_cells_that_would_not_come_out_as_meant_are_refused(
    data: bytes, new: tuple[str, ...]
) -> None:
    start = data.index(b"a/b") - data.index(b"\n")

    assert made("p.csv", data, Rewording(span(2, start, start + 3), "a/b", new)) is None


def test_of_mends_that_touch_each_other_the_first_is_made() -> None:
    first = Rewording(span(4, 5, 10), "l'eau", ("l’eau",))
    second = Rewording(span(4, 5, 10), "l'eau", ("(l')eau",))
    other = Rewording(span(3, 5, 9), "trac", ("tract",))
    mending = Mending(Manuscript("p.yaml", YAML))

    assert mending.apart([first, second, other]) == [first, other]
    bare = Edit(span(1, 7, 7), " ")
    assert mending.apart([first, bare]) == [bare]
