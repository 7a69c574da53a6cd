"""A proof as a workbook to tick: a row for each card, one for each of its lines."""

from collections.abc import Iterator

from cardsmith.model.proof import Proof, ProofCard, Told
from cardsmith.press.workbook import Column, Table, workbook

TICK = "x"


def proof_book(proof: Proof) -> bytes:
    """Two sheets: who reads, and what is read.

    ``intake.proof_books`` reads it back by the names of its columns. The last two tell the card
    and the digest of what is read; on the rows of its lines, how that begins and their number.
    """
    words = proof.words
    how = words["how"].format(sheet=words["sheet"], remark=words["column_remark"])
    reader = Table(
        words["reader_sheet"],
        (
            Column(words["column_reader"], 30, words["about_reader"]),
            Column(words["column_how"], 90),
        ),
        (("", how),),
    )
    rows = [row for card in proof.cards for row in _rows(proof, card)]
    reading = Table(words["sheet"], _columns(proof), rows, kept=2)
    beside = [_found(proof, told, placed=True) for told in proof.told]
    about = Table(
        words["about"], (Column(words["column_finding"], 120),), [(one,) for one in beside]
    )
    return workbook((reader, reading, *((about,) if beside else ())))


def _columns(proof: Proof) -> tuple[Column, ...]:
    words = proof.words
    fields = any(line.name for card in proof.cards for line in card.lines)
    return (
        Column(words["column_read"], 6, words["about_read"], choices=(TICK,)),
        Column(words["column_title"], 24),
        Column(words["column_pos"], 16),
        Column(words["column_value" if fields else "column_synonym"], 38),
        Column(words["column_length"], 10, numbers=True, computed=True),
        Column(words["column_field" if fields else "column_labels"], 14),
        Column(words["column_finding"], 48, words["about_finding"], computed=True),
        Column(words["column_remark"], 38, words["about_remark"]),
        Column(words["column_place"], 16, computed=True),
        Column(words["column_card"], 20, computed=True),
        Column(words["column_mark"], 36, words["about_mark"], computed=True),
    )


def _rows(proof: Proof, card: ProofCard) -> Iterator[tuple[str, ...]]:
    about = " · ".join(text for text in (card.pos, card.gloss) if text)
    found = _all(proof, card.told)
    yield "", card.title, about, "", "", "", found, "", card.place, card.id, card.digest
    for number, line in enumerate(card.lines, 1):
        length = "" if line.length is None else str(line.length)
        beside = line.name or ", ".join(line.labels)
        found = _all(proof, line.told)
        yield (
            "",
            "",
            "",
            line.text,
            length,
            beside,
            found,
            "",
            "",
            card.id,
            f"{card.digest[:8]} {number}",
        )


def _all(proof: Proof, told: tuple[Told, ...]) -> str:
    return "\n".join(_found(proof, one) for one in told)


def _found(proof: Proof, told: Told, *, placed: bool = False) -> str:
    """``C404 error: message (hint)``."""
    place = f"{told.place} " if placed else ""
    weight = f"{proof.words[told.severity]}{proof.words['colon']}"
    return f"{told.code} {place}{weight}{told.message}{f' ({told.hint})' if told.hint else ''}"
