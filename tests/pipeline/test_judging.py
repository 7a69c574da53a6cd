"""Cases are answered with what a person needs: why, by which line, and what would change it."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.casebooks import read_book
from cardsmith.intake.files.source import Source
from cardsmith.intake.shipped.law import rules_of
from cardsmith.intake.shipped.messages import LANGUAGES, entry, spoken
from cardsmith.intake.yaml.nodes import Map, Node, Scalar, Seq
from cardsmith.intake.yaml.schema import predicate
from cardsmith.model.casebook import Case
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.plain import Plain
from cardsmith.pipeline.judging import Alternative, Citation, judge
from tests.referee.books import cases_of

TIE = """\
- id: tie
  game: bouffon
  given:
    seats: [A, B, C]
    bouffon: A
    finish: 47
    on: {A: 14, B: 12, C: 5}
    card: {title: éclat, entries: [lueur, rayon, feu]}
    proposals: [{by: C, text: lueur, at: 12}, {by: B, text: rayon, at: 30}]
  claim: {moves: {B: 13}}
"""
JUDGED = ("G151", "G160", "G161", "G162", "G163")
"""The codes that judging a case gives."""

BOOK = {case.id: case for game in ("bouffon", "dalmuti") for case in cases_of(game)}


def case_of(text: str) -> Case:
    book = read_book(Source("b.yaml", text))
    assert book.findings == ()
    return book.cases[0]


def refusal(text: str) -> Finding:
    with pytest.raises(InputError) as caught:
        judge(case_of(text), "en")
    return caught.value.finding


def test_an_answer_cites_the_lines_of_the_rule_text() -> None:
    answer = judge(BOOK["B042"], "en")

    assert answer.id == "B042"
    assert Citation("BOU-18", "B10b") in answer.articles
    assert Citation("BOU-20", "B10d") in answer.articles


def test_an_answer_says_why_in_the_language_asked_for() -> None:
    assert "longest word is “rayon”" in judge(BOOK["B042"], "en").because
    assert "plus long est «\u00a0rayon\u00a0»" in judge(BOOK["B042"], "fr").because


def test_an_answer_tells_the_options_of_its_readings_and_which_would_change_it() -> None:
    answer = judge(BOOK["B044"], "en")
    (flip,) = answer.flips

    assert answer.alternatives == (Alternative("BOU-Q22", "bouffon.tie_loser", "1", ("0",)),)
    assert (flip.option, flip.value, flip.verdict) == ("bouffon.tie_loser", "0", "wrong")
    assert flip.expected == {"B": 12}


def test_a_case_is_judged_by_the_rules_of_the_table_and_its_own() -> None:
    house = rules_of("texte", {"bouffon.tie_loser": "0"})
    own = case_of(TIE.replace("  given:", "  options: {tie_loser: 0}\n  given:"))

    assert judge(case_of(TIE), "en").ruling.verdict == "correct"
    assert judge(case_of(TIE), "en", house).ruling.verdict == "wrong"
    assert judge(own, "en").ruling.verdict == "wrong"


@pytest.mark.parametrize(
    ("old", "new", "place", "fact"),
    [
        ("    seats: [A, B, C]\n", "", "b.yaml:4:5 G160", "given.seats"),
        ("    finish: 47\n", "", "b.yaml:4:5 G160", "given.finish"),
        (", B: 12, C: 5}", ", C: 5}", "b.yaml:7:9 G160", "given.on.B"),
        ("[{by: C, text: lueur", "[{text: lueur", "b.yaml:9:17 G160", "given.proposals.0.by"),
        ("    prop", "    marotte: claimed\n    prop", "b.yaml:9:14 G160", "given.marotte.answers"),
        ("finish: 47", "finish: far", "b.yaml:6:13 G161", "finish"),
        ("bouffon: A", "bouffon: Z", "b.yaml:5:14 G161", "bouffon"),
        ("{by: C,", "{by: Z,", "b.yaml:9:22 G161", "by"),
        ("B: 12, C", "B: 12, Z", "b.yaml:7:27 G161", "on"),
        ("entries: [lueur, rayon, feu]", "entries: lueur", "b.yaml:8:35 G161", "entries"),
        ("    finish", "    finnish: 1\n    finish", "b.yaml:6:14 G162", "finnish"),
        ("{moves: {B: 13}}", "{moves: {Z: 13}}", "b.yaml:10:22 G161", "moves"),
        ("{moves: {B: 13}}", "{over: {winner: B}}", "b.yaml:10:17 G161", "over"),
    ],
)  # fmt: skip
def test_a_fact_that_lacks_or_is_amiss_is_named_at_its_place(
    old: str, new: str, place: str, fact: str
) -> None:
    assert old in TIE
    found = refusal(TIE.replace(old, new))

    assert f"{found.span} {found.code}" == place
    assert found.arguments["fact"] == fact


def test_a_house_rule_that_needs_another_fact_is_not_said_to_change_the_answer() -> None:
    """Where -3 is counted from the square before the die, nobody knows that square here."""
    text = TIE.replace("[{by: C, text: lueur, at: 12}, {by: B, text: rayon, at: 30}]", "[]")
    answer = judge(case_of(text.replace("B: 13", "A: 11")), "en")

    assert answer.ruling.verdict == "correct"
    assert answer.flips == ()
    assert [each.option for each in answer.alternatives] == ["bouffon.penalty_from"]


@pytest.mark.parametrize("code", JUDGED)
def test_a_code_keeps_its_word(code: str) -> None:
    """Its bad example raises it, its good example is answered, both languages can say it."""
    words = entry(code)
    book = read_book(Source("b.yaml", str(words.bad)))
    found = book.findings[0] if book.findings else refusal(str(words.bad))

    assert found.code == code
    assert judge(case_of(str(words.good)), "en").ruling.cited
    for lang in LANGUAGES:
        assert 0 < len(spoken(found, lang).message) < 200


def node_of(value: Plain) -> Node:
    """A plain tree as the reader's nodes, without places."""
    nowhere = named("")
    if isinstance(value, str):
        return Scalar(value, nowhere)
    if isinstance(value, list):
        return Seq([node_of(item) for item in value], nowhere)
    return Map([(Scalar(name, nowhere), node_of(item)) for name, item in value.items()], nowhere)


def mutations(value: Plain) -> Iterator[Plain]:
    """The tree with one thing left out, put under another name, or of another kind."""
    if isinstance(value, dict):
        for name in value:
            rest = {key: item for key, item in value.items() if key != name}
            yield rest
            yield {**rest, f"{name}x": value[name]}
            yield from ({**value, name: item} for item in mutations(value[name]))
    elif isinstance(value, list):
        for at, item in enumerate(value):
            yield from ([*value[:at], other, *value[at + 1 :]] for other in mutations(item))
    else:
        yield [value]
        yield {value: value}
        yield f"{value}?"


@given(st.sampled_from(sorted(BOOK)), st.data())
def test_what_the_schema_refuses_the_referee_refuses(name: str, data: st.DataObject) -> None:
    """A situation that is told wrongly is never answered as if it had been told well."""
    told = BOOK[name]
    claim, facts = data.draw(
        st.sampled_from(
            [
                *((claim, told.given) for claim in mutations(told.claim)),
                *((told.claim, facts) for facts in mutations(told.given)),
            ]
        )
    )
    tree: Plain = [{"id": "a", "game": told.game, "given": facts, "claim": claim}]
    changed = Case(id="a", game=told.game, given=facts, claim=claim, options=told.options)

    if not predicate("case-book")(node_of(tree)):
        with pytest.raises(InputError):
            judge(changed, "en")
