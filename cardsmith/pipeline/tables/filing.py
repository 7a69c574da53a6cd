"""Cards go to the files of their packets; each file that changes is read again before it counts."""

import re
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.decks.form import formed
from cardsmith.intake.decks.packets import read_packet
from cardsmith.intake.files.folders import YAML
from cardsmith.intake.files.manuscript import Manuscript
from cardsmith.intake.files.text import text_of
from cardsmith.intake.yaml.tree import parse
from cardsmith.model.deck import MAROTTE, Card
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.place import Span
from cardsmith.pipeline.tables.blocks import packet_text
from cardsmith.pipeline.tables.cells import cells_of
from cardsmith.pipeline.tables.editing import Place, UneditableError, edited
from cardsmith.pipeline.tables.matching import Pair
from cardsmith.press.rewriting import Rewritten

_SCHEMA = re.compile(r"(#.*\$schema=\S*?)(packet|marotte)(\.schema\.json)")


class Filed(NamedTuple):
    """The packet files as they shall be, those alone that change, or what stands in the way."""

    files: tuple[Rewritten, ...]
    findings: tuple[Finding, ...]


def filed(deck: Deck, pairs: Sequence[Pair], gone: Collection[Card] = ()) -> Filed:
    """The files of an edition with the cards of rows, and without those that are ``gone``.

    Cards stay where they stand, whatever the order of rows; a new one goes beside the card of the
    row beside it. F045 for a file that cannot be changed.
    """
    homes = _Homes(deck)
    files: list[Rewritten] = []
    findings = []
    for path, places in _placed(pairs, gone, homes).items():
        was = homes.cards.get(path, ())
        if [place.now for place in places] == [*was]:
            continue
        kind = _unfit(path, places, homes)
        before = path.read_bytes() if path in homes.cards and not kind else None
        content = b"" if kind else _content(path, before, places, homes)
        if content is None or kind:
            at = homes.spans[path] if path in homes.spans else places[0].now.title.span
            findings.append(Finding("F045", at, kind=kind or "form", found=path.name))
        else:
            files.append(Rewritten(path, before, content))
    return Filed(() if findings else tuple(files), tuple(findings))


def _unfit(path: Path, places: Sequence[Place], homes: "_Homes") -> str:
    """Why a file cannot be written: another table, one left without a card, one in the way."""
    if not _is_yaml(path):
        return "table"
    if not places:
        return "empty"
    return "" if path in homes.cards or not path.exists() else "taken"


class _Homes:
    """Which file holds each packet, and what it holds."""

    def __init__(self, deck: Deck) -> None:
        self._folder = Path(deck.edition.folder)
        self._squares = deck.edition.board.squares
        self._files: dict[str, Path] = {}
        self.spans: dict[Path, Span] = {}
        self.cards: dict[Path, tuple[Card, ...]] = {}
        self.letters: dict[Path, tuple[str, ...]] = {}
        for packet in deck.packets:
            path = Path(packet.span.file)
            self.spans.setdefault(path, packet.span)
            self.cards[path] = (*self.cards.get(path, ()), *packet.cards)
            for name in packet.letters or (MAROTTE,):
                self._files[name] = path

    def of(self, packet: str) -> Path:
        """The file of a packet; a new one, with the other letters of its square, where none is."""
        if packet not in self._files:
            square = next((each for each in self._squares if packet in each), (packet,))
            names = tuple(name for name in square if name not in self._files)
            path = self._folder / f"{''.join(names).lower()}.yaml"
            self.letters[path] = () if packet == MAROTTE else names
            self._files.update(dict.fromkeys(names, path))
        return self._files[packet]

    def fresh(self, path: Path, cards: Sequence[Card]) -> str:
        """The text of a new file with these cards; its first line names a schema as others do."""
        name = "packet" if self.letters[path] else "marotte"
        lines = (
            each.read_text("utf-8").partition("\n")[0] for each in self.cards if _is_yaml(each)
        )
        found = next((match for line in lines if (match := _SCHEMA.match(line))), None)
        schema = f"{found[1]}{name}{found[3]}" if found else ""
        return packet_text(self.letters[path], cards, schema)


def _is_yaml(path: Path) -> bool:
    return path.suffix.lower() in YAML


def _placed(
    pairs: Sequence[Pair], gone: Collection[Card], homes: _Homes
) -> Mapping[Path, list[Place]]:
    """The cards of every file in their order."""
    leaving = set(map(id, gone))
    claimed = {id(pair.was): index for index, pair in enumerate(pairs) if pair.was is not None}
    placed: dict[int, Place] = {}
    files: dict[Path, list[Place]] = {}
    for path, cards in homes.cards.items():
        files[path] = []
        for number, card in enumerate(cards):
            row = claimed.get(id(card))
            if id(card) in leaving:
                continue
            now = card if row is None else pairs[row].now
            if homes.of(now.packet) == path:
                files[path].append(Place(now, number, card))
                placed |= {} if row is None else {row: files[path][-1]}
    for row, pair in enumerate(pairs):
        if row not in placed:
            placed[row] = Place(pair.now)
            there = files.setdefault(homes.of(pair.now.packet), [])
            there.insert(_where(there, placed.get(row - 1), placed.get(row + 1)), placed[row])
    return files


def _where(there: Sequence[Place], above: Place | None, below: Place | None) -> int:
    """Where a new card goes in a file: beside the card of a row beside its own, else at the end."""
    for index, place in enumerate(there):
        if place is above:
            return index + 1
        if place is below and not any(each is above for each in there):
            return index
    return len(there)


def _content(
    path: Path, before: bytes | None, places: Sequence[Place], homes: _Homes
) -> bytes | None:
    """The bytes of a file with its cards; None where it would not read back as meant."""
    cards = [place.now for place in places]
    manuscript = Manuscript(path.name, before) if before is not None else None
    text = _edited(manuscript, places) if manuscript else homes.fresh(path, cards)
    data = (text or "").encode()
    source, _ = text_of(data, path.name)
    packet = read_packet(parse(source)[0], source)[0] if source is not None else None
    meant = [cells_of(card) for card in cards]
    return data if packet and [cells_of(card) for card in packet.cards] == meant else None


def _edited(before: Manuscript, places: Sequence[Place]) -> str | None:
    """The text of a file with its cards; one whose cards share lines is put into form first."""
    formatted = formed(before)
    for manuscript in (before, formatted[0] if formatted else before):
        with suppress(UneditableError):
            return edited(manuscript.text, places)
    return None
