"""Lists in steps: their size by their lines, columns beside them, what is measured once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.layout.bouffon import card_rows, common_fields
from cardsmith.layout.custom import Cards, pieces_of
from cardsmith.layout.template_card import Workshop
from cardsmith.layout.template_scored import told_apart, tones_of
from cardsmith.lexicon.length import LETTERS_ONLY, Kind, measure
from cardsmith.model.deck import Packet
from cardsmith.model.edition import TCG, Deck
from cardsmith.model.face import Face, Stamp, Text
from cardsmith.model.finding import Finding
from cardsmith.model.template import Artwork
from cardsmith.model.type_style import TypeStyle, Unscored
from tests.layout.bouffon_cards import ORNAMENTS, TEMPLATES, WORDS, card, edition
from tests.layout.custom_cards import FONTS, component, custom_pieces, record, template
from tests.layout.drawn import paths, points, seen
from tests.layout.half_em import HalfEms

STYLES = (
    "styles:\n  w: {font: Alegreya, size: 12pt, leading: 1.4, "
    "unscored: {font: Alegreya Medium, color: grey}}\n"
    "  n: {font: Cinzel Bold, size: 12pt, align: right}\n"
)
LIST = (
    "  - list:\n      in: [4mm, 10mm, 50mm, 40mm]\n      style: w\n      each: words\n"
    "      columns:\n"
    '        - {{value: "{column}", style: n, at: 8mm, scale: 50%}}\n'
    '        - {{value: "{text}", at: 10mm}}\n'
    "      steps: [{{lines: 2, size: 14pt, lead: 8mm}}, {{lines: 4, size: 10pt}}]\n"
    "      baseline: 50%\n      hang: 3mm\n{more}"
)


def made(
    *words: str, column: str = "{{ length }}", text: str = "{{ text }}", more: str = ""
) -> tuple[Face | None, tuple[Finding, ...]]:
    boxes = LIST.format(column=column, text=text, more=more)
    pieces, findings = custom_pieces(
        component(record("un", words=words)),
        Artwork(front=template(f"{STYLES}front:\n{boxes}")),
        FONTS,
    )
    return (pieces[0].front if pieces else None), findings


def lines(*words: str, **given: str) -> list[Text]:
    face, findings = made(*words, **given)
    assert face is not None, findings
    return seen(face.items)


def test_the_first_step_that_holds_the_lines_is_taken() -> None:
    two = [one for one in lines("un", "deux") if one.font == "Alegreya"]
    three = [one for one in lines("un", "deux", "trois") if one.font == "Alegreya"]

    assert [(one.size, one.y) for one in two] == [(14, 14), (14, 22)]
    assert {one.size for one in three} == {10}
    assert three[1].y - three[0].y == pytest.approx(1.4 * 10 * 25.4 / 72)


def test_a_column_has_its_place_its_style_and_its_scale() -> None:
    number, word = lines("frayeur")

    assert (number.text, number.font, number.size) == ("7", "Cinzel Bold", 7)
    assert word.x == 14


@pytest.mark.parametrize(
    ("column", "shown"),
    [("{{ number }}", "1"), ("{{ length }}.", "7."), ("{{ text | upper }}", "FRAYEUR")],
)
def test_a_column_shows_what_is_written(column: str, shown: str) -> None:
    assert lines("frayeur", column=column)[0].text == shown


def test_the_text_of_an_entry_may_be_more_than_itself() -> None:
    assert [one.text for one in lines("frayeur", text="« {{ text }} »")] == ["7", "« frayeur »"]


def test_a_line_that_goes_on_hangs_and_keeps_to_its_room() -> None:
    found = [one for one in lines("a " * 40) if one.font == "Alegreya"]

    assert found[0].x == 14
    assert {one.x for one in found[1:]} == {17}


def test_low_lines_are_narrower() -> None:
    long = "une longue suite de mots"
    wide = [one for one in lines("un", long) if one.font == "Alegreya"]
    narrow = [
        one
        for one in lines("un", long, more="      narrow: {below: 5mm, by: 20mm}\n")
        if one.font == "Alegreya"
    ]
    assert len(wide) == 2
    assert len(narrow) > 2


def test_only_the_longest_are_marked_and_the_rule_stands_beside_all() -> None:
    more = (
        "      longest: {fill: gold, width: 8mm, height: 4mm}\n"
        "      rule: {at: 9mm, weight: 0.4pt, above: 50%, below: 0%}\n"
    )
    face, _ = made("un", "deux", "cinq", more=more)
    assert face is not None
    stamps = [item for item in face.items if isinstance(item, Stamp)]
    (rule,) = [path for path in paths(face.items) if path.weight == 0.4]

    assert len(stamps) == 2
    lead = 1.4 * 10 * 25.4 / 72
    assert points(rule)[0] == pytest.approx((13, 10))
    assert points(rule)[1] == pytest.approx((13, 10 + 2.5 * lead))


def test_an_entry_without_a_length_has_no_number() -> None:
    assert [one.text for one in lines("(tout)")] == ["(tout)"]


def test_what_does_not_fit_names_the_entry_or_the_card() -> None:
    _, (wide,) = made("anticonstitutionnellement" * 3)
    _, (many,) = made(*["mot"] * 5)

    assert (wide.code, wide.arguments["kind"]) == ("L101", "wide")
    assert (many.code, many.arguments["lines"]) == ("L101", 1)


def test_labels_do_not_score_and_are_set_apart() -> None:
    style = TypeStyle(font="A", size=9, min_size=9, unscored=Unscored("B"))
    line, length = told_apart("mot [fam.]", LETTERS_ONLY, tones_of(style))

    assert ([(run.text, run.tone.font) for run in line], length) == (
        [("mot", "A"), (" [fam.]", "B")],
        3,
    )


@given(st.text("abéœ ’'-()", min_size=1, max_size=12))
def test_the_runs_are_those_of_the_scoring_length(text: str) -> None:
    style = TypeStyle(font="A", size=9, min_size=9, unscored=Unscored("B"))
    line, length = told_apart(text, LETTERS_ONLY, tones_of(style))
    told = measure(text, LETTERS_ONLY)
    apart = "".join(
        span.text for span in told.spans if span.kind in (Kind.HYPHEN, Kind.PARENTHESISED)
    )

    assert "".join(run.text for run in line if run.tone.font == "B") == apart
    assert length == told.score


SYNONYMS = ("frayeur", "trouille", "effroi", "panique")


class Measured:
    """Letter cards laid out together, and how often they asked for a width."""

    def __init__(self, *cards: tuple[str, ...]) -> None:
        self.fonts = HalfEms()
        told = edition()
        made = tuple(card(title, *synonyms) for title, *synonyms in cards)
        packet = Packet(letters=("P",), cards=made, span=made[0].span)
        deck = Deck(edition=told, packets=(packet,))
        letter = TEMPLATES["letter"]
        rows = card_rows(deck, common_fields(told.rules, lambda: WORDS, letter))
        workshop = Workshop(Artwork(front=letter, ornaments=ORNAMENTS), self.fonts)
        self.pieces, findings = pieces_of(Cards("cards", TCG, rows), workshop)
        assert findings == ()

    @property
    def widths(self) -> int:
        return self.fonts.font.measured


def test_numbers_are_measured_once_however_many_cards_show_them() -> None:
    one = Measured(("peur", *SYNONYMS)).widths
    two = Measured(("peur", *SYNONYMS), ("pavé", *SYNONYMS)).widths
    three = Measured(("peur", *SYNONYMS), ("pavé", *SYNONYMS), ("page", *SYNONYMS)).widths

    assert three - two < one
    assert two - one < one


def test_the_longest_synonyms_of_all_cards_share_one_lozenge() -> None:
    pieces = Measured(("peur", *SYNONYMS), ("pavé", *SYNONYMS[1:])).pieces
    one, other = (
        [
            item.art
            for item in piece.front.items
            if isinstance(item, Stamp) and item.art.name.startswith("longest")
        ]
        for piece in pieces
    )
    assert len(one) == 1
    assert one == other
