"""The handed cases on words, lengths and order (C), read from their files."""

from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.intake.shipped.messages import spoken
from cardsmith.lexicon.length import scoring_length
from cardsmith.lint.engine import check
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding

CASES = Path(__file__).parent.parent / "cases"


def opened(case: str) -> Deck:
    return read([CASES / case])


def found(case: str, *codes: str) -> list[Finding]:
    return list(check(opened(case), select=codes))


def lines(case: str, *codes: str) -> list[tuple[str, int]]:
    return [(each.code, each.span.line) for each in found(case, *codes)]


def lengths(case: str) -> list[int | None]:
    return [scoring_length(word.text) for card in opened(case).cards for word in card.synonyms]


def said(finding: Finding) -> str:
    return spoken(finding, "en").message


def errors(case: str) -> list[tuple[str, int]]:
    return [(each.code, each.span.line) for each in check(opened(case)) if each.severity == "error"]


def test_case_C01() -> None:
    """été in two normal forms is one word."""
    (finding,) = found("C01", "C402")

    assert lengths("C01") == [3, 3]
    assert finding.span.line == 6
    assert "is on the card already, line 5" in said(finding)


def test_case_C02() -> None:
    """Six words and their lengths."""
    assert lengths("C02") == [6, 7, 9, 7, 10, 10]


def test_case_C05() -> None:
    """Invisible characters are named at their line and column; the words are one."""
    assert lengths("C05") == [6, 6, 6]
    assert lines("C05", "C402") == [("C402", 6), ("C402", 7)]
    first, second = found("C05", "N003")
    assert (first.span[1:3], second.span[1:3]) == ((6, 16), (7, 10))
    assert "invisible character U+200B" in said(first)
    assert "invisible character U+FEFF" in said(second)


def test_case_C06() -> None:
    """œ and oe spell one word, and the advice is to write œ."""
    (finding,) = found("C06", "C402")

    assert lengths("C06") == [5, 5]
    assert (finding.span.line, finding.arguments["line"]) == (6, 5)
    assert spoken(finding, "en").hint == "write “cœur”, once"


def test_case_C07() -> None:
    """Three apostrophes, one word."""
    assert lengths("C07") == [5, 5, 5]
    assert lines("C07", "C402") == [("C402", 6), ("C402", 7)]


def test_case_C08() -> None:
    """Four kinds of space, one word; the space at the end is told."""
    assert lengths("C08") == [10, 10, 10, 10]
    assert lines("C08", "C402") == [("C402", 6), ("C402", 7), ("C402", 8)]
    assert [each.span[1:3] for each in found("C08", "T202")] == [(8, 22)]


def test_case_C10() -> None:
    """Repetitions by case and by a space, and a title repeated: three errors."""
    errors = [each for each in check(opened("C10")) if each.severity == "error"]

    assert [(each.code, each.span.line) for each in errors] == [
        ("C402", 6),
        ("C402", 7),
        ("C404", 8),
    ]
    assert ["already, line 5" in said(each) for each in errors] == [True, True, False]
    assert said(errors[2]) == "“ami” repeats the title"


def test_case_C11() -> None:
    """Final punctuation does not make another word."""
    assert lengths("C11") == [5, 5, 5]
    assert lines("C11", "C402") == [("C402", 6), ("C402", 7)]


def test_case_C12() -> None:
    """Words read with the wrong encoding are errors, with what they meant."""
    findings = found("C12", "F026")

    assert [(each.span.line, each.arguments["better"]) for each in findings] == [
        (5, "été"),
        (6, "cœur"),
    ]
    for each, better in zip(findings, ("été", "cœur"), strict=True):
        assert f"looks like “{better}” read with the wrong encoding" in said(each)
    assert errors("C12") == [("F026", 5), ("F026", 6)]


def test_case_C14() -> None:
    """The first counted letter files a title: accents, ligatures, parentheses."""
    (finding,) = found("C14", "C401")

    assert said(finding) == "“œuf” belongs to O, this packet is E"
    assert errors("C14") == [("C401", 5)]
    titles = {card.title.text: card.letter for card in opened("C14").cards}
    assert titles == {"École": "E", "œuf": "O", "(s')enfuir": "E"}


def test_case_C17() -> None:
    """One card in two files of one letter: both places are named."""
    (finding,) = found("C17", "D601")

    assert (Path(finding.span.file).name, finding.span.line) == ("a2.yaml", 3)
    assert (Path(str(finding.arguments["file"])).name, finding.arguments["line"]) == ("a1.yaml", 3)
    assert "a1.yaml, line 3" in said(finding)
    assert ("D601", 3) in errors("C17")
