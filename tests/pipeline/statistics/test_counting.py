"""The numbers of an edition, counted by hand here."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.intake.editions.reading import read
from cardsmith.pipeline.statistics.charts import poster
from cardsmith.pipeline.statistics.counting import Statistics, as_number, count, form
from cardsmith.resources import shipped

EDITION = """\
game: bouffon
title: Essai
board: {squares: [[P], [Q, R]], laps: 10}
limits: {cards_per_square: 2, marotte: 1}
"""
P = """\
letter: P
cards:
  - title: peur
    pos: nom
    copies: 2
    synonyms:
      - frayeur
      - trouille [fam.]
      - chair de poule [fig., fam.]
  - title: parler
    pos: verbe
    synonyms:
      - causer
      - jacter
"""
QR = """\
letters: [Q, R]
cards:
  - title: rire
    copies: 0
    synonyms:
      - (se) gondoler
      - pouffer
      - demi-rire
"""
MAROTTE = "deck: marotte\ncards: [{title: abscons, synonyms: [obscur, hermétique]}]\n"


@pytest.fixture
def small(tmp_path: Path) -> Statistics:
    for name, text in (("edition", EDITION), ("p", P), ("qr", QR), ("marotte", MAROTTE)):
        (tmp_path / f"{name}.yaml").write_text(text, encoding="utf-8")
    return count(read([tmp_path]))


def test_cards_are_counted_as_designs_and_as_printed(small: Statistics) -> None:
    """peur twice, parler and abscons once, rire not at all."""
    assert (small.cards, small.printed) == (4, 4)


def test_squares_and_packets_are_told_apart(small: Statistics) -> None:
    assert small.words is not None
    squares = [
        (each.letters, each.cards, each.printed, each.promised) for each in small.words.squares
    ]

    assert squares == [(("P",), 2, 3, 2), (("Q", "R"), 1, 0, 2)]
    assert [each.letters for each in small.words.packets] == [("P",), ("R",)]
    assert small.words.marotte.printed == 1
    assert small.words.marotte.promised == 1
    assert small.words.middle == 3


@pytest.mark.parametrize(("language", "said"), [("fr", "2,5"), ("en", "2.5")])
def test_a_median_between_two_counts_has_the_decimals_of_its_language(
    language: str, said: str, tmp_path: Path
) -> None:
    (tmp_path / "edition.yaml").write_text(EDITION, encoding="utf-8")
    (tmp_path / "p.yaml").write_text(P, encoding="utf-8")
    (tmp_path / "qr.yaml").write_text(QR.replace("copies: 0", "copies: 2"), encoding="utf-8")
    squares, *_ = poster(count(read([tmp_path])), language).charts

    assert squares.note.endswith(said)


def test_what_a_card_can_bring_is_its_longest_synonym(small: Statistics) -> None:
    """chair de poule scores 12, causer and jacter 6."""
    assert small.words is not None
    packet = small.words.packets[0]

    assert (packet.longest, packet.shortest, packet.synonyms) == ((12 + 6) / 2, 6, 2.5)


def test_lengths_and_synonyms_are_those_of_letter_cards(small: Statistics) -> None:
    """frayeur 7, trouille 8, chair de poule 12, causer 6, jacter 6, gondoler 8, pouffer 7,
    demi-rire 8 (hyphens and what stands in parentheses do not count: BOU-22)."""
    assert small.words is not None

    assert small.words.lengths == {6: 2, 7: 2, 8: 3, 12: 1}
    assert small.words.mean_length == (12 + 14 + 24 + 12) / 8
    assert small.words.per_card == {2: 1, 3: 2}
    assert small.words.synonyms == 8


def test_ties_are_cards_and_not_synonyms(small: Statistics) -> None:
    """parler and rire are tied for the longest; of parler all synonyms are as long."""
    assert small.words is not None
    assert (small.words.tied, small.words.all_equal) == (2, 1)


def test_forms_labels_and_parts_of_speech(small: Statistics) -> None:
    assert small.words is not None
    assert small.words.forms == {"word": 6, "compound": 1, "expression": 1}
    assert small.words.labels == {"fam.": 2, "fig.": 1}
    assert small.words.figurative == 1 / 8
    assert small.words.pos == {"": 1, "nom": 1, "verbe": 1}


@pytest.mark.parametrize(
    ("text", "is_a"),
    [
        ("peur", "word"),
        ("quelqu’un", "word"),
        ("(se) moquer", "word"),
        ("dent (contre)", "word"),
        ("chef-d’oeuvre", "compound"),
        ("porte-manteau (de bois)", "compound"),
        ("arc-en-ciel double", "expression"),
        ("chair de poule", "expression"),
    ],
)
def test_what_stands_in_parentheses_makes_no_expression(text: str, is_a: str) -> None:
    assert form(text) == is_a


def test_ranks_have_their_share_of_eighty_cards() -> None:
    counted = count(read([shipped("decks") / "dalmuti"]))

    assert counted.printed == 80
    assert [rank.copies for rank in counted.ranks] == [*range(1, 13), 2]
    assert sum(rank.share for rank in counted.ranks) == pytest.approx(1)
    assert counted.words is None


def test_fields_of_a_game_of_ones_own(tmp_path: Path) -> None:
    (tmp_path / "edition.yaml").write_text(
        "game: custom\ntitle: T\ncomponents: [{name: bêtes, data: b.csv}]\n", encoding="utf-8"
    )
    (tmp_path / "b.csv").write_text(
        "nom;force;clan;dons;copies\nloup;3;nord;a | b;2\nours;5;;b;1\nlynx;1,5;nord;b;1\n",
        encoding="utf-8",
    )
    (component,) = count(read([tmp_path])).components
    name, force, clan, gifts = component.fields

    assert (component.cards, component.printed) == (3, 4)
    assert (name.different, name.values, name.numbers) == (3, {}, None)
    assert force.numbers is not None
    assert force.numbers == pytest.approx((1.5, 19 / 6, 5.0))
    assert (clan.filled, clan.values) == (2, {"nord": 2})
    assert (gifts.texts, gifts.values) == (4, {"b": 3, "a": 1})


@given(st.text() | st.from_regex(r"[-+−]?[0-9]{1,17}([.,][0-9]{1,3})?", fullmatch=True))
def test_a_text_is_a_finite_number_or_none(text: str) -> None:
    number = as_number(text)

    assert number is None or abs(number) <= 10**15


def test_every_chart_counts_what_it_is_of(small: Statistics) -> None:
    """Whatever the language: squares all cards that are printed, forms all synonyms."""
    for language in ("fr", "en"):
        charts = poster(small, language).charts
        sums = [sum(bar.value for bar in chart.bars) for chart in charts]
        assert sums == [3, 9 + 8, 8, 3, 8, 3, 3]
        assert len({chart.title for chart in charts}) == len(charts)
    assert [bar.text for bar in poster(small, "fr").charts[1].bars] == ["9,0", "8,0"]
    lengths = poster(small, "en").charts[2].bars
    assert [(bar.name, bar.value) for bar in lengths] == [
        ("6", 2),
        ("7", 2),
        ("8", 3),
        ("9", 0),
        ("10", 0),
        ("11", 0),
        ("12", 1),
    ]
