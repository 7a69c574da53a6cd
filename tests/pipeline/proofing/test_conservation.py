"""Nothing is lost and nothing told twice: every card, every synonym, every finding of ``check``."""

from collections import Counter
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardsmith.model.proof import Proof
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.proofing.writing import check_one, proof_of, write_proof
from cardsmith.pipeline.words import spoken
from tests.cli.terminal import CASES
from tests.intake.reading import written
from tests.pipeline.proofing.read_back import Shown, bare, expected, in_book, in_faces, in_page

FAULTY = {
    "edition.yaml": "game: bouffon\ntitle: Jeu <b>fautif</b>\nlanguage: fr\n",
    "p.yaml": "letter: P\ncards:\n"
    "  - {title: peur, synonyms: ['(chair', peur, '→ trac 🎲', 'a, b', '<script>x</script>']}\n"
    "  - {title: peur, synonyms: [peur bleue, '&amp;', '\"cité\"', 'anticonstitution-nellement']}\n"
    "  - {title: âne, synonyms: ["
    + ", ".join(f"baudet {number}" for number in range(80))
    + "]}\n  - {title: '', synonyms: [perdu]}\n  - {title: pain, copies: 0, synonyms: [miche]}\n",
}
"""Cards of one id, of the wrong packet, without a length, without a title, of no copies, far too
many synonyms, and text that would be HTML."""


@pytest.fixture(scope="module", params=["bouffon", "faulty", "D01"])
def checked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Checked:
    """The shipped deck, one full of faults, a handed case."""
    if request.param == "faulty":
        return check_one(str(written(tmp_path_factory.mktemp("jeu"), FAULTY)))
    return check_one("bouffon" if request.param == "bouffon" else str(CASES / request.param))


@pytest.fixture(scope="module")
def proof(checked: Checked) -> Proof:
    return proof_of(checked, "fr")


def test_a_proof_has_every_card_of_the_deck_once(checked: Checked, proof: Proof) -> None:
    (deck,) = checked.decks
    held = Counter(
        (card.id, card.title.text, *(one.text for one in card.synonyms)) for card in deck.cards
    )

    assert held == Counter(
        (card.id, card.title, *(line.text for line in card.lines)) for card in proof.cards
    )


def test_a_proof_has_every_finding_of_check_once(checked: Checked, proof: Proof) -> None:
    told = [*proof.told, *(told for card in proof.cards for told in card.findings)]

    assert Counter((one.code, one.message, one.hint) for one in told) == Counter(
        (finding.code, words.message, words.hint)
        for finding in checked.findings
        for words in [spoken(finding, "fr")]
    )


def test_the_sheets_show_it_all(proof: Proof) -> None:
    assert [_bare(card) for card in in_faces(proof)] == [_bare(card) for card in expected(proof)]


def test_the_pdf_has_what_the_sheets_have(proof: Proof, tmp_path: Path) -> None:
    path = tmp_path / "proof.pdf"
    write_proof(proof, (path, "pdf"))
    text = bare(
        "".join(page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(path))
    )
    text = text.replace("\x02", "-").replace("\ufffe", "-")  # a hyphen at which a line ends
    at = 0
    for card in expected(proof):
        for shown in (card.title, *(line for _, line in card.lines)):
            at = text.find(bare(shown).replace("🎲", "‹U+1F3B2›"), at)
            assert at >= 0, shown
    with pikepdf.open(path) as file:
        tags = Counter(
            str(entry.get("/S", ""))
            for entry in file.objects
            if isinstance(entry, pikepdf.Dictionary)
        )
    assert tags["/LBody"] == sum(len(card.lines) for card in expected(proof))


def test_the_page_shows_it_all(proof: Proof, tmp_path: Path) -> None:
    path = tmp_path / "proof.html"
    write_proof(proof, (path, "html"))

    assert in_page(path.read_text(encoding="utf-8")) == [
        card._replace(findings=tuple(map(bare, card.findings))) for card in expected(proof)
    ]


def test_the_workbook_shows_it_all(proof: Proof, tmp_path: Path) -> None:
    path = tmp_path / "proof.xlsx"
    write_proof(proof, (path, "xlsx"))

    assert in_book(path, proof) == [
        card._replace(findings=tuple(map(bare, card.findings))) for card in expected(proof)
    ]


def _bare(card: Shown) -> tuple[object, ...]:
    lines = tuple((number, bare(text)) for number, text in card.lines)
    return bare(card.title), lines, Counter(card.findings)
