"""The deck files of a folder, each read as what it is; nothing stays unread or unreported."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cardsmith.intake.decks.formed import Formed, taken_out
from cardsmith.intake.decks.packets import read_packet
from cardsmith.intake.editions.opened import Opened, open_source, open_table, open_workbook, tree_of
from cardsmith.intake.files.folders import CSV, SHEETS, is_inside, shown
from cardsmith.intake.files.source import Source
from cardsmith.intake.files.text import load
from cardsmith.intake.tables.rows import packets as packets_of
from cardsmith.intake.tables.rows import read_rows
from cardsmith.intake.yaml.nodes import Map, Node
from cardsmith.intake.yaml.schema import unreported
from cardsmith.model.deck import MAROTTE, Packet
from cardsmith.model.edition import Deck, Edition, Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import Span, whole
from cardsmith.resources import real

_LETTER = re.compile(rb"^\s*(?:letters?|deck)\s*:", re.MULTILINE)
_SYNONYMS = re.compile(rb"\A[^\n]*syn", re.IGNORECASE)
_TEMPLATE = frozenset({"front", "back", "extends", "styles"})


def read_packets(
    files: Sequence[Path], edition: Edition, folder: Path | None, opened: Opened
) -> list[Packet]:
    """The packets of deck files, in their order; F009 for each of several that cannot be opened.

    ``folder`` is the edition's, out of which no link may lead; None for loose files. Raises
    InputError for one file alone that cannot be opened.
    """
    packets: list[Packet] = []
    for path in files:
        if folder is not None and not is_inside(folder, path):
            opened.findings.append(
                Finding("E105", whole(shown(path)), found=shown(Path(path.name)))
            )
        elif opened.named and real(path) in opened.named:
            continue
        else:
            try:
                packets += _packets(path, edition, opened)
            except InputError as error:
                if error.finding.code != "F009" or (folder is None and len(files) == 1):
                    raise
                opened.findings.append(error.finding)
    return packets


def _packets(path: Path, edition: Edition, opened: Opened) -> list[Packet]:
    if path.suffix.lower() in SHEETS:
        return _workbook(path, edition, opened)
    if path.suffix.lower() in CSV:
        return _table(path, edition, opened)
    return _tree(path, edition, opened)


def names_a_packet(path: Path) -> bool:
    """Whether a file says of itself that it holds packets, or cannot be asked."""
    try:
        data = load(path, shown(path))
    except InputError:
        return True
    pattern = _SYNONYMS if path.suffix.lower() in CSV else _LETTER
    return path.suffix.lower() in SHEETS or pattern.search(data) is not None


def shared_letters(packets: Sequence[Packet]) -> Iterator[Finding]:
    """S111 for a letter that two files hold, at the second one."""
    first: dict[str, Span] = {}
    for packet in packets:
        for letter in packet.letters or (MAROTTE,):
            at = first.setdefault(letter, packet.span)
            if at.file != packet.span.file:
                yield Finding("S111", packet.span, letter=letter, first=f"{at.file}:{at.line}")


def undrawable(deck: Deck) -> Iterator[Finding]:
    """E115 for a packet whose letters stand on no square: nobody can ever draw from it."""
    board = {letter for square in deck.edition.board.squares for letter in square}
    for packet in deck.packets:
        if packet.letters and board.isdisjoint(packet.letters):
            letters = ", ".join(packet.letters)
            yield Finding("E115", packet.span, kind="nowhere", letter=letters)


def nothing_to_print(deck: Deck) -> Iterator[Finding]:
    """S113 when every card is there 0 times."""
    places = [(card.copies, card.span) for card in deck.cards]
    places += [(rank.copies, rank.span) for rank in deck.ranks]
    places += [
        (record.copies, record.span)
        for component in deck.components
        for record in component.records
    ]
    if places and not any(copies for copies, _ in places):
        yield Finding("S113", places[0][1], kind="zero")


def in_order(findings: Iterable[Finding]) -> list[Finding]:
    """The findings of one file from top to bottom."""
    return sorted(findings, key=lambda finding: finding.span[1:3])


def _table(path: Path, edition: Edition, opened: Opened) -> list[Packet]:
    if edition.game is not Game.BOUFFON:
        _unused(path, edition, opened)
        return []
    source = open_table(path, opened)
    packets, findings = read_rows(source) if source is not None else ([], [])
    opened.findings += in_order(findings)
    return packets


def _workbook(path: Path, edition: Edition, opened: Opened) -> list[Packet]:
    if edition.game is not Game.BOUFFON:
        _unused(path, edition, opened)
        return []
    from cardsmith.intake.tables.sheets import read_workbook

    lines, findings = read_workbook(open_workbook(path, opened), shown(path))
    opened.findings += findings
    return packets_of(lines)


def _tree(path: Path, edition: Edition, opened: Opened) -> list[Packet]:
    source = open_source(path, opened)
    parts = _parts(source, opened) if source is not None else None
    if source is None or parts is None or _is_template(parts[0]):
        return []
    if edition.game is not Game.BOUFFON:
        _unused(path, edition, opened)
        return []
    root, formed = parts
    packet, findings = read_packet(root, source, formed)
    name = MAROTTE if isinstance(root, Map) and root.get("deck") else "packet"
    opened.findings += in_order([*findings, *unreported(name, root, findings)])
    return [packet] if packet is not None else []


def _parts(source: Source, opened: Opened) -> tuple[Node | None, Sequence[Formed]] | None:
    """The tree of a file, and the cards that were taken out of it; None where there is none."""
    found = taken_out(source)
    if found is not None:
        return found
    tree = tree_of(source, opened)
    return (tree[1], ()) if tree is not None else None


def _is_template(root: Node | None) -> bool:
    return (
        isinstance(root, Map) and not _TEMPLATE.isdisjoint(root.names()) and not root.get("cards")
    )


def _unused(path: Path, edition: Edition, opened: Opened) -> None:
    opened.findings.append(Finding("F019", whole(shown(path)), game=str(edition.game)))
