"""A checked deck becomes a proof: cards in reading order, findings at the words they are about."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck, Game
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.model.proof import Proof, ProofCard, ProofPacket, Told
from cardsmith.model.struct import replace
from cardsmith.pipeline.proofing.reading_matter import Matter, matter_of, place_of
from cardsmith.pipeline.words import spoken


def compose(
    deck: Deck,
    findings: Sequence[Finding],
    spoken_in: str,
    wanted: Callable[[ProofCard], bool] | None = None,
) -> Proof:
    """The proof of a deck, or of the cards that are wanted, in the words of a language.

    Every finding is there once: at the line of a card that it is about, at a card, or among
    those that no card is to blame for; those of cards that are left out are left out too.
    """
    every = matter_of(deck)
    told = _Telling(deck, spoken_in)
    by_card, others = _owned(every, findings)
    words = printed_words("proof", spoken_in)
    packets = tuple(
        ProofPacket(_name(packet, deck, words), cards)
        for packet, group in groupby(enumerate(every), key=lambda one: one[1].packet)
        if (
            cards := tuple(
                _with_findings(one, by_card[at], told)
                for at, one in group
                if wanted is None or wanted(one.card)
            )
        )
    )
    return Proof(
        edition=deck.edition.name,
        title=deck.edition.title,
        language=deck.edition.language,
        spoken=spoken_in,
        words=words,
        packets=packets,
        told=tuple(map(told, others)),
    )


class _Telling:
    """Says findings of one deck in one language."""

    def __init__(self, deck: Deck, language: str) -> None:
        self._deck = deck
        self._language = language

    def __call__(self, finding: Finding) -> Told:
        """A finding in words."""
        said = spoken(finding, self._language)
        place = place_of(finding.span, self._deck)
        return Told(finding.code, finding.severity, said.message, said.hint, place)


def _owned(
    every: Sequence[Matter], findings: Iterable[Finding]
) -> tuple[Mapping[int, list[Finding]], list[Finding]]:
    """The findings of each card by its place among all, and those of none."""
    places: dict[str, list[int]] = defaultdict(list)
    for at, one in enumerate(every):
        places[one.card.id].append(at)
    by_card: dict[int, list[Finding]] = defaultdict(list)
    others: list[Finding] = []
    for finding in findings:
        known = places.get(finding.card, ())
        if known:
            by_card[_nearest(known, every, finding.span)].append(finding)
        else:
            others.append(finding)
    return by_card, others


def _nearest(known: Sequence[int], every: Sequence[Matter], span: Span) -> int:
    """Of cards that share an id, the last that begins before a finding in its file."""
    before = [
        at for at in known if every[at].span.file == span.file and every[at].span.line <= span.line
    ]
    return max(before, key=lambda at: every[at].span.line) if before else known[0]


def _with_findings(one: Matter, findings: Sequence[Finding], told: _Telling) -> ProofCard:
    at_lines: dict[int, list[Told]] = defaultdict(list)
    at_card: list[Told] = []
    for finding in findings:
        spot = next(_lines_at(one, finding.span), None)
        (at_card if spot is None else at_lines[spot]).append(told(finding))
    lines = tuple(
        line._replace(told=tuple(at_lines[at])) if at in at_lines else line
        for at, line in enumerate(one.card.lines)
    )
    return replace(one.card, lines=lines, told=tuple(at_card)) if findings else one.card


def _lines_at(one: Matter, span: Span) -> Iterator[int]:
    """The lines of a card in which something begins."""
    for at, spot in enumerate(one.spots):
        if spot is None or spot.file != span.file or spot.cell != span.cell:
            continue
        start, end = (spot.line, spot.column), (spot.end_line, spot.end_column)
        if start <= (span.line, span.column) <= max(start, end):
            yield at


def _name(packet: str, deck: Deck, words: Mapping[str, str]) -> str:
    if deck.edition.game is not Game.BOUFFON:
        return packet or words["deck"]
    return words["marotte"] if packet == MAROTTE else words["letter"].format(name=packet)
