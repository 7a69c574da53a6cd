"""The one form of a packet file: what it looks like, what it keeps, what it leaves alone."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.decks import form as form_module
from cardsmith.intake.decks.form import formed
from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.canonical import canonical_text
from cardsmith.intake.yaml.nodes import Node
from cardsmith.intake.yaml.remarks import remarks
from cardsmith.intake.yaml.rewording import outcome
from cardsmith.intake.yaml.tree import parse
from tests.pipeline.test_fixing_any_deck import packets


def form(text: str) -> str:
    """A text in its one form."""
    outcome = formed(Manuscript("p.yaml", text.encode()))
    return outcome[0].data.decode() if outcome else text


def tree(text: str) -> Node:
    """The tree of a text in form."""
    root, _ = parse(Source("p.yaml", text.removeprefix("\ufeff").replace("\r\n", "\n")))
    assert root is not None
    return root


def test_whatever_was_written_becomes_blocks_of_lines() -> None:
    written = """\
# yaml-language-server: $schema=../packet.schema.json

# Relu en mai.
cards: # toutes
- {synonyms: [frayeur, "trouille [fam.]", {text: trac, labels: [fam.]}], title: 'peur'}
# --- deux ---

-   pos: "nom"   # vérifier
    title: paix   # et non paye
    ok: {C406: "voulu", C408: ""}
    synonyms:

       # le premier
       -   calme
       - "- tiret"

       # - harmonie
letter:   P
# fin
"""
    assert (
        form(written)
        == """\
# yaml-language-server: $schema=../packet.schema.json

# Relu en mai.
letter: P
cards: # toutes
  - title: peur
    synonyms:
      - frayeur
      - trouille [fam.]
      - text: trac
        labels: [fam.]

  # --- deux ---
  - title: paix   # et non paye
    pos: nom   # vérifier
    synonyms:
      # le premier
      - calme
      - "- tiret"
      # - harmonie
    ok:
      C406: voulu
      C408: ""
# fin
"""
    )


def test_texts_of_several_lines_are_blocks() -> None:
    card = "letter: P\ncards:\n  - title: peur\n    {}\n    synonyms:\n      - trac\n"

    assert form(card.format('note: "un\\ndeux"')) == (
        "letter: P\ncards:\n  - title: peur\n    synonyms:\n      - trac\n"
        "    note: |-\n      un\n      deux\n"
    )
    folded = form(card.format("note: >  # vu\n      un\n      deux\n\n      trois"))
    assert folded.endswith("    note: |  # vu\n      un deux\n      trois\n")


def test_mark_and_line_ends_stay() -> None:
    written = "\ufeffletter: P\r\ncards: [{title: peur, synonyms: [trac]}]\r\n"

    assert form(written) == (
        "\ufeffletter: P\r\ncards:\r\n  - title: peur\r\n    synonyms:\r\n      - trac\r\n"
    )


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("letter: P\ncards:\n  - title:peur\n    pos: nom\n", ["F014"]),
        ("letter: P\ncards:\n  - title: a\n    title: b\n", ["S106"]),
        ("letter: P\ncards: [&a {title: peur}]\n", ["F017"]),
        ("", ["F004"]),
    ],
)
def test_what_cannot_be_read_is_left_alone(text: str, codes: list[str]) -> None:
    outcome = formed(Manuscript("p.yaml", text.encode()))

    assert outcome is not None
    assert outcome[0].data.decode() == text
    assert [finding.code for finding in outcome[1]] == codes


@pytest.mark.parametrize("text", ["game:   bouffon\n", "front: [ ]\n", "- peur\n"])
def test_what_is_no_packet_is_passed_over(text: str) -> None:
    assert formed(Manuscript("p.yaml", text.encode())) is None


@pytest.mark.parametrize("lost", ["trac", "# vu"])
def test_a_text_or_a_comment_is_never_lost(lost: str, monkeypatch: pytest.MonkeyPatch) -> None:
    written = "letter: P\ncards: [{title: peur, synonyms: [trac, effroi]}]  # vu\n"
    real = canonical_text
    monkeypatch.setattr(
        form_module,
        "canonical_text",
        lambda source, root, form: real(source, root, form).replace(lost, ""),
    )
    outcome = formed(Manuscript("p.yaml", written.encode()))

    assert outcome is not None
    assert outcome[0].data.decode() == written
    assert [finding.code for finding in outcome[1]] == ["X907"]


def test_a_name_in_another_language_has_the_place_of_its_field() -> None:
    card = "letter: P\ncards: [{synonymes: [trac], nature: nom, titre: peur, zzz: 1}]\n"

    assert [line.strip(" -").partition(":")[0] for line in form(card).splitlines()[2:]] == [
        *("titre", "nature", "synonymes", "trac", "zzz")
    ]


@st.composite
def commented(draw: st.DrawFn) -> str:
    """A packet file with comments and empty lines anywhere."""
    text = draw(packets())
    lines = text.splitlines()
    for _ in range(draw(st.integers(0, 5))):
        blanks = " " * draw(st.integers(0, 8))
        number = draw(st.integers(0, len(lines)))
        lines.insert(number, draw(st.sampled_from([f"{blanks}# {number}", ""])))
    return ("\r\n" if "\r" in text else "\n").join([*lines, ""])


@given(commented())
def test_texts_and_comments_stay_and_form_is_reached_at_once(text: str) -> None:
    once = form(text)
    if once == text:
        return

    assert form(once) == once
    assert outcome(tree(once), {}) == outcome(tree(text), {})
    assert _comments(once) == _comments(text)


def _comments(text: str) -> list[str]:
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n")
    return sorted(remark.text for remark in remarks(Source("p.yaml", lines), tree(text)))
