"""A case is added to a book, and what stood there stays to the byte."""

from pathlib import Path
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.casebooks import book_in
from cardsmith.intake.shipped.law import default_rules, rules_of
from cardsmith.model.casebook import Case
from cardsmith.model.finding import InputError
from cardsmith.model.plain import Plain
from cardsmith.pipeline.judging import ruled
from cardsmith.pipeline.saving_cases import save_case, spelled

CASE = Case(
    id="any", game="bouffon", given={}, claim={"length": {"text": "(se) moquer", "is": "6"}}
)
RULING = ruled(CASE, default_rules())

FLOW = b"[{id: a, game: bouffon, given: {}, claim: {length: {text: a, is: 1}}}]\n"
"""A whole book, at whose end no case can be added."""

texts = st.text(st.characters(exclude_categories=["C", "Zl", "Zp"]), min_size=1, max_size=12).map(
    lambda text: normalize("NFC", text)
)
trees = st.recursive(
    texts, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(texts, inner, max_size=3)
)


@given(st.dictionaries(texts, trees, max_size=3))
def test_whatever_is_written_is_read_back(given_: dict[str, Plain]) -> None:
    case = Case(id="a b", game="bouffon", given=given_, claim=CASE.claim, says={"fr": "« à: #b »"})
    text = "\n".join(spelled(case, RULING, default_rules()))
    _, book = book_in(text.encode(), "b.yaml")

    assert not book.findings or {each.code for each in book.findings} <= {"S104", "S106", "S107"}
    if book.cases:
        (read,) = book.cases
        assert (read.id, read.given, read.claim, read.says) == (
            *("a b", given_, CASE.claim, {"fr": "« à: #b »"}),
        )


@pytest.mark.parametrize(
    "before",
    [
        b"",
        b"# our quarrels\n",
        b"\xef\xbb\xbf- {id: ask-7, game: bouffon, given: {}, claim: {length: {text: a, is: 1}}}",
        b"- id: B\r\n  game: bouffon\r\n  given: {}\r\n  claim: {length: {text: a, is: 1}}\r\n",
    ],
)
def test_what_stood_in_the_book_stays_to_the_byte(before: bytes, tmp_path: Path) -> None:
    path = tmp_path / "b.yaml"
    path.write_bytes(before)
    kept = save_case(path, CASE, RULING, default_rules())
    after = path.read_bytes()
    _, book = book_in(after, "b.yaml")

    assert after.startswith(before)
    assert book.cases[-1].id == kept == ("ask-8" if b"ask-7" in before else "ask-1")
    added = after[len(before) :]
    assert added.count(b"\r\n") == (added.count(b"\n") if b"\r\n" in before else 0)
    assert [path.name for path in tmp_path.iterdir()] == ["b.yaml"]


def test_the_house_rules_of_its_own_game_are_kept_with_a_case(tmp_path: Path) -> None:
    rules = rules_of("officiel", {"bouffon.ligature": "1"})

    assert "  options: {" in "\n".join(spelled(CASE, RULING, rules))
    save_case(tmp_path / "b.yaml", CASE, RULING, rules)
    (case,) = book_in((tmp_path / "b.yaml").read_bytes(), "b.yaml")[1].cases
    assert case.options == {"bouffon.ligature": "1"}


@pytest.mark.parametrize("before", [FLOW, b"[{id: a}]", b"- {id: a}\n", b"\xff\xfe\0", b"a: b\n"])
def test_a_book_at_fault_is_left_alone(before: bytes, tmp_path: Path) -> None:
    path = tmp_path / "b.yaml"
    path.write_bytes(before)

    with pytest.raises(InputError):
        save_case(path, CASE, RULING, default_rules())
    assert path.read_bytes() == before
