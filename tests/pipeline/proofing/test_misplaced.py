"""A proof that lies among the files of a deck is told, and never read as cards."""

from pathlib import Path

import pytest

from cardsmith.intake.editions.reading import read
from cardsmith.model.finding import InputError
from cardsmith.pipeline.proofing.writing import check_one, proof_of, write_proof
from cardsmith.pipeline.tables.importing import import_table
from tests.intake.reading import written

FILES = {
    "edition.yaml": "game: bouffon\ntitle: Jeu\n",
    "p.yaml": "letter: P\ncards: [{title: peur, synonyms: [frayeur, effroi]}]\n",
}


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_proof_in_the_folder_is_no_deck(lang: str, tmp_path: Path) -> None:
    folder = written(tmp_path / "jeu", FILES)
    book = folder / "proof.xlsx"
    write_proof(proof_of(check_one(str(folder)), lang), (book, "xlsx"))
    deck = read([folder])
    assert [card.id for card in deck.cards] == ["P/peur"]
    assert [(each.code, Path(each.span.file).name) for each in deck.findings] == [
        ("F064", "proof.xlsx")
    ]
    moved = book.rename(tmp_path / "proof.xlsx")
    with pytest.raises(InputError, match="F064"):
        import_table(moved, str(folder))
