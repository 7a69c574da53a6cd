"""Answers of the referee as a person reads them, or a program."""

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING

from cardsmith.cli.excerpt import printable
from cardsmith.cli.exits import Exit
from cardsmith.cli.speech import PHRASES
from cardsmith.model.finding import Finding
from cardsmith.model.law import Words
from cardsmith.model.ruling import Fact, Verdict

if TYPE_CHECKING:
    from cardsmith.cli.speech import Speaker
    from cardsmith.pipeline.judging import Answer

_NOTHING: Words = {}


def exit_of(verdicts: Iterable[Verdict], *, is_whole: bool) -> Exit:
    """2 when something could not be judged, else 1 for a wrong one, 3 for one not covered, 0."""
    given = set(verdicts)
    if not is_whole:
        return Exit.USAGE
    if Verdict.WRONG in given:
        return Exit.FINDINGS
    return Exit.UNDECIDED if Verdict.NOT_COVERED in given else Exit.RIGHT


def in_words(answer: "Answer", lang: str, says: Words = _NOTHING) -> Iterator[str]:
    """The lines of an answer: the verdict, why, the law, what should have been, house rules.

    ``says`` tells what was asked, by language.
    """
    from cardsmith.pipeline import answering

    colon = PHRASES[lang]["colon"]
    yield f"{spoken(answer.id)}{colon} {answering.verdict_words(answer.ruling.verdict, lang)}"
    if lang in says:
        yield f"  {spoken(says[lang])}"
    yield f"\n  {spoken(answer.because)}"
    expected = answering.told(answer.ruling.expected, lang)
    if expected:
        yield f"\n  {answering.phrase('expected', lang)}{colon} {spoken(expected)}"
    yield from _law(answer, lang)
    yield from _houses(answer, lang)


def spoken(text: str) -> str:
    """A text on one line with its spaces as they are, and a dot for what a terminal would obey.

    >>> spoken("oui" + chr(0x202F) + "!" + chr(10) + chr(27) + "[2J")
    'oui\u202f! ·[2J'
    """
    return printable(text.replace("\n", " "))


def _law(answer: "Answer", lang: str) -> Iterator[str]:
    from cardsmith.pipeline import answering

    if answer.articles:
        yield f"\n  {answering.phrase('articles', lang)}"
    for code, source, text in answering.cited_articles(answer, lang):
        yield f"    {code}  {text} ({answering.phrase('line', lang, source=source)})"
    if answer.ruling.readings:
        yield f"\n  {answering.phrase('silences', lang)}"
    for code, question, ruling in answering.cited_silences(answer, lang):
        yield f"    {code}  {question} {ruling}"


def _houses(answer: "Answer", lang: str) -> Iterator[str]:
    """The house rules that would change the answer, then those that would not."""
    from cardsmith.pipeline import answering

    colon = PHRASES[lang]["colon"]
    changing, same = answering.house_rules(answer, lang)
    if changing:
        yield f"\n  {answering.phrase('house', lang)}"
    for house in changing:
        verdict = answering.verdict_words(house.flip.verdict, lang)
        expected = answering.told(house.flip.expected, lang)
        flipped = answering.phrase("flips", lang, verdict=verdict)
        rule = f"{house.flip.option}={house.flip.value} ({house.means})"
        yield f"    {rule}{colon} {flipped}" + (f" ({spoken(expected)})" if expected else "")
    if same:
        yield f"\n  {answering.phrase('same', lang)}{colon} {', '.join(same)}"


def as_json(answers: "Iterable[Answer]", findings: Iterable[Finding], voice: "Speaker") -> str:
    """The answers, and what was found on the way (schemas/rulings.schema.json)."""
    from cardsmith.cli.report import as_object

    document = {
        "schema": 1,
        "rulings": [_as_object(answer) for answer in answers],
        "findings": [as_object(finding, voice.say(finding)) for finding in findings],
    }
    return json.dumps(document, ensure_ascii=False, indent=2)


def _as_object(answer: "Answer") -> dict[str, object]:
    from cardsmith.pipeline.answering import reasons

    ruling = answer.ruling
    return {
        "id": answer.id,
        "verdict": ruling.verdict.value,
        "articles": [
            {"code": each.code, "source_line": each.source_line} for each in answer.articles
        ],
        "readings": list(ruling.readings),
        "because": reasons(ruling),
        "expected": _facts(ruling.expected),
        "alternatives": [
            {
                "reading": each.reading,
                "option": each.option,
                "played": each.played,
                "others": list(each.others),
            }
            for each in answer.alternatives
        ],
        "flips": [
            {
                "option": flip.option,
                "value": flip.value,
                "verdict": flip.verdict.value,
                "expected": _facts(flip.expected),
            }
            for flip in answer.flips
        ],
    }


def _facts(facts: Mapping[str, Fact]) -> dict[str, object]:
    return {name: list(fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}
