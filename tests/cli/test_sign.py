"""``sign``: what readers hand back, what stands, what is lost, who disagrees."""

import json
from pathlib import Path
from typing import Any

import jsonschema
import openpyxl
import pytest

from tests.cli.proofs import EDITION, edition, handed_back, proof_of, ticked
from tests.cli.terminal import typed
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas/signatures.schema.json").read_text("utf-8"))
LOCK = json.loads((ROOT / "schemas/lock.schema.json").read_text("utf-8"))


@pytest.fixture
def jeu(tmp_path: Path) -> Path:
    return edition(tmp_path / "jeu")


def told(place: Path, *words: str | Path) -> dict[str, Any]:  # Any: what JSON holds
    """What ``sign --json`` answers, which keeps its schema."""
    document: dict[str, Any] = json.loads(typed("sign", place, "--json", *words).stdout)
    jsonschema.validate(document, SCHEMA)
    return document


def standing(place: Path) -> dict[str, tuple[list[str], list[str]]]:
    """Of each card who holds it for right, and what is remarked."""
    return {
        card["title"]: (card["readers"], [one["remark"] for one in card["remarks"]])
        for card in told(place)["cards"]
    }


def test_at_first_nobody_has_signed(jeu: Path) -> None:
    answer = typed("sign", jeu)

    assert answer.exit_code == 0
    assert "3 cards: fit to print 0, to be read 3" in answer.stdout
    assert "Nobody has signed yet" in answer.stdout
    assert not (jeu / "edition.lock").exists()


def test_a_ticked_workbook_is_collected(jeu: Path, tmp_path: Path) -> None:
    book = handed_back(proof_of(jeu, tmp_path / "anne.xlsx"), ticked("peur", "voler"))
    answer = typed("sign", jeu, "--from", book)

    assert answer.exit_code == 0, answer.output
    assert standing(jeu) == {"pain": ([], []), "peur": (["Anne"], []), "voler": (["Anne"], [])}
    assert "to be read (1): P/pain" in typed("sign", jeu).stdout


def test_the_lock_file_has_a_line_a_signature_in_order(jeu: Path, tmp_path: Path) -> None:
    for reader in ("Zoé", "Anne: l'aînée, {née} #1"):
        book = handed_back(proof_of(jeu, tmp_path / "lu.xlsx"), ticked("peur", "pain"), reader)
        typed("sign", jeu, "--from", book)
    lines = (jeu / "edition.lock").read_text(encoding="utf-8").splitlines()

    assert [line.partition(", digest")[0] for line in lines if line.startswith("- ")] == [
        '- {card: P/pain, reader: "Anne: l\'aînée, {née} #1"',
        "- {card: P/pain, reader: Zoé",
        '- {card: P/peur, reader: "Anne: l\'aînée, {née} #1"',
        "- {card: P/peur, reader: Zoé",
    ]
    assert sorted(standing(jeu)["peur"][0]) == ["Anne: l'aînée, {née} #1", "Zoé"]


def test_a_changed_card_loses_its_signature_and_no_other_does(jeu: Path) -> None:
    typed("sign", jeu, "--by", "Anne", "--cards", "letter:P,V")
    edition(jeu, p=EDITION["p.yaml"].replace("angoisse", "effroi"))
    document = told(jeu)
    (changed,) = (card for card in document["cards"] if card["lost"])

    assert changed["id"] == "P/peur"
    assert document["summary"] == {
        "cards": 3,
        "signed": 2,
        "unsigned": 1,
        "disputed": 0,
        "taken": 0,
    }
    edition(jeu)
    assert told(jeu)["summary"]["signed"] == 3  # the text that was read is back


def test_a_workbook_of_an_older_deck_is_taken_for_what_did_not_change(
    jeu: Path, tmp_path: Path
) -> None:
    book = handed_back(proof_of(jeu, tmp_path / "anne.xlsx"), ticked("peur", "pain", "voler"))
    edition(jeu, p=EDITION["p.yaml"].replace("angoisse", "effroi"), v="letter: V\ncards: []\n")
    answer = typed("sign", jeu, "--from", book)

    assert answer.exit_code == 1
    assert "F063 P/peur has changed since the proof that Anne read" in answer.output
    assert "F063 V/voler is no longer in the deck" in answer.output
    assert standing(jeu) == {"pain": (["Anne"], []), "peur": ([], [])}


def test_of_one_reader_the_last_word_counts(jeu: Path, tmp_path: Path) -> None:
    """A blank says nothing; a remark without a tick takes a signature back."""
    names = ("first", "second", "third")
    books = [proof_of(jeu, tmp_path / f"{name}.xlsx") for name in names]
    handed_back(books[0], ticked("peur", "pain"))
    handed_back(books[1], lambda _, text: {"remark": "trop long"} if text == "peur" else {})
    handed_back(books[2], ticked("peur"))

    typed("sign", jeu, "--from", books[0], "--from", books[1])
    assert standing(jeu)["peur"] == ([], ["trop long"])
    assert standing(jeu)["pain"] == (["Anne"], [])
    typed("sign", jeu, "--from", books[2])
    assert standing(jeu)["peur"] == (["Anne"], [])


def test_readers_who_disagree_are_told(jeu: Path, tmp_path: Path) -> None:
    typed("sign", jeu, "--by", "Paul", "--cards", "card:P/peur")
    book = handed_back(
        proof_of(jeu, tmp_path / "anne.xlsx"),
        lambda _, text: {"remark": "plutôt « effroi »"} if text == "angoisse" else {},
    )
    typed("sign", jeu, "--from", book)
    answer = typed("sign", jeu)

    assert "disagreements (1): P/peur" in answer.stdout
    assert "P/peur  Anne (objects): angoisse: plutôt « effroi »" in answer.stdout
    assert "to be read (3): P/pain, P/peur, V/voler" in answer.stdout  # an objection keeps it back
    summary = told(jeu)["summary"]
    assert (summary["disputed"], summary["signed"]) == (1, 0)


def test_a_correction_typed_over_a_text_is_a_remark_and_no_signature(
    jeu: Path, tmp_path: Path
) -> None:
    def cells(card: str, text: str) -> dict[str, str]:
        return {
            "peur": {"read": "x", "title": "peurs"},
            "miche": {"synonym": "miches"},
            "boule": {"labels": "fam."},
            "flûte": {"synonym": ""},
            "pain": {"read": "x"},
        }.get(text, {})

    typed("sign", jeu, "--from", handed_back(proof_of(jeu, tmp_path / "a.xlsx"), cells))

    assert standing(jeu)["peur"] == ([], ["peur → peurs"])
    assert standing(jeu)["pain"] == ([], ["miche → miches ; — → fam. ; flûte → —"])


@pytest.mark.parametrize("tick", ["x", "X", " x ", "✓", "oui", "1", 1, True, "VRAI", "lu"])
def test_ticks_are_written_in_many_ways(tick: str | int, jeu: Path, tmp_path: Path) -> None:
    book = proof_of(jeu, tmp_path / "anne.xlsx")
    handed_back(book, lambda _, text: {"read": tick} if text == "peur" else {})
    typed("sign", jeu, "--from", book)

    assert standing(jeu)["peur"] == (["Anne"], [])


@pytest.mark.parametrize("tick", ["", "non", "no", 0, False, "-", "maybe", "?"])
def test_anything_else_signs_nothing(tick: str | int, jeu: Path, tmp_path: Path) -> None:
    book = proof_of(jeu, tmp_path / "anne.xlsx")
    handed_back(book, lambda _, text: {"read": tick} if text == "peur" else {})
    answer = typed("sign", jeu, "--from", book)

    assert standing(jeu)["peur"] == ([], [])
    assert ("F062" in answer.output) == (tick in ("maybe", "?"))


def test_rows_that_were_sorted_and_columns_that_were_moved_are_read(
    jeu: Path, tmp_path: Path
) -> None:
    book = handed_back(proof_of(jeu, tmp_path / "anne.xlsx"), ticked("peur"))
    opened = openpyxl.load_workbook(book)
    sheet = opened["Reading"]
    rows = [[cell.value for cell in row][::-1] for row in sheet]
    sheet.delete_rows(1, sheet.max_row)
    for row in (rows[0], *sorted(rows[1:], key=str)):
        sheet.append(row)
    opened.save(book)
    typed("sign", jeu, "--from", book)

    assert standing(jeu)["peur"] == (["Anne"], [])
    assert standing(jeu)["pain"] == ([], [])


def test_a_french_workbook_is_read_by_an_english_editor(jeu: Path, tmp_path: Path) -> None:
    path = tmp_path / "anne.xlsx"
    typed("proof", jeu, "--out", path, lang="fr")
    opened = openpyxl.load_workbook(path)
    opened["Lecteur"]["A2"] = "Anne"
    opened["Lecture"]["A2"] = "x"
    opened.save(path)

    assert told(jeu, "--from", path)["summary"]["taken"] == 1


def test_what_an_html_proof_saves_is_collected_too(jeu: Path, tmp_path: Path) -> None:
    digests = {card["id"]: card["digest"] for card in told(jeu)["cards"]}
    saved = {
        "schema": 1,
        "signatures": [
            {"card": "P/peur", "reader": "Léa", "digest": digests["P/peur"], "read": "yes"},
            {
                "card": "P/pain",
                "reader": "Léa",
                "digest": digests["P/pain"],
                "read": "no",
                "remark": 'un "mot": <b>',
            },
        ],
    }
    jsonschema.validate(saved, LOCK)
    path = tmp_path / "jeu-Léa.json"
    path.write_text(json.dumps(saved, indent=1, ensure_ascii=False), encoding="utf-8")
    typed("sign", jeu, "--from", path)

    assert standing(jeu)["peur"] == (["Léa"], [])
    assert standing(jeu)["pain"] == ([], ['un "mot": <b>'])


def test_lock_files_of_two_branches_come_together(jeu: Path, tmp_path: Path) -> None:
    typed("sign", jeu, "--by", "Paul", "--cards", "letter:P")
    other = (jeu / "edition.lock").rename(tmp_path / "other.lock")
    typed("sign", jeu, "--by", "Anne", "--cards", "letter:V")
    typed("sign", jeu, "--from", other)

    assert {name: readers for name, (readers, _) in standing(jeu).items()} == {
        "pain": ["Paul"],
        "peur": ["Paul"],
        "voler": ["Anne"],
    }


def test_what_is_required_is_counted_in_readers(jeu: Path) -> None:
    typed("sign", jeu, "--by", "Anne", "--cards", "letter:P,V")

    assert typed("sign", jeu, "--require", "1").exit_code == 0
    assert typed("sign", jeu, "--require", "2").exit_code == 1
    assert typed("sign", jeu).exit_code == 0


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("signatures:\n- {card: P/peur}\n", "E109"),
        ("signatures:\n<<<<<<< HEAD\n- {card: P/peur\n=======\n", "git could not join"),
        ("signatures: oui\n", "S104"),
        ("", "no signature in this file"),
    ],
)
def test_a_lock_file_with_a_fault_is_refused_and_kept(text: str, code: str, jeu: Path) -> None:
    lock = jeu / "edition.lock"
    lock.write_text(text, encoding="utf-8")
    answer = typed("sign", jeu, "--by", "Anne", "--cards", "letter:P")

    assert answer.exit_code == 2
    assert "edition.lock:" in answer.output
    assert code in answer.output
    assert lock.read_text(encoding="utf-8") == text


def test_a_file_that_cannot_be_used_leaves_everything_as_it_was(jeu: Path, tmp_path: Path) -> None:
    good = handed_back(proof_of(jeu, tmp_path / "anne.xlsx"), ticked("peur"))
    for name, data in (("a.xlsx", b"PK"), ("b.json", b"{"), ("c.yaml", b"- x\n")):
        (tmp_path / name).write_bytes(data)
        answer = typed("sign", jeu, "--from", good, "--from", tmp_path / name)

        assert answer.exit_code == 2, answer.output
        assert name in answer.output
    assert typed("sign", jeu, "--from", tmp_path / "absent.xlsx").exit_code == 2
    assert not (jeu / "edition.lock").exists()


def test_loose_files_have_no_signatures(jeu: Path) -> None:
    answer = typed("sign", jeu / "p.yaml")

    assert answer.exit_code == 2
    assert "F060" in answer.output


def test_nobody_signs_a_card_that_is_not_there(jeu: Path) -> None:
    assert typed("sign", jeu, "--by", "Anne", "--cards", "card:P/loup").exit_code == 2
