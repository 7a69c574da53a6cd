"""Every code of replay keeps its word: its bad example raises it, its good one does not."""

import pytest

from cardsmith.intake.shipped.messages import LANGUAGES, entry, spoken
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.finding import Finding
from cardsmith.pipeline.grounds import grounds_of
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.replay.replaying import replay

CODES = sorted(code for code in SEVERITIES if "G121" <= code < "G150")


def raised(text: str) -> list[Finding]:
    """What reading and replaying an example finds."""
    record, findings = read(text, "x.partie")
    grounds, amiss = grounds_of(record)
    return [*findings, *amiss, *replay(grounds).findings]


@pytest.mark.parametrize("code", CODES)
def test_a_code_keeps_its_word(code: str) -> None:
    found = entry(code)
    assert isinstance(found.bad, str)
    assert isinstance(found.good, str)
    bad = [finding for finding in raised(found.bad) if finding.code == code]

    assert bad
    assert [each for each in raised(found.good) if each.code != "G130" or code == "G130"] == []
    for lang in LANGUAGES:
        for finding in bad:
            words = spoken(finding, lang)
            assert 0 < len(words.message) < 140
            assert "…" not in words.message
            assert words.hint
            assert words.why.endswith(".")
