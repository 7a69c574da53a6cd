"""The job ticket: one page, whatever the job, that says all a print shop asks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardsmith.intake.shipped.fonts import ShippedFonts
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.reach import texts_of
from cardsmith.layout.ticket import ticket_face
from cardsmith.model.struct import replace
from cardsmith.model.ticket import Copies, OnSheets, Part, Ticket, Verdict

FONTS = ShippedFonts()

JOB = Ticket(
    title="Le Grand Dalmuti",
    imprint=("édition 1", "2026-11"),
    profile="press",
    shop="PDF/X-4",
    standard="PDF/X-4",
    condition="FOGRA39",
    spots=("OR MAROTTE",),
    ink=300,
    bleed=3.0,
    safe=3.0,
    back_first=False,
    has_die=True,
    parts=(
        Part("cards.pdf", "63 × 88 mm (tcg)", 13, 80, 160),
        Part("cards-cut.pdf", "", 0, 0, 1),
        Part("box.pdf", "", 0, 0, 1),
    ),
    copies=(Copies("cartes", (("1", 1), ("12", 12))),),
    cards=80,
    sheets=(OnSheets(55, 2, 30),),
    pack=25.6,
    box="box.pdf",
    verified=("V101", "V102", "L106"),
    unverified=(Verdict("V107", "manifest"),),
    unsigned=("dalmuti/1", "dalmuti/12"),
)


def said(ticket: Ticket, language: str = "fr") -> str:
    """All texts of the page, in order."""
    face = ticket_face(ticket, printed_words("ticket", language), FONTS)
    return "\n".join(text for text, _ in texts_of(face, FONTS))


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        ("size", "63 × 88 mm (tcg)"),
        ("bleed", "3 mm de chaque côté"),
        ("process", "cyan, magenta, jaune, noir"),
        ("spots", "OR MAROTTE"),
        ("condition", "FOGRA39"),
        ("ink", "300\u00a0% au plus"),
        ("copies", "12\u00a0×\u00a012"),
        ("all cards", "80 cartes"),
        ("sheets", "55 par feuille\u00a0: 2 (places libres\u00a0: 30)"),
        ("paper", "papier"),
        ("thickness", "25,6 mm pour un jeu"),
        ("box", "box.pdf, à plat"),
        ("die", "tracé dans un fichier à part"),
        ("verified", "boîtes et pages (V101 V102) · textes loin de la coupe (L106)"),
        ("not verified", "V107 (manifest)"),
        (
            "wording",
            "contrôles passés (vérifiés\u00a0: 3, non vérifiés\u00a0: 1) — ceci n’est pas une",
        ),
        ("signatures", "2 cartes non signées\u00a0: dalmuti/1, dalmuti/12"),
    ],
)
def test_it_says_what_a_print_shop_asks(fact: str, told: str) -> None:
    assert told in said(JOB), fact


def test_it_speaks_english_too() -> None:
    text = said(replace(JOB, unsigned=(), spots=(), back_first=True), "en")

    assert "25.6 mm for one game" in text
    assert "every card is signed by a reader" in text
    assert "the back of a card, then its front" in text
    assert "none" in text.splitlines()


def test_sheets_of_cards_are_not_one_face_a_page() -> None:
    text = said(replace(JOB, on_sheets=True), "en")

    assert "a sheet of cards a page: the fronts, then their backs" in text
    assert "then its back" not in text


def test_files_that_were_not_checked_are_not_said_to_be_right() -> None:
    bare = replace(JOB, verified=(), unverified=())

    assert "aucun contrôle des fichiers n’a été fait" in said(bare)
    assert "contrôles passés" not in said(bare)


def test_a_failed_check_is_told() -> None:
    """And nothing beside it says that the checks were passed."""
    text = said(replace(JOB, failed=(Verdict("V404", "312 %"),)))
    assert "V404 (312 %)" in text
    assert "contrôles passés" not in text
    assert "1 en échec (vérifiés\u00a0: 3, non vérifiés\u00a0: 1)" in text


@pytest.mark.parametrize("many", [1, 40, 2_000])
def test_whatever_the_job_it_is_one_page_and_says_what_it_leaves_out(many: int) -> None:
    name = "un nom de fiche plutôt long"
    large = replace(
        JOB,
        parts=tuple(Part(f"composant-{n}.pdf", f"{63 + n} × 88 mm", 9, 9, 18) for n in range(many)),
        copies=tuple(Copies(f"c{n}", ((name, 3),) * many) for n in range(min(many, 90))),
        sheets=tuple(OnSheets(18, n, 3) for n in range(min(many, 90))),
        spots=tuple(f"TON {n}" for n in range(min(many, 40))),
        unsigned=tuple(f"p/{name}-{n}" for n in range(many)),
        unverified=tuple(Verdict(f"V{n:03}", "une raison") for n in range(min(many, 30))),
    )
    face = ticket_face(large, printed_words("ticket", "fr"), FONTS)

    assert max(box[3] for _, box in texts_of(face, FONTS)) <= face.height - 10
    assert max(box[2] for _, box in texts_of(face, FONTS)) <= face.width - 10
    if many == 2_000:
        assert "… et 19" in said(large)
        assert "… and 19" in said(large, "en")


@given(title=st.text(max_size=60), spot=st.text(min_size=1, max_size=30))
@settings(max_examples=15)
def test_a_title_that_no_font_can_set_is_named_and_stays_on_the_page(title: str, spot: str) -> None:
    face = ticket_face(
        replace(JOB, title=title, spots=(spot,)), printed_words("ticket", "en"), FONTS
    )

    assert max(box[2] for _, box in texts_of(face, FONTS)) <= face.width - 10


def test_a_blank_to_fill_in_is_no_text() -> None:
    assert "\0" not in said(JOB)
