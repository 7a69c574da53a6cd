"""Editions and loose files become decks; the door of the layer."""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from cardsmith.intake.decks.ranks import read_ranks
from cardsmith.intake.editions.accepted import read_accepted
from cardsmith.intake.editions.declaration import Declared, default_edition, read_edition
from cardsmith.intake.editions.gathering import (
    in_order,
    names_a_packet,
    nothing_to_print,
    read_packets,
    shared_letters,
    undrawable,
)
from cardsmith.intake.editions.language import read_language
from cardsmith.intake.editions.opened import Opened, open_tree
from cardsmith.intake.editions.register import read_register
from cardsmith.intake.fields.desk import Desk
from cardsmith.intake.files.folders import (
    DECLARATION,
    RANKS,
    deck_files,
    is_inside,
    is_misnamed,
    passed_over,
    shown,
)
from cardsmith.intake.yaml.schema import unreported
from cardsmith.intake.yaml.tree import collector_off
from cardsmith.model.deck import Rank
from cardsmith.model.edition import Component, Deck, Edition, Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.model.struct import replace
from cardsmith.resources import real


def read(paths: Sequence[Path]) -> Deck:
    """The deck of a folder, with or without ``edition.yaml``, or of loose files.

    What cannot be read is left out and told in the deck's findings: F009 for a file of several
    that cannot be opened. Raises InputError (F009) when a folder, its ``edition.yaml`` or the
    one file asked for cannot be opened, ValueError when there is no path.
    """
    if not paths:
        raise ValueError("no path to read")
    with collector_off():
        if len(paths) == 1 and paths[0].name == DECLARATION:
            return _declared(paths[0].parent)
        if len(paths) == 1 and _is_declared(paths[0]):
            return _declared(paths[0])
        return _loose(paths)


def _is_declared(folder: Path) -> bool:
    """Whether a folder has a declaration, be it a link that leads nowhere."""
    path = folder / DECLARATION
    return path.is_symlink() or path.exists()


def _declared(folder: Path) -> Deck:
    """An edition: what ``edition.yaml`` says, then every file of its folder."""
    opened = Opened()
    name = real(folder).name
    tree = open_tree(folder / DECLARATION, opened)
    opened.findings = [_of_edition(finding) for finding in opened.findings]
    declared = None
    edition = default_edition(name, folder.as_posix())
    components: tuple[Component, ...] = ()
    if tree is not None:
        desk = Desk(tree[0])
        declared = read_edition(desk, tree[1], name, folder.as_posix())
        if declared is not None:
            edition = _templates(desk, declared, folder, opened)
            components = _components(desk, declared, folder, opened)
        desk.findings.extend(unreported("edition", tree[1], desk.findings))
        opened.findings += in_order(desk.findings)
    is_dalmuti = edition.game is Game.DALMUTI
    names = (DECLARATION, RANKS) if is_dalmuti else (DECLARATION,)
    files = _rightly_named(_listed(folder), names, opened)
    if declared is None:
        edition = replace(edition, language=read_language(folder / DECLARATION))
    else:
        opened.findings += _unread(folder, opened)
    ranks = _ranks(folder / RANKS, edition, opened) if is_dalmuti else ()
    if declared is None:
        files = [path for path in files if is_inside(folder, path) and names_a_packet(path)]
    packets = read_packets(files, edition, folder, opened)
    deck = Deck(
        edition=edition,
        packets=tuple(packets),
        ranks=ranks,
        components=components,
        accepted=read_accepted(folder, opened),
        register=read_register(folder, opened),
        inputs=tuple(opened.inputs),  # once all are read
    )
    findings = (
        *opened.findings,
        *shared_letters(packets),
        *undrawable(deck),
        *nothing_to_print(deck),
    )
    return replace(deck, findings=findings)


def _of_edition(finding: Finding) -> Finding:
    """What is wrong with a file, said of an edition: E114 where it is empty."""
    return Finding("E114", finding.span, kind="empty") if finding.code == "F004" else finding


def _loose(paths: Sequence[Path]) -> Deck:
    """Files without an edition, under the Bouffon's defaults; folders stand for their files."""
    opened = Opened()
    files: list[Path] = []
    for path in paths:
        files += _listed(path) if path.is_dir() else [path]
        opened.findings += _unread(path, opened) if path.is_dir() else ()
    folder = paths[0] if paths[0].is_dir() else paths[0].parent
    if not files:
        opened.findings.append(Finding("F008", whole(shown(folder)), kind="folder"))
    files = _rightly_named(files, (DECLARATION,), opened)
    name = real(paths[0]).stem
    edition = default_edition(name, folder.as_posix())
    packets = read_packets(files, edition, None, opened)
    deck = Deck(edition=edition, packets=tuple(packets), inputs=tuple(opened.inputs))
    findings = (*opened.findings, *shared_letters(packets), *nothing_to_print(deck))
    return replace(deck, findings=findings)


def _rightly_named(files: Iterable[Path], names: Iterable[str], opened: Opened) -> list[Path]:
    """The files but those of these names; E112 for one that is called nearly so."""
    found = []
    for path in files:
        meant = next((name for name in names if is_misnamed(path, name)), "")
        if meant:
            finding = Finding("E112", whole(shown(path)), found=path.name, better=meant)
            opened.findings.append(finding)
        elif path.name not in names:
            found.append(path)
    return found


def _unread(folder: Path, opened: Opened) -> Iterator[Finding]:
    """F034 for what may hold decks in a folder and is no deck file."""
    for path, kind in passed_over(folder, opened.named):
        yield Finding("F034", whole(shown(path)), kind=kind)


def _listed(folder: Path) -> list[Path]:
    try:
        return deck_files(folder)
    except OSError:
        raise InputError(Finding("F009", whole(shown(folder)), kind="other")) from None


def _components(
    desk: Desk, declared: Declared, folder: Path, opened: Opened
) -> tuple[Component, ...]:
    if declared.components is None or declared.edition.game is not Game.CUSTOM:
        return ()
    # templates and pictures are for custom editions alone
    from cardsmith.intake.editions.components import read_components

    return read_components(desk, declared.components, folder, opened)


def _templates(desk: Desk, declared: Declared, folder: Path, opened: Opened) -> Edition:
    """The edition with the templates that its cards are drawn with instead of the shipped ones."""
    edition = declared.edition
    if declared.templates is None or edition.game is Game.CUSTOM:
        return edition
    from cardsmith.intake.editions.templates import read_templates

    found = read_templates(desk, declared.templates, edition.game, folder, opened)
    return replace(edition, templates=found)


def _ranks(path: Path, edition: Edition, opened: Opened) -> tuple[Rank, ...]:
    if not path.is_file():
        opened.findings.append(Finding("E106", whole(shown(path)), kind="file", found=RANKS))
        return ()
    tree = open_tree(path, opened)
    if tree is None:
        return ()
    desk = Desk(tree[0])
    ranks = read_ranks(desk, tree[1], edition.language)
    desk.findings.extend(unreported("ranks", tree[1], desk.findings))
    opened.findings += in_order(desk.findings)
    return ranks
