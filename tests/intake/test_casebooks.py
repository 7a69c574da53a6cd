"""Case books are read with the place of every fact; what cannot be read is named."""

import json

import jsonschema
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.casebooks import read_book
from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.messages import LANGUAGES, entry, spoken
from cardsmith.intake.yaml.nodes import plain
from cardsmith.intake.yaml.schema import predicate, schema
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.casebook import Case
from cardsmith.model.ruling import Verdict

TIE = """\
- id: tie
  game: bouffon
  options: {tie_loser: 0, bouffon.nod: final}
  given:
    on: {A: 14, B: 12}
    proposals: [{by: B, text: rayon, at: 12}]
  claim: {moves: {B: 13}}
  says: {fr: "B avance d'une case.", en: "B advances one square."}
  expect: {verdict: wrong, articles: [BOU-19, BOU-Q22]}
  flips:
    tie_loser=1: correct
    bouffon.repeat=each: {verdict: wrong, expected: {B: 12, order: [B, A]}}
"""
READ = ("G150", "G151", "G152", "G153", "G154", "G155", "G156", "G157")
"""The codes that reading a book gives; the others come when a case is judged."""


def seen(text: str) -> list[str]:
    return [f"{each.span} {each.code}" for each in read_book(Source("b.yaml", text)).findings]


def only(text: str) -> Case:
    book = read_book(Source("b.yaml", text))
    assert book.findings == ()
    (case,) = book.cases
    return case


def test_a_case_is_read_as_it_is_written() -> None:
    case = only(TIE)

    assert (case.id, case.game) == ("tie", "bouffon")
    assert case.options == {"bouffon.tie_loser": "0", "bouffon.nod": "final"}
    assert case.given == {
        "on": {"A": "14", "B": "12"},
        "proposals": [{"by": "B", "text": "rayon", "at": "12"}],
    }
    assert case.claim == {"moves": {"B": "13"}}
    assert case.says["en"] == "B advances one square."
    assert case.expect is not None
    assert case.expect.verdict is Verdict.WRONG
    assert case.expect.articles == ("BOU-19", "BOU-Q22")


def test_a_flip_is_a_verdict_or_a_verdict_with_what_should_have_happened() -> None:
    tie, repeat = only(TIE).flips

    assert (tie.option, tie.value, tie.verdict, tie.expected) == (
        *("bouffon.tie_loser", "1", "correct", {}),
    )
    assert repeat.expected == {"B": "12", "order": ("B", "A")}


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("given.on.A", "b.yaml:5:13"),
        ("given.proposals.0.text", "b.yaml:6:31"),
        ("given.on.D", "b.yaml:5:9"),
        ("given.die", "b.yaml:5:5"),
        ("claim.moves.B", "b.yaml:7:22"),
        ("nowhere", "b.yaml:1:3"),
    ],
)
def test_every_fact_has_its_place_and_one_that_lacks_has_that_of_what_should_hold_it(
    path: str, place: str
) -> None:
    assert str(only(TIE).place(path)) == place


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("", ["b.yaml:1:1 F008"]),
        ("id: a", ["b.yaml:1:1 S104"]),
        ("- [a]", ["b.yaml:1:3 S114"]),
        ("- id: a\n  game: bouffon", ["b.yaml:1:3 G155", "b.yaml:1:3 G155"]),
        (TIE.replace("claim:", "claims:"), ["b.yaml:7:3 S102"]),
        (TIE.replace("{moves: {B: 13}}", "moves"), ["b.yaml:7:10 G151"]),
        (TIE.replace("wrong, articles: [", "wrong, articles: [DAL-01, "), ["b.yaml:9:39 G156"]),
        (TIE.replace("{verdict: wrong, articles: ", "{articles: "), ["b.yaml:9:3 G155"]),
        (TIE.replace("tie_loser=1:", "tie_loser=3:"), ["b.yaml:11:5 G153"]),
        (TIE.replace("tie_loser=1:", "tie=1:"), ["b.yaml:11:5 G152"]),
        (TIE.replace("options: {tie_loser: 0,", "options: {ties: 0,"), ["b.yaml:3:13 G152"]),
        (TIE.replace("{fr: ", "{fr: [a], de: "), ["b.yaml:8:14 S108"]),
        (TIE + TIE, ["b.yaml:13:7 G154"]),
    ],
)
def test_what_is_amiss_is_found_at_its_place(text: str, places: list[str]) -> None:
    assert seen(text) == places


def test_one_bad_case_does_not_hide_the_others() -> None:
    book = read_book(Source("b.yaml", TIE.replace("bouffon\n", "chess\n") + TIE))

    assert [case.id for case in book.cases] == []
    book = read_book(Source("b.yaml", TIE.replace("game: bouffon", "game: chess") + _other(TIE)))
    assert [case.id for case in book.cases] == ["other"]


def _other(text: str) -> str:
    return text.replace("id: tie", "id: other")


@pytest.mark.parametrize("code", READ)
def test_a_code_keeps_its_word(code: str) -> None:
    """Its bad example raises it, its good example is a whole case, both languages can say it."""
    words = entry(code)
    bad = read_book(Source("b.yaml", str(words.bad))).findings
    good = read_book(Source("b.yaml", str(words.good)))

    assert [finding.code for finding in bad] == [code]
    assert good.findings == ()
    assert good.cases
    for lang in LANGUAGES:
        said = spoken(bad[0], lang)
        assert 0 < len(said.message) < 200
        assert "…" not in said.message


@given(st.data())
def test_a_mutated_book_is_read_or_reported(data: st.DataObject) -> None:
    lines = TIE.split("\n")
    at = data.draw(st.integers(0, len(lines) - 2))
    cut = data.draw(st.integers(0, len(lines[at])))
    lines[at] = lines[at][:cut] + data.draw(st.sampled_from(["", "x", "[", "]", ":", " a: b"]))
    text = "\n".join(lines)
    book = read_book(Source("b.yaml", text))
    root, syntax = parse(Source("b.yaml", text))

    assert book.cases or book.findings
    if root is not None and not syntax:
        checked = jsonschema.Draft7Validator(json.loads(json.dumps(schema("case-book"))))
        assert predicate("case-book")(root) == checked.is_valid(plain(root))
