"""Cases E17 and E19: text that does not fit, signs that a font has not."""

from pathlib import Path

import pytest

from cardsmith.intake.decks.packets import read_packet
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.tree import parse
from cardsmith.layout.fit import Block, Fitting, fit
from cardsmith.layout.wrap import Run, Tone
from cardsmith.model.deck import Card
from cardsmith.model.metrics import Metrics
from cardsmith.model.units import POINT
from tests.layout.bouffon_cards import FONTS, front, made, own

CASES = Path(__file__).parent.parent / "cases"


def read(case: str, file: str) -> Card:
    source = Source(file, (CASES / case / file).read_text(encoding="utf-8"))
    tree, _ = parse(source)
    packet, _ = read_packet(tree, source)
    assert packet is not None
    return packet.cards[0]


class Accessible:
    """The accessible typeface under every name; it lacks the macron of ō and every arrow."""

    def __getitem__(self, name: str) -> Metrics:
        return FONTS["Atkinson Bold"]


@pytest.mark.parametrize(("file", "needed"), [("trop.yaml", 1220), ("limite.yaml", 97.6)])
def test_case_E17(file: str, needed: float) -> None:
    """Too many synonyms: the card is named, with the height it needs and the height there is."""
    face, (finding,) = made(read("E17", file))

    assert face is None
    assert (finding.code, finding.card) == ("L101", "A/abondance")
    assert finding.arguments["text"] == "abondance"
    assert finding.arguments["needed_height"] == needed
    assert finding.arguments["height"] == 48.8
    assert finding.arguments["least"] == 9


def test_case_E17_small() -> None:
    """With four points allowed, the 24 synonyms of the limit are set whole."""
    words = [synonym.text for synonym in read("E17", "limite.yaml").synonyms]
    lines = [(Run(word, Tone("Alegreya Medium")),) for word in words]
    block = fit(FONTS, lines, (44, 48.8), Fitting(size=9, least=4))

    assert isinstance(block, Block)
    assert [run.text for line in block.lines for run in line] == words
    assert block.size >= 4
    assert 24 * block.lead <= 48.8 + 1e-6
    assert block.lead >= 1.15 * block.size * POINT


def test_case_E19() -> None:
    """A sign the font lacks is named with card, line and font; nothing is drawn."""
    face, findings = made(read("E19", "deck.yaml"), fonts=Accessible())

    assert face is None
    told = [(f.code, f.card, f.span.line, f.arguments["character"]) for f in findings]
    assert told[0] == ("L102", "K/koan", 3, "U+014D")
    assert ("L102", "K/koan", 6, "U+2192") in told


def test_case_E19_shipped() -> None:
    """The faces of the card itself have every sign of the case, and draw it as typed."""
    face = front(read("E19", "deck.yaml"))

    said = [text.text for text in own(face)]
    assert {"kōan", "šwa", "a → b"} <= set(said)
