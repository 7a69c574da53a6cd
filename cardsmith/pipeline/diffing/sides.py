"""The two sides of a comparison: editions, revisions of git, manifests of builds."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.folders import shown
from cardsmith.model.choices import Look
from cardsmith.model.codes import Severity
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.struct import Struct
from cardsmith.pipeline.diffing.comparison import Change, Difference, changes, compare
from cardsmith.pipeline.diffing.designs import Design, designs, facts
from cardsmith.pipeline.diffing.revisions import PREFIX, Revision, is_revision, revision, taken_out
from cardsmith.pipeline.earlier import look_of, manifest_path, open_manifest
from cardsmith.pipeline.targets import shipped_editions, targets
from cardsmith.press.manifest import Manifest, Printed


class Side(Struct, frozen=True, kw_only=True):
    """One side: the deck that was read, or the manifest of a build.

    ``commit`` is the id of its revision, empty for files as they are; ``findings`` are errors
    that leave something of it out.
    """

    name: str
    deck: Deck | None = None
    manifest: Manifest | None = None
    commit: str = ""
    findings: tuple[Finding, ...] = ()

    @property
    def kind(self) -> str:
        """``manifest``, ``revision`` or ``edition``."""
        return "manifest" if self.manifest else "revision" if self.commit else "edition"


class Compared(Struct, frozen=True, kw_only=True):
    """Both sides and what leads from one to the other.

    ``of_faces`` tells that a manifest was among them, so that faces were compared and no words;
    ``looks_apart`` that not even faces could be, for they are drawn in two looks.
    """

    old: Side
    new: Side
    edition: tuple[Change, ...]
    cards: Difference
    of_faces: bool = False
    looks_apart: bool = False

    @property
    def is_same(self) -> bool:
        """Whether nothing is otherwise."""
        cards = self.cards
        return not (self.edition or cards.added or cards.removed or cards.changed)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """The errors of both sides."""
        return (*self.old.findings, *self.new.findings)

    @property
    def language(self) -> str:
        """The language of the new edition, else of the old one."""
        decks = (side.deck for side in (self.new, self.old) if side.deck)
        return next((deck.edition.language for deck in decks), "")


def compare_names(old: str, new: str) -> Compared:
    """Compare what two names mean: decks, shipped editions, revisions of git, manifests of builds.

    Raises InputError for a name that means nothing or cannot be opened.
    """
    with ExitStack() as aside:
        before, after = (
            aside.enter_context(_opened(name, beside)) for name, beside in ((old, new), (new, old))
        )
        if before.manifest or after.manifest:
            return _faces_compared(before, after)
    assert before.deck is not None
    assert after.deck is not None
    return Compared(
        old=before,
        new=after,
        edition=_edition_changes(before.deck, after.deck),
        cards=compare(designs(before.deck), designs(after.deck)),
    )


def _edition_changes(old: Deck, new: Deck) -> tuple[Change, ...]:
    """What the declarations say otherwise; nothing where one of them is not there."""
    if not (old.edition.declared and new.edition.declared):
        return ()
    return changes(facts(old.edition), facts(new.edition))


@contextmanager
def _opened(name: str, other: str) -> Iterator[Side]:
    """A side; its files stay where they were read until it is closed."""
    beside = _beside(name, other)
    if name.startswith(PREFIX) or _only_git_knows(name, beside):
        found = revision(name, beside)
        with taken_out(found) as place:
            yield _read(name, place, found)
        return
    path = manifest_path(name)
    if path is None:
        yield _read(name, name)
    else:
        yield Side(name=name, manifest=open_manifest(path))


def _only_git_knows(name: str, beside: Path) -> bool:
    """Whether a name is a revision and nothing else."""
    known = {folder.name for folder in shipped_editions()}
    return name not in known and not _is_there(name) and is_revision(name, beside)


def _is_there(name: str) -> bool:
    with suppress(OSError, ValueError):  # a name that no file can have
        return bool(name) and Path(name).exists()
    return False


def _beside(name: str, other: str) -> Path:
    """The folder or file that a revision is of: the other side where it names none, else here."""
    if ":" in name.removeprefix(PREFIX):
        return Path()
    if _is_there(other):
        return Path(other)
    _, colon, path = other.removeprefix(PREFIX).partition(":")
    return revision(other, Path()).top / path if colon else Path()


def _read(name: str, place: str | Path, found: Revision | None = None) -> Side:
    """A deck and its errors, told by the names that the person knows."""
    try:
        (paths,) = targets([str(place)])
    except InputError as refusal:
        kind = "side_near" if refusal.finding.arguments["near"] else "side"
        raise InputError(refusal.finding.at(refusal.finding.span, kind=kind)) from None
    deck = read(paths)
    errors = (finding for finding in deck.findings if finding.severity is Severity.ERROR)
    if found is None:
        return Side(name=name, deck=deck, findings=tuple(errors))
    assert isinstance(place, Path)
    told = tuple(_told(finding, shown(place), found.written) for finding in errors)
    return Side(name=name, deck=deck, commit=found.commit, findings=told)


def _told(finding: Finding, aside: str, written: str) -> Finding:
    """The finding at its place in the revision, ``HEAD:decks/p.yaml``, not where it was read."""
    inside = written if ":" in written else f"{written}:"

    def told(text: str) -> str:
        return text.replace(f"{aside}/", f"{inside}/".replace(":/", ":")).replace(aside, written)

    texts = {
        name: told(value) for name, value in finding.arguments.items() if isinstance(value, str)
    }
    return finding.at(finding.span._replace(file=told(finding.span.file)), **texts)


def _faces_compared(old: Side, new: Side) -> Compared:
    """What digests of faces tell, of the components that the manifests list."""
    looks = {look_of(side.manifest) for side in (old, new) if side.manifest}
    look = next(iter(looks)) if len(looks) == 1 else None
    packets = {
        card.id.partition("/")[0]
        for side in (old, new)
        if side.manifest
        for card in side.manifest.cards
    }
    listed = [_printed(side, look, packets) for side in (old, new)]
    before, after = ([_design(card, look) for card in cards] for cards in listed)
    return Compared(
        old=old,
        new=new,
        edition=(),
        cards=compare(before, after),
        of_faces=True,
        looks_apart=look is None,
    )


def _printed(side: Side, look: Look | None, packets: set[str]) -> Sequence[Printed]:
    """The cards of a manifest, or those of a deck drawn in its look."""
    if side.manifest:
        return side.manifest.cards
    assert side.deck is not None
    # drawing is loaded where faces are compared alone
    from cardsmith.pipeline.digests import card_digests
    from cardsmith.pipeline.products import UNCARDED, Cards, component_names, products

    names = tuple(name for name in component_names(side.deck) if name not in UNCARDED)
    made, _ = products(side.deck, names, look=look or Look.HOUSE)
    pieces = (piece for each in made if isinstance(each, Cards) for piece in each.pieces)
    return [card for card in card_digests(pieces) if card.id.partition("/")[0] in packets]


def _design(card: Printed, look: Look | None) -> Design:
    """A card as a manifest knows it; its digest where all are drawn in one look."""
    packet = card.id.partition("/")[0]
    face = card.digest if look else ""
    return Design(id=card.id, packet=packet, title="", copies=card.copies, digest=face)
