"""Every code of records keeps its word: its bad example raises it, its good one does not."""

from typing import get_args

import pytest

from cardsmith.intake.shipped.messages import LANGUAGES, Example, entry, spoken
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.finding import Finding
from cardsmith.referee.records.jsonlines import read_json_lines
from cardsmith.referee.records.reading.record import LONGEST, read
from cardsmith.referee.records.reading.scanner import Expected

CODES = sorted(code for code in SEVERITIES if "G101" <= code < "G121")
NEVER_FIRST = {"end"}
"""What nobody can miss at the end of a line."""


def raised(example: Example) -> tuple[Finding, ...]:
    """What reading an example finds: a record, or JSON Lines by their name."""
    if not isinstance(example, str):
        ((name, text),) = example.items()
        assert name.endswith(".jsonl")
        return read_json_lines(text, name)[1]
    text = f"; {'x' * LONGEST}" if example == "!long" else example
    return read(text, "x.partie")[1]


@pytest.mark.parametrize("code", CODES)
def test_a_code_keeps_its_word(code: str) -> None:
    found = entry(code)
    bad = [finding for finding in raised(found.bad) if finding.code == code]

    assert bad
    assert raised(found.good) == ()
    for lang in LANGUAGES:
        for words in (spoken(finding, lang) for finding in bad):
            assert 0 < len(words.message) < 120
            assert words.hint
            assert words.why.endswith(".")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_may_be_needed_has_words_of_its_own(lang: str) -> None:
    expected = set(get_args(Expected))

    assert set(entry("G101").messages[lang]) == expected | {"quotes", "escape"}
    assert set(entry("G102").messages[lang]) == expected - NEVER_FIRST
    for code in ("G101", "G102"):
        assert entry(code).hints[lang].keys() == entry(code).messages[lang].keys()
