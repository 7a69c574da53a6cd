"""docs/edition.md is of the shipped deck, and what a thesaurus attests of it is what it should."""

from pathlib import Path

import pytest

from cardsmith.intake.dictionary.thesaurus import MyThes
from cardsmith.lint.witness.hearing import FEWEST
from cardsmith.model.edition import Deck
from docs.edition import (
    COPIED,
    LEAST,
    MOST,
    PAGE,
    REREAD,
    digest,
    edition_page,
    head,
    rows,
    share,
    shipped,
)
from docs.edition import book as installed

STALE = "run python -m docs.edition"


@pytest.fixture(scope="module")
def deck() -> Deck:
    return shipped()


@pytest.fixture(scope="module")
def book() -> Path:
    path = installed()
    if path is None:
        pytest.skip("no French thesaurus is installed")
    return path


@pytest.fixture(scope="module")
def same_book(book: Path) -> Path:
    """The version of the thesaurus that the page was written with: another attests otherwise."""
    if digest(book) not in PAGE.read_text(encoding="utf-8"):
        pytest.skip("another version of the thesaurus is installed")
    return book


def test_the_page_has_a_line_for_every_card_as_it_stands(deck: Deck) -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## Every card")[2].splitlines()

    assert [line.rsplit("|", 4)[0] + "|" for line in page if line.startswith("| ")][1:] == [
        head(card) for card in deck.cards
    ], STALE


def test_the_page_is_fresh(deck: Deck, same_book: Path) -> None:
    shown = PAGE.read_text(encoding="utf-8")

    assert shown == "\n".join(edition_page(deck, same_book)) + "\n", STALE


def test_the_deck_is_attested_as_one_that_was_written_from_memory(deck: Deck, book: Path) -> None:
    found = rows(deck, MyThes(book))

    assert LEAST <= share(found) <= MOST < COPIED
    assert LEAST <= share([row for row in found if row.known]) <= MOST


def test_every_card_under_forty_per_cent_has_a_reason_and_no_other_has(
    deck: Deck, same_book: Path
) -> None:
    low = {row.card.id: row for row in rows(deck, MyThes(same_book)) if row.is_low}

    assert {card.id for card in deck.cards if "W801" in card.ok} | {*REREAD} == {*low}
    assert all(low[name].single < FEWEST for name in REREAD)
