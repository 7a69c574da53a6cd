"""Cards that are taken out of a file are read as if they had been left in it."""

from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cardsmith.intake.decks.formed import taken_out
from cardsmith.intake.decks.packets import read_packet
from cardsmith.intake.files.source import Source
from cardsmith.intake.yaml.schema import unreported
from cardsmith.intake.yaml.tree import parse
from cardsmith.resources import shipped

HEADS = [
    "letter: A\ncards:\n", "schema: 1\nletter: A\n\ncards:\n\n", "deck: marotte\ncards:\n",
    "# mots\nletters: [A, B]\ncards:\n", "letter: A\ncards: # les miennes\n", "cards:\n",
    "note: |\n", 'note: "\n', "letter: A\nnote: |+\n", " letter: A\n cards:\n", "cards: [\n",
    "---\nletter: A\ncards:\n", "letter: A\ncards:\n...\n", "deck:\n  cards:\n", "cartes:\n",
    "    letter: A\n    cards:\n", "letter: A\ncards:\n  [a,\n", "x: A\nx: A\ncards:\n", "x:\n",
]  # fmt: skip
FORMED = [
    "  - title: âne\n    synonyms:\n      - baudet\n      - bourrique [fam.]\n\n",
    "  - title: Œuf\n    pos: nom\n    synonyms:\n      - (s’)aimer\n      - chef-d’œuvre\n",
    "  - title: ami\n    synonyms:\n      - no\n      - 012\n      - a, b [c]\n      - Ã©tÃ©\n",
    "  - title: (tout)\n    synonyms:\n      - e\u0301te\n      - 😀\n      - mot [famillier]\n",
]
FIELDS = [
    "ok: {C406: a}", "ok:\n      C406: a", "titel: axe", "note: |+\n      ici\n\n", "note: >",
    'note: "', "note: 'l", "ok: {a: b", "pos: zzz", "synonyms: [pivot]", "synonyms:\n      - a ",
    "synonyms:\n      - a #b\n      - c: d", "synonyms:\n      - &a b\n      - *a", "copies: 2",
    "synonyms:\n      -e\n      - axe  long", "synonyms:\n      - !x b", "synonyms:\n      - a",
]  # fmt: skip
LINES = [
    '  - title: ""', "  - axe", "  -", "  # une carte", "", "- a", '  - title: axe"', "  - a'",
    "  - c}", "  ]", "     a", "letter: B", "...", "--- ", "      -", "    note: a", "\t",
    "cards:", "  - |+",
]  # fmt: skip
ODD = [*(f"  - title: axe\n    {field}\n" for field in FIELDS), *(f"{line}\n" for line in LINES)]

texts = st.tuples(
    st.sampled_from([*HEADS[:4] * 8, *HEADS]),
    st.lists(st.sampled_from([*FORMED * 30, *ODD]), min_size=2, max_size=8),
).map(lambda parts: parts[0] + "".join(parts[1]))


def check_that_nothing_differs(text: str) -> None:
    source = Source("a.yaml", text)
    found = taken_out(source)
    if found is not None:
        whole, faults = parse(source)
        packet, findings = read_packet(whole, source)

        assert faults == []
        assert read_packet(found[0], source, found[1]) == (packet, findings)
        for name in ("packet", "marotte"):
            told = unreported(name, found[0], findings)
            assert told == unreported(name, whole, findings)


@given(texts)
@example("cards:\n" + FORMED[0] + FORMED[1] + "  - title: axe\n    ok: {C406: a}\n" + FORMED[2])
@example("cards:\n" + FORMED[0] + "  - title: a\n    ok: {a: b\n" + FORMED[0] + "  - c}\n")
@example("cards:\n" + FORMED[0] + '  - title: "a\n' + FORMED[0] + '  - title: b"\n')
@example("cards:\n" + FORMED[0] + "  - |+\n\n" + FORMED[0])
@example("cards:\n" + FORMED[0] + "  - title: a\n    title: b\n" + FORMED[0])
@example("cards:\n" + FORMED[0] + "  - axe\n...\n" + FORMED[0])
@example("cards:\n" + FORMED[0] * 2 + "  - title: axe\n    synonyms:\n      - pivot \n")
@example("cards:\n -\n" + FORMED[0] * 2)
@example("cards: [a]\nb:\n" + FORMED[0] * 2)
@example("note: |\n" + FORMED[0] * 3 + "cards:\n  - axe\n")
def test_what_is_taken_out_of_a_file_is_read_as_in_it(text: str) -> None:
    check_that_nothing_differs(text)


@pytest.mark.parametrize(
    "path", sorted((shipped("decks") / "bouffon").glob("?.yaml")), ids=lambda p: p.name
)
def test_most_cards_of_a_deck_are_formed(path: Path) -> None:
    source = Source(path.name, path.read_text("utf-8"))
    _, formed = taken_out(source) or (None, ())

    assert 2 * len(formed) > source.text.count("  - title:")
