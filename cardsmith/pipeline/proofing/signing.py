"""The signatures of an edition: who has read which card, and what readers hand back.

A signature is of a text: it holds the digest of what was read, and counts for a card as long as
its text has that digest.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.folders import CSV, SHEETS, TABLES
from cardsmith.intake.proof_books import Ticked, read_proof_book
from cardsmith.intake.signatures import read_signatures
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, named, whole
from cardsmith.model.proof import ProofCard
from cardsmith.model.signature import Ledger, Signature, Standing
from cardsmith.model.struct import Struct
from cardsmith.pipeline.proofing.choosing import ids_of
from cardsmith.pipeline.proofing.reading_matter import ids_in_order, matter_of
from cardsmith.pipeline.targets import resolve
from cardsmith.press.lock import LOCK, lock_bytes
from cardsmith.press.rewriting import Rewritten, rewrite

_NO_READINGS = {
    **dict.fromkeys((".html", ".htm"), "page"),
    ".pdf": "paper",
    **dict.fromkeys((*CSV, *TABLES, ".docx", ".odt"), "other"),
}
"""What is handed back by mistake: how it ends, and what it is."""

_TRIES = 20
"""How often a lock file is read again that others write to at the same time."""

_OVERTAKEN = ("F070", "changed")

_NOTHING = "—"
"""What stands for a text that a reader took away."""


class Request(Struct, frozen=True, kw_only=True):
    """What is to be signed: files that readers handed back, or cards by name; for whom.

    ``by`` comes before the name in a file. ``cards`` choose among those of the files.
    """

    sources: tuple[Path, ...] = ()
    by: str = ""
    cards: tuple[str, ...] = ()


class Collected(Struct, frozen=True, kw_only=True):
    """What an edition's signatures came to; ``taken`` are those that were added now."""

    deck: Deck
    ledger: Ledger
    taken: tuple[Signature, ...] = ()
    findings: tuple[Finding, ...] = ()


def lock_of(deck: Deck) -> Path:
    """The lock file of an edition, there or not; raises InputError (F060) for loose files."""
    folder = Path(deck.edition.folder)
    if not deck.edition.declared:
        raise InputError(Finding("F060", whole(folder.as_posix()), kind="loose"))
    return folder / LOCK


def signatures_of(deck: Deck) -> tuple[Signature, ...]:
    """What the lock file of an edition holds; nothing where there is none.

    Raises InputError for a deck of loose files (F060) and for a lock file with a fault.
    """
    path = lock_of(deck)
    return read_signatures(path) if path.exists() else ()


def ledger_of(deck: Deck, signatures: Iterable[Signature]) -> Ledger:
    """Where every card stands; of one reader's signatures for one card the last counts."""
    return _ledger(_cards(deck), signatures)


def unsigned(deck: Deck, readers: int = 1) -> tuple[str, ...]:
    """The ids of cards that fewer than so many readers signed as they stand, or one objects to.

    What a press build asks that wants every card signed. Raises InputError for a lock file with
    a fault.
    """
    signatures = signatures_of(deck)
    if not signatures and readers:
        return ids_in_order(deck)
    return tuple(card.card for card in ledger_of(deck, signatures).unsigned(readers))


def ledger_named(name: str) -> Collected:
    """The signatures of one edition as they stand; raises InputError for what is none."""
    deck = read([resolve(name)])
    return Collected(deck=deck, ledger=ledger_of(deck, signatures_of(deck)))


def collect(name: str, request: Request) -> Collected:
    """Write into the lock file of an edition what readers have signed and remarked.

    A signature of a text that no card has any more is refused (F063); the others are taken.
    Raises InputError, and then nothing is written, for a file that is no proof (F060), a reader
    without a name or a name without cards (F061), a card that is not there (I120), and a file
    that cannot be read.
    """
    deck = read([resolve(name)])
    before, cards = signatures_of(deck), _cards(deck)
    wanted = ids_of(deck, request.cards, "--cards") if request.cards else None
    if wanted is None and not request.sources:
        raise InputError(Finding("F061", named("--by"), kind="nothing"))
    findings = list[Finding]()
    found = [
        one
        for source in request.sources
        for one in _handed_back(source, request.by, cards, findings)
        if wanted is None or one.card in wanted
    ]
    if not request.sources and wanted is not None:
        found += _signed(cards, wanted, request.by)
    if found:
        before = _kept(deck, found)
    ledger = _ledger(cards, (*before, *found))
    return Collected(deck=deck, ledger=ledger, taken=tuple(found), findings=tuple(findings))


def _kept(deck: Deck, found: Sequence[Signature]) -> tuple[Signature, ...]:
    """Write signatures beside those that the lock file holds by now; return the latter.

    Somebody else may have signed while proofs were read: who is overtaken looks again.
    """
    path = lock_of(deck)
    overtaken: InputError | None = None
    for _ in range(_TRIES):
        data = path.read_bytes() if path.exists() else None
        before = signatures_of(deck)
        try:
            rewrite((Rewritten(path, data, lock_bytes((*before, *found))),))
        except InputError as refusal:
            if (refusal.finding.code, refusal.finding.arguments["kind"]) != _OVERTAKEN:
                raise
            overtaken = refusal
        else:
            return before
    assert overtaken is not None
    raise overtaken


def _cards(deck: Deck) -> Mapping[tuple[str, str], ProofCard]:
    """Every card by its id and digest: ids may be shared by mistake."""
    return {(one.card.id, one.card.digest): one.card for one in matter_of(deck)}


def _ledger(cards: Mapping[tuple[str, str], ProofCard], signatures: Iterable[Signature]) -> Ledger:
    latest = {(one.card, one.reader): one for one in signatures}
    of_card: dict[str, list[Signature]] = {}
    for key in sorted(latest):
        of_card.setdefault(key[0], []).append(latest[key])
    standings = tuple(
        Standing(
            card=card.id,
            title=card.title,
            digest=digest,
            valid=tuple(one for one in of_card.get(id_, ()) if one.digest == digest),
            lost=tuple(one.reader for one in of_card.get(id_, ()) if one.digest != digest),
        )
        for (id_, digest), card in cards.items()
    )
    known = {id_ for id_, _ in cards}
    return Ledger(cards=standings, gone=tuple(one for one in of_card if one not in known))


def _signed(
    cards: Mapping[tuple[str, str], ProofCard], wanted: frozenset[str], by: str
) -> Iterator[Signature]:
    """Cards by name, as they stand: for who read them on paper."""
    if not by.strip():
        raise InputError(Finding("F061", named("--by"), kind="cards"))
    for id_, digest in cards:
        if id_ in wanted:
            yield Signature(id_, by.strip(), digest, is_read=True)


def _handed_back(
    source: Path,
    by: str,
    cards: Mapping[tuple[str, str], ProofCard],
    findings: list[Finding],
) -> Iterator[Signature]:
    """What one file holds of texts that stand in the deck as they were read."""
    ending = source.suffix.lower()
    if ending in _NO_READINGS:
        raise InputError(Finding("F060", whole(source.as_posix()), kind=_NO_READINGS[ending]))
    if ending in SHEETS:
        spans, signatures = _of_book(source, by, cards, findings)
    else:
        signatures = tuple(
            one._replace(reader=by.strip() or one.reader) for one in read_signatures(source)
        )
        spans = (whole(source.as_posix()),) * len(signatures)
    known = {id_ for id_, _ in cards}
    for span, one in zip(spans, signatures, strict=True):
        if (one.card, one.digest) in cards:
            yield one
        else:
            kind = "changed" if one.card in known else "gone"
            finding = Finding(
                "F063", span, card=one.card, kind=kind, id=one.card, reader=one.reader
            )
            findings.append(finding)


def _of_book(
    source: Path,
    by: str,
    cards: Mapping[tuple[str, str], ProofCard],
    findings: list[Finding],
) -> tuple[Sequence[Span], Sequence[Signature]]:
    """The signatures of a workbook and the cells they come from; blank cards say nothing."""
    book = read_proof_book(source)
    findings += book.findings
    reader = by.strip() or book.reader
    spans, signatures = list[Span](), list[Signature]()
    for ticked in book.cards:
        shown = cards.get((ticked.card, ticked.digest))
        corrections = tuple(_corrections(ticked, shown)) if shown else ()
        remark = " ; ".join((*_remarks(ticked), *corrections))
        if ticked.is_ticked or remark:
            spans.append(ticked.span)
            is_read = ticked.is_ticked and not corrections
            signatures.append(Signature(ticked.card, reader, ticked.digest, is_read, remark))
    if signatures and not reader:
        raise InputError(Finding("F061", whole(source.as_posix()), kind="book"))
    return spans, signatures


def _remarks(ticked: Ticked) -> Iterator[str]:
    if ticked.remark:
        yield ticked.remark
    for _, line in sorted(ticked.lines.items()):
        if line.remark:
            yield f"{line.text}: {line.remark}"


def _corrections(ticked: Ticked, shown: ProofCard) -> Iterator[str]:
    """What a reader typed over the text that was handed out: whoever mends it has not signed it."""
    about = " · ".join(text for text in (shown.pos, shown.gloss) if text)
    handed = [(shown.title, ticked.texts[0]), (about, ticked.texts[1])]
    for at, line in enumerate(shown.lines, 1):
        beside = line.name or ", ".join(line.labels)
        now = ticked.lines.get(at)
        handed.append((line.text, now.text if now else ""))
        handed.append((beside, now.beside if now else beside))
    for before, after in handed:
        if " ".join(before.split()) != after:
            yield f"{before or _NOTHING} → {after or _NOTHING}"
