"""Rows that were copied with their marks: each is told, however many there are."""

import time

from cardsmith.intake.files.source import Source
from cardsmith.intake.tables.rows import Line, read_lines
from cardsmith.model.struct import replace
from cardsmith.pipeline.tables.matching import paired


def test_ten_thousand_copies_are_told_in_a_second() -> None:
    (line,), _ = read_lines(Source("t.csv", "lettre;titre;syn1\nA;ami;pote\n"))
    lines = [
        Line(replace(line.card, id=f"A/{at}"), line.packet, f"A/gone{at // 2} 0a1b2c3d")
        for at in range(10_000)
    ]
    begun = time.process_time()

    _, findings = paired(lines, [])

    assert time.process_time() - begun < 1
    assert len(findings) == 10_000
