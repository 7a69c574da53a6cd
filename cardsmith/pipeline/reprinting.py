"""Cards picked out of editions, on the fewest sheets: by name, or because they changed."""

from collections.abc import Iterable, Iterator, Sequence

from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.model.face import Piece
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named
from cardsmith.model.struct import replace
from cardsmith.pipeline.arranging import arranged
from cardsmith.pipeline.changes import Copies, compare
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.digests import card_digests, input_digests
from cardsmith.pipeline.forcing import handed_over
from cardsmith.pipeline.orders import PARTIAL, Built, Job, Part
from cardsmith.pipeline.pressing import Pressed
from cardsmith.pipeline.products import UNCARDED, Cards, component_names, products
from cardsmith.pipeline.selecting import Held, chosen, component_of, held, unmet
from cardsmith.pipeline.upgrading import Earlier, last_build, older
from cardsmith.press.manifest import MANIFEST, Printed, listed, manifest_bytes
from cardsmith.press.output import OutputFolder

FILE = "only"
"""The one run of a reprint: its file, and the component that its footer names."""

TAKE_OUT = "take-out.txt"
"""The list of what leaves the box."""


def reprint(jobs: Sequence[Job], part: Part) -> tuple[Built, ...]:
    """What the wanted cards of each edition came to; an edition of which none is wanted is none.

    Raises InputError for a name that no edition has (I120), for cards to compare with that
    cannot be read (I121), for an upgrade of several editions or from two boxes at once (I122).
    """
    if part.upgrade_from and (len(jobs) != 1 or part.only.changed):
        kind = "several" if len(jobs) != 1 else "both"
        raise InputError(Finding("I122", named("--upgrade-from"), kind=kind))
    stocks = [held(job.deck, _carded(job)) for job in jobs]
    refused = unmet(part.only.wishes, stocks)
    if refused and not any(job.checked.failed() for job in jobs):
        raise InputError(refused)
    made = (_reprint(job, stock, part) for job, stock in zip(jobs, stocks, strict=True))
    return tuple(built for built in made if built is not None)


def _carded(job: Job) -> tuple[str, ...]:
    """The components that hold cards of the deck."""
    return tuple(name for name in job.names if name not in UNCARDED)


def _reprint(job: Job, stock: Sequence[Held], part: Part) -> Built | None:
    if job.checked.failed():
        return Built(name=job.deck.edition.name, checked=job.checked)
    wanted = chosen(part.only.wishes, stock)
    if not (part.upgrade_from or part.only.changed):
        game = job.deck.edition.game
        holding = {component_of(name, game) for name in wanted}
        names = tuple(name for name in job.names if name in holding)
        return _printed(job, names, wanted) if wanted else None
    if part.upgrade_from:
        before = older(part.upgrade_from, job.profile, _carded(job))
    else:
        before = last_build(job.folder)
    if isinstance(before, Checked):
        return Built(name=job.deck.edition.name, checked=before)
    return _printed(job, _carded(job), wanted, before)


def _printed(
    job: Job, names: tuple[str, ...], wanted: Copies, before: Earlier | None = None
) -> Built:
    """Of some components the cards that are wanted, and those that a box lacks, as one run."""
    edition = job.deck.edition
    made, found = products(job.deck, names, look=job.profile.look)
    pieces = [piece for each in made if isinstance(each, Cards) for piece in each.pieces]
    now = card_digests(pieces)
    changes = compare(before.of(names, edition.game), now) if before else None
    run = _run(pieces, wanted, changes.printed if changes else {})
    arrangement = arranged(job.deck, (Cards(FILE, run),) if run else (), job.profile)
    inputs = input_digests(job.deck)
    built = Built(
        name=edition.name,
        checked=replace(
            job.checked, findings=(*job.checked.findings, *found, *arrangement.findings)
        ),
        fewer=job.fewer,
        changes=changes,
        others=_others(job) if before and not before.declares_as(inputs) else (),
    )
    taken_out = changes.taken_out if changes else {}
    if built.checked.failed() or not (run or taken_out):
        return built
    done, unfit = handed_over(arrangement.finished(), job)
    found = (*built.checked.findings, *done.findings)
    built = replace(built, checked=replace(built.checked, findings=found), unfit=unfit)
    if built.checked.failed():
        return built
    pressed = _with_list(done.pressed, job, taken_out)
    manifest = job.manifest(
        pressed.files,
        inputs,
        _with_copies(now, {piece.id: piece.copies for piece in run}),
        _with_copies(before.cards if before else (), taken_out),
        done.checks,
    )._replace(faces=done.faces)
    folder = job.folder / PARTIAL
    OutputFolder(job.folder).settle()
    OutputFolder(folder).replace({**pressed.content, MANIFEST: manifest_bytes(manifest)})
    return replace(built, folder=folder, files=pressed.files)


def _run(pieces: Sequence[Piece], wanted: Copies, lacking: Copies) -> tuple[Piece, ...]:
    """The pieces to print, as often as they are wanted or lacking."""
    return tuple(
        replace(piece, copies=copies)
        for piece in pieces
        if (copies := max(wanted.get(piece.id, 0), lacking.get(piece.id, 0)))
    )


def _with_copies(cards: Iterable[Printed], copies: Copies) -> Iterator[Printed]:
    """Those of the cards that have a number of copies, as often."""
    return (card._replace(copies=copies[card.id]) for card in cards if card.id in copies)


def _others(job: Job) -> tuple[str, ...]:
    """The components without cards of the deck, whose rules and title may have changed."""
    return tuple(name for name in component_names(job.deck) if name in UNCARDED)


def _with_list(pressed: Pressed, job: Job, taken_out: Copies) -> Pressed:
    """The files, and the list of what leaves the box where something does."""
    if not taken_out:
        return pressed
    edition = job.deck.edition
    words = printed_words("reprint", edition.language)
    lines = (f"[ ] {count} × {name}" for name, count in taken_out.items())
    text = "\n".join((words["list"].format(title=edition.title), "", *lines, ""))
    data = text.encode("utf-8", "replace")  # a manifest from elsewhere may hold any name
    cards = sum(taken_out.values())
    entry = listed(TAKE_OUT, FILE, data, pages=0, cards=cards)
    return Pressed((*pressed.files, entry), {**pressed.content, TAKE_OUT: data})
