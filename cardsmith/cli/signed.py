"""Where the cards of an edition stand, as ``sign`` tells it."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import typer

from cardsmith.cli.excerpt import printable
from cardsmith.cli.speech import Speaker
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.signature import Ledger, Standing
from cardsmith.pipeline.proofing.signing import Collected, lock_of

SHOWN = 20
"""How many cards are named in a line before the rest is only counted."""


def tell(signed: Collected, voice: Speaker, *, collected: bool, quiet: bool) -> None:
    """Print what was collected, then readers, remarks, disagreements and what is to be read."""
    words = printed_words("proof", voice.lang)
    if quiet:
        return
    if collected:
        place = lock_of(signed.deck).as_posix()
        many = len(signed.taken)
        typer.echo(words["collected"].format(number=many, file=place) if many else words["nothing"])
    typer.echo("\n".join(_lines(signed.ledger, voice, words)))


def _lines(ledger: Ledger, voice: Speaker, words: Mapping[str, str]) -> Iterator[str]:
    unsigned = ledger.unsigned()
    yield words["signed"].format(
        cards=voice.count(len(ledger.cards), "card"),
        signed=len(ledger.cards) - len(unsigned),
        unsigned=len(unsigned),
    )
    yield from _readers(ledger, words)
    remarks = [one for card in ledger.cards for one in card.remarks]
    if remarks:
        yield words["remarked"].format(number=len(remarks))
        for one in remarks:
            objects = "" if one.is_read else f" ({words['objects']})"
            who = f"{printable(one.card)}  {printable(one.reader)}{objects}"
            yield f"  {who}{voice.phrase['colon']} {printable(one.remark)}"
    for name, cards in (("disputed", ledger.disputed), ("to_read", unsigned)):
        if cards:
            yield words[name].format(number=len(cards), cards=_named(_ids(cards), voice))
    if ledger.gone:
        yield words["gone"].format(number=len(ledger.gone), cards=_named(ledger.gone, voice))


def _readers(ledger: Ledger, words: Mapping[str, str]) -> Iterator[str]:
    read = Counter(reader for card in ledger.cards for reader in card.readers)
    remarks = Counter(one.reader for card in ledger.cards for one in card.remarks)
    lost = Counter(reader for card in ledger.cards for reader in card.lost)
    for reader in sorted({*read, *remarks, *lost}):
        yield words["by_reader"].format(
            reader=printable(reader), read=read[reader], remarks=remarks[reader], lost=lost[reader]
        )
    if not (read or remarks or lost):
        yield words["no_reader"]


def _ids(cards: Sequence[Standing]) -> tuple[str, ...]:
    return tuple(card.card for card in cards)


def _named(ids: Sequence[str], voice: Speaker) -> str:
    """The ids, the first ones of many."""
    more = voice.phrase["more"].format(number=len(ids) - SHOWN)
    return ", ".join((*map(printable, ids[:SHOWN]), *((more,) if len(ids) > SHOWN else ())))


def as_json(signed: Collected) -> str:
    """The same as one JSON document (schemas/signatures.schema.json)."""
    ledger = signed.ledger
    unsigned = ledger.unsigned()
    document = {
        "schema": 1,
        "edition": signed.deck.edition.name,
        "cards": [
            {
                "id": card.card,
                "title": card.title,
                "digest": card.digest,
                "signed": card.is_signed(),
                "readers": list(card.readers),
                "remarks": [
                    {"reader": one.reader, "read": one.is_read, "remark": one.remark}
                    for one in card.remarks
                ],
                "lost": list(card.lost),
            }
            for card in ledger.cards
        ],
        "gone": list(ledger.gone),
        "refused": [
            {"card": finding.card, "code": finding.code, "file": finding.span.file}
            for finding in signed.findings
        ],
        "summary": {
            "cards": len(ledger.cards),
            "signed": len(ledger.cards) - len(unsigned),
            "unsigned": len(unsigned),
            "disputed": len(ledger.disputed),
            "taken": len(signed.taken),
        },
    }
    return json.dumps(document, ensure_ascii=False, indent=2)
