"""Whatever is typed, the keeper answers; what it takes can be read back."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardsmith.pipeline.playing.keeper import Keeper
from cardsmith.pipeline.playing.speaking import Voice
from cardsmith.pipeline.playing.values import Act
from cardsmith.referee.records.reading.record import read
from tests.pipeline.playing.tables import bouffon, dalmuti

WORDS = (
    *("Anne", "B", "Benoît", "Zoé", "C", "P", "d4", "d9", "@4", "@4:D", ":W", '"danse"', 'h"bal"'),
    *("|", "=>", "B+3", "A=7", "B leads", "ranks", "seats", "M", "T", "X", "R", "J", "JJ", "3x8"),
    *("2x5+J", "-", "4+5", ">", "…", "!nod", "!out", "!speech", "!seen:C", "1.", "1...", "?claim"),
    *('"', "{", "}", ";", "[", "]", '[Card "a: b"]', "card: danse: bal", "deal: A: 1", "+", "12"),
    *('B"bal"12', "bal", '"Jean Paul"', "1000000", "\x00", "\x1b[2J", "é", "A 4", "B 2"),
)
LINES = st.one_of(
    st.lists(st.sampled_from(WORDS), max_size=6).map(" ".join),
    st.text(max_size=20),
)
BEGINNINGS = (
    (bouffon, ()),
    (bouffon, ("Anne",)),
    (bouffon, ("card: danse: bal, gigue, a, b, c", "Anne", "d4", "danse")),
    (bouffon, ("card: danse: bal, gigue", "Anne", "d4", "danse", "|", "B bal")),
    (bouffon, ("Anne", "d4", "danse", "|", "|", 'M B "sot"')),
    (dalmuti, ()),
    (dalmuti, ("X A", "3x8", "-")),
)


@pytest.mark.parametrize("at", range(len(BEGINNINGS)))
@given(lines=st.lists(st.tuples(LINES, st.booleans()), max_size=4))
@example(lines=[("", True), ("d4", True)])
@example(lines=[("|", True), ("|", True), ("d4", True)])
def test_every_line_is_answered_in_both_languages(at: int, lines: list[tuple[str, bool]]) -> None:
    begin, before = BEGINNINGS[at]
    keeper = begin(*before)
    for text, forced in lines:
        said = keeper.take(Act(text, 12, forced))
        for lang in ("fr", "en"):
            _speak(keeper, Voice(lang))
            list(Voice(lang).answers(said))
    _, findings = read(keeper.text, "kept.partie")
    assert not [finding for finding in findings if finding.severity == "error"]


def _speak(keeper: Keeper, voice: Voice) -> None:
    voice.asks(keeper.desk)
    voice.table(keeper.desk)
    voice.help(keeper.desk)
    voice.doubt(keeper.desk)
