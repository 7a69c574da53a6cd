"""Editions as tables and as JSON: what an editor opens in a spreadsheet, or a program reads."""

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.choices import Target
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.pipeline.checking import check_decks, count_cards
from cardsmith.pipeline.exporting.orders import File, Job, Made
from cardsmith.pipeline.tables.cards import cards_table
from cardsmith.pipeline.tables.document import document
from cardsmith.pipeline.tables.others import component_tables, ranks_table
from cardsmith.press.manifest import MANIFEST
from cardsmith.press.separated import separated
from cardsmith.press.workbook import Table, can_write, workbook

SEPARATORS = {"fr": ";"}
"""What parts cells where nobody says it: what a spreadsheet of the language expects, else ``,``."""


def table_files(job: Job) -> Made:
    """The files of one edition as CSV, XLSX or JSON, the last for programs."""
    deck, target = job.deck, job.order.target
    name = deck.edition.name if deck.edition.name != MANIFEST.rpartition(".")[0] else "deck"
    if target is Target.JSON:
        files = {f"{name}.json": document(deck)}
    elif target is Target.CSV:
        separator = job.order.separator or SEPARATORS.get(deck.edition.language, ",")
        files = csv_files(tables_of(deck), name, separator)
    else:
        found = check_decks((deck,), dictionary="").findings
        files = {f"{name}.xlsx": xlsx_file(tables_of(deck, found))}
    cards = count_cards(deck)
    return Made([File(path, "cards", data, cards) for path, data in files.items()])


def tables_of(deck: Deck, findings: tuple[Finding, ...] = ()) -> tuple[Table, ...]:
    """The tables of an edition, in the words of its language, with what was found beside cells."""
    words = printed_words("sheets", deck.edition.language)
    match deck.edition.game:
        case Game.BOUFFON:
            return (cards_table(deck, findings, words),)
        case Game.DALMUTI:
            return (ranks_table(deck, words),)
        case Game.CUSTOM:
            return component_tables(deck)


def csv_files(tables: tuple[Table, ...], name: str, separator: str) -> dict[str, bytes]:
    """A CSV file for each table, named after the edition or, of several, after itself."""
    return {
        f"{name if len(tables) == 1 else table.name}.csv": separated(table, separator)
        for table in tables
    }


def xlsx_file(tables: tuple[Table, ...]) -> bytes:
    """One workbook of all tables; raises InputError (F018) where nothing here writes them."""
    if not can_write():
        raise InputError(Finding("F018", named("--to xlsx"), kind="unwritten"))
    return workbook(tables)
