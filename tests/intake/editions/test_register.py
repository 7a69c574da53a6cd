"""``registre.txt``, and what an edition says of labels and order."""

from pathlib import Path

import pytest

from cardsmith.model.edition import Order, Registered
from tests.intake.reading import deck_of, only, seen

CARD = "letter: P\ncards: [{title: peur, synonyms: [trac]}]\n"


def test_a_register_gives_words_their_labels(tmp_path: Path) -> None:
    lines = (
        "# mots de la fiche\nTrouille\tfamilier  # et non pop.\n\nchair de poule\t fig.\n"
        "con\tinj.\ncon\tvulg.\n"
    )
    deck = deck_of(
        tmp_path, {"edition.yaml": "game: bouffon\n", "p.yaml": CARD, "registre.txt": lines}
    )

    assert deck.findings == ()
    assert deck.register == (
        Registered("trouille", "fam."),
        Registered("chair de poule", "fig."),
        Registered("con", "inj."),
        Registered("con", "vulg."),
    )
    assert not [name for name in deck.inputs if name.endswith("registre.txt")]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("pétoche fam.", "form"),
        ("\tfam.", "form"),
        ("pétoche\t", "form"),
        ("pétoche\tfamillier", "near"),
        ("pétoche\tzzz", "label"),
        ("TROUILLE\tfam.", "twice"),
    ],
)
def test_a_line_that_says_nothing_is_told(line: str, kind: str, tmp_path: Path) -> None:
    deck = deck_of(
        tmp_path,
        {
            "edition.yaml": "game: bouffon\n",
            "p.yaml": CARD,
            "registre.txt": f"trouille\tfam.\r\n{line}\r\n",
        },
    )
    finding = only(deck.findings, "R504")

    assert finding.arguments["kind"] == kind
    assert seen([finding])[0].startswith("registre.txt:2:")
    assert deck.register == (Registered("trouille", "fam."),)


@pytest.mark.parametrize(
    ("labels", "excluded", "admitted"),
    [
        ("{excluded: [inj., vulgaire]}", {"inj.", "vulg."}, {"fam."}),
        ("{allowed: [fam., fig]}", {"inj.", "vulg.", "vx"}, {"fam.", "fig."}),
        ("{allowed: [fam., fig.], excluded: [fig.]}", {"fig.", "vx"}, {"fam."}),
        ("{allowed: []}", {"fam.", "vx"}, set()),
    ],
)
def test_labels_are_admitted_or_excluded(
    labels: str, excluded: set[str], admitted: set[str], tmp_path: Path
) -> None:
    deck = deck_of(tmp_path, {"edition.yaml": f"game: bouffon\nlabels: {labels}\n", "p.yaml": CARD})

    assert deck.findings == ()
    assert deck.edition.excluded_labels >= excluded
    assert deck.edition.excluded_labels.isdisjoint(admitted)


def test_an_order_is_one_of_two(tmp_path: Path) -> None:
    files = {"edition.yaml": "game: bouffon\nordre: length\n", "p.yaml": CARD}
    deck = deck_of(tmp_path / "one", files)
    assert deck.edition.order is Order.LENGTH

    files["edition.yaml"] = "game: bouffon\norder: lenght\n"
    wrong = deck_of(tmp_path / "two", files)
    assert only(wrong.findings, "E107").arguments["better"] == "length"
    assert wrong.edition.order is None
