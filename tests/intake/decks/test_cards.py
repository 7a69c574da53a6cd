"""Cards: what each of its fields may hold."""

from pathlib import Path

import pytest

from cardsmith.intake.shipped.messages import spoken
from cardsmith.model.deck import Accepted
from cardsmith.model.place import Span
from tests.intake.reading import deck_of, only, seen

CARD = "letter: P\ncards:\n  - title: peur\n    synonyms: [frayeur, crainte, trac, effroi]\n"


@pytest.mark.parametrize("code", ["C401", "C406", "C410", "C417", "O302", "W801", "R503", "X902"])
def test_a_code_of_any_family_may_be_accepted(code: str, tmp_path: Path) -> None:
    deck = deck_of(tmp_path, f"{CARD}    ok: {{{code}: voulu}}\n")

    assert deck.findings == ()
    assert deck.cards[0].ok == {code: Accepted("voulu", Span("p.yaml", 5, 10, 5, 14))}


@pytest.mark.parametrize(
    ("code", "better"), [("C999", ""), ("voulu", ""), ("c404", "C404"), ("C4O4", "C404")]
)
def test_what_is_no_code_is_refused_with_the_nearest(
    code: str, better: str, tmp_path: Path
) -> None:
    deck = deck_of(tmp_path, f"{CARD}    ok: {{{code}: voulu}}\n")
    finding = only(deck.findings, "S105")

    assert seen([finding]) == ["p.yaml:5:10 S105"]
    assert (better or "like C406") in spoken(finding, "en").hint
    assert finding.arguments["better"] == better
    assert deck.cards[0].ok == {}


def test_a_card_without_a_title_still_tells_what_else_is_wrong(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, "letter: P\ncards:\n  - pos: nom\n    synonyms: [a, '']\n")

    assert seen(deck.findings) == ["p.yaml:3:5 S101", "p.yaml:4:20 S109"]


def test_findings_name_the_card_they_are_about(tmp_path: Path) -> None:
    deck = deck_of(tmp_path, f"{CARD}    pos: nomm\n  - title: paix\n    synonyms: ['']\n")

    assert [(finding.code, finding.card) for finding in deck.findings] == [
        ("S105", "P/peur"),
        ("S109", "P/paix"),
    ]


@pytest.mark.parametrize(
    ("head", "codes"),
    [("letter: A", ["S104"]), ("letters: [A, B]", ["S104"]), ("deck: marotte", [])],
)
def test_only_the_marotte_may_have_cards_without_synonyms(
    head: str, codes: list[str], tmp_path: Path
) -> None:
    for synonyms in ("", ", synonyms: []"):
        deck = deck_of(tmp_path, f"{head}\ncards: [{{title: abscons{synonyms}}}]\n")
        assert [finding.code for finding in deck.findings] == codes
