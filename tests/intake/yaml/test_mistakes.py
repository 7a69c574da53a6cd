"""Faults of syntax, told from the source text alone."""

import pytest

from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.tree import parse
from tests.intake.reading import seen


def told(text: str) -> list[str]:
    return [line.removeprefix("p:") for line in seen(parse(Source("p", text))[1])]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("a:\n\t- b", ["2:1 F010"]),
        ("a:\n  - b\n \t- c\n\t- d", ["3:2 F010", "4:1 F010"]),
        ("- a\n  - 'b\n- c", ["2:1 F011"]),
        ("a:\n    - b\n  - c", ["3:1 F011"]),
        ("- 'l'eau'", ["1:3 F012"]),
        ('- "le "bel" âge"', ["1:3 F012"]),
        ("- ['l'eau', b]", ["1:4 F012"]),
        ("- [fig.] mot", ["1:3 F013"]),
        ("- @mot", ["1:3 F013"]),
        ("- `mot`", ["1:3 F013"]),
        ("- %mot", ["1:3 F013"]),
        ("a: [@b, c]", ["1:5 F013"]),
        ("a: [b, `c]", ["1:8 F013"]),
        ("a: {b: %c}", ["1:8 F013"]),
        ("a: [\n  b,\n  @c]", ["3:3 F013"]),
        ("- *mot*", ["1:3 F013"]),
        ("- &", ["1:3 F013"]),
        ("- >mot", ["1:3 F013"]),
        ("a:\n  - b: {fill: #ffeecc, in: d}\n  - c: {in: e}", ["2:15 F013"]),
        ("a: {v: 'x: #fff', fill: #FEC}\nb: c", ["1:25 F013"]),
        ("a: {v: 'x: #fff'\nb: c: d", ["1:4 F016"]),
        ("a:\n  fill: #ffeecc\n  in: d", ["2:9 F013"]),
        ("note: #important\npos: nom", ["1:7 F013"]),
        ("cards:\n  - title:peur\n    pos: nom", ["2:10 F014"]),
        ("letter:P\ncards: []", ["1:7 F014"]),
        ("synonyms: [peur, trouille [fam.]]", ["1:27 F015"]),
        ("synonyms: [\n  peur,\n  trouille [fam.]]", ["3:12 F015"]),
        ("a: b\n c: d", ["2:3 F016"]),
        ("- a: 'b\n- c", ["1:6 F016"]),
        ("a: [b, c\nd: e", ["1:4 F016"]),
        ('- "a\\d"', ["1:5 F016"]),
        ('a: ["b\\q", c]', ["1:7 F016"]),
        ('a: ["b\\ud800", c]', ["1:7 F016"]),
        ("a: b: c", ["1:5 F016"]),
        ("s:\n- a\n<<<<<<< HEAD\n- b\n=======\n- c\n>>>>>>> x\n- d", ["3:1 F016"]),
        ("s:\n  - a\n<<<<<<< HEAD\n  - b\n=======\n  - c\n>>>>>>> x", ["3:1 F016"]),
        ("cards:\n  - title: a\n   pos: b", ["3:1 F016"]),
    ],
)
def test_a_fault_is_told_where_a_person_would_point(text: str, places: list[str]) -> None:
    assert told(text) == places


def test_all_faults_that_lines_show_are_told_at_once() -> None:
    text = "cards:\n  - title:peur\n    synonyms:\n\t- [fam.] pif\n      - 'l'eau'\n      - @x\n"
    assert [line.split()[1] for line in told(text)] == ["F014", "F010", "F012", "F013"]


def test_a_block_of_text_may_hold_anything() -> None:
    assert told("a: |\n  title:peur\n  - 'l'eau'\nb: c: d") == ["4:5 F016"]


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("a: [", "1:4 F016"),
        ("a: {b: c", "1:4 F016"),
        ('"a": b\n c: d', "2:3 F016"),
        ("a: 'b", "1:4 F016"),
    ],
)
def test_an_end_that_is_missing_is_told_where_it_began(text: str, place: str) -> None:
    assert told(text) == [place]


def test_a_sign_in_a_list_is_put_in_quotes_alone() -> None:
    (found,) = parse(Source("p", "a: [b, @c d , e]"))[1]
    assert (found.arguments["sign"], found.arguments["better"]) == ("@", '"@c d"')


def test_an_unknown_escape_is_told_as_one() -> None:
    (found,) = parse(Source("p", 'a: ["b\\q"]'))[1]
    assert found.arguments["kind"] == "escape"


@pytest.mark.parametrize("tag", ["!!str", "!!python/object:os", "!mot"])
def test_a_tag_is_shown_as_it_is_written(tag: str) -> None:
    (found,) = parse(Source("p", f"a: {tag} b"))[1]
    assert found.arguments["sign"] == tag
