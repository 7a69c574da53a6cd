"""A tidy line is what a careful person would write."""

import pytest

from cardsmith.model.plain import Plain
from cardsmith.referee.records.reading.record import line_of
from cardsmith.referee.records.record import Claim
from cardsmith.referee.records.writing import written


@pytest.mark.parametrize(
    ("text", "tidied"),
    [
        (
            '1.B d4@4:D "danse"h "valse"|C "bal" 12 |=>B +3 C=17',
            '1. B d4 @4:D "danse" h"valse" | C"bal"12 | => B+3 C=17',
        ),
        ("1. A d5 @47 | | => A wins", "1. A d5 @47 => A wins"),
        ('1. A "x"', '1. A "x" | |'),
        ('1. A "x" | | M B "y" "z"9 + "w" -', '1. A "x" | | M B "y" "z"9+ "w"-'),
        (
            '1. A "x" | "Jean Paul""y" !speech "z" 3 !seen : B',
            '1. A "x" | "Jean Paul" "y" !speech "z"3 !seen:B |',
        ),
        ('1. "ranks" "x" | "B""y"', '1. "ranks" "x" | B"y" |'),
        ("T E > A 1 4|A>E 2x12 …", "T E>A 1 4 | A>E 12 12 …"),
        ("X  C 2xJ=>C leads", "X C JJ => C leads"),
        ("R E J 1", "R E J 1"),
        ("1... A 8 B – C 8+8 D JJ E 4+5 F 3x5+J+J", "1... A 1x8 B - C 2x8 D 2xJ E 4+5 F 3x5+JJ"),
        ("1. A 8 ! out A=>A wins ranks A B", "1. A 1x8 !out A => A wins ranks A B"),
        ('?claim moves "A" = "17" B=+3 ! wrong BOU-20', "?claim moves A=17 B=+3 !wrong BOU-20"),
        ('?claim owes cards=["1","a, b"] on."a b"=""', '?claim owes cards=[1, "a, b"] on."a b"=""'),
        ('[ Site "x" ][Date"y\\""]', '[Site "x"] [Date "y\\""]'),
        ("{a } 1. A 8 {b};c ", "1. A 1x8 {a} {b} ; c"),
        (";", ";"),
        ("  ", ""),
    ],
)  # fmt: skip
def test_a_line_laid_out_by_hand_is_tidied(text: str, tidied: str) -> None:
    found = line_of(text, "bouffon" if '"x"' in text or "@" in text else "dalmuti")

    assert written(found.says, found.notes, found.comment) == tidied


@pytest.mark.parametrize("claim", ["over", {}, {"over": {}, "next": {}}, {"over": [["x"]]}])
def test_no_line_holds_a_claim_that_only_a_case_book_can(
    claim: Plain,
) -> None:
    with pytest.raises(ValueError, match=r"no line|of one kind"):
        written(Claim(claim=claim))
