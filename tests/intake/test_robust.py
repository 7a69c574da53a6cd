"""Whatever a person types, the reader answers with values, findings and words."""

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.shipped.messages import LANGUAGES, spoken
from cardsmith.lint.engine import check
from cardsmith.model.codes import Severity
from tests.intake.reading import Files, deck_of

PACKET = """# Remarque
schema: 1
letter: P
cards:
  - title: peur
    pos: nom
    copies: 2
    synonyms:
      - frayeur
      - trouille [fam.]
      - (la) tremblote
      - {text: effroi, labels: [litt.], note: x}
    ok: {C406: voulu}
  - title: pâle
    synonyms: [blême, 'livide', "terne"]
"""
TABLE = """lettre;titre;nature;synonymes;copies
P;peur;nom;"frayeur
trouille [fam.]";2
P;pâle;;blême | livide;
"""
EDITION = """game: custom
title: Jeu
rules: {profile: texte, options: {bouffon.ligature: 1}}
limits: {synonyms: {min: 4}, per_letter: {W: {max: 9}}}
components:
  - {name: a, data: d.csv, template: t.yaml, size: {width: 63mm, height: 88mm}, copies: 2}
"""
SIGNS = "\n\t :-'\"[]{}#&*!|>%@`,;=é\0\ufeff\u2028"
PIECES = [*SIGNS, "  - ", "title:", "synonyms:", "- x"]

cuts = st.lists(
    st.tuples(st.floats(0, 1), st.integers(0, 6), st.sampled_from(["", *PIECES])),
    min_size=1,
    max_size=3,
)


def spoiled(text: str, changes: list[tuple[float, int, str]]) -> str:
    """The text with some characters replaced at some places."""
    for place, length, piece in changes:
        at = int(place * len(text))
        text = text[:at] + piece + text[at + length :]
    return text


def answered(files: Files, promised: int) -> None:
    """Every card promised is there or an error tells why; every finding has its words."""
    with TemporaryDirectory() as folder:
        deck = deck_of(Path(folder), files)
        findings = check(deck)
    serious = [finding for finding in findings if finding.severity is Severity.ERROR]
    records = sum(len(component.records) for component in deck.components)
    assert serious or len(deck.cards) + records >= promised - 1
    for finding in findings:
        assert finding.span.line >= 1
        for lang in LANGUAGES:
            words = spoken(finding, lang)
            assert "\ufeff" not in words.message
            assert len(words.message.splitlines()) == 1
            assert len(words.message) < 200


@given(changes=cuts)
def test_a_spoiled_packet_is_answered(changes: list[tuple[float, int, str]]) -> None:
    answered({"p.yaml": spoiled(PACKET, changes)}, 2)


@given(changes=cuts)
def test_a_spoiled_table_is_answered(changes: list[tuple[float, int, str]]) -> None:
    answered({"p.csv": spoiled(TABLE, changes)}, 2)


@given(changes=cuts)
def test_a_spoiled_edition_is_answered(changes: list[tuple[float, int, str]]) -> None:
    files = {"d.csv": "nom;force\nOgre;3\nFée;5\n", "t.yaml": "front: []"}
    answered({"edition.yaml": spoiled(EDITION, changes), **files}, 2)
