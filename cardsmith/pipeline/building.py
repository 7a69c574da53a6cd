"""Editions become folders of files: read, checked, laid out, imposed, printed, swapped in."""

from collections.abc import Sequence
from pathlib import Path

from cardsmith.lint.engine import check
from cardsmith.model.deck import MAROTTE
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding
from cardsmith.model.profile import Profile
from cardsmith.model.struct import replace
from cardsmith.pipeline.arranging import Finished, arranged
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.composing import composed_for
from cardsmith.pipeline.digests import card_digests, input_digests
from cardsmith.pipeline.filling import filled
from cardsmith.pipeline.finding_cards import card_ids
from cardsmith.pipeline.forcing import handed_over
from cardsmith.pipeline.gathering import decks_of
from cardsmith.pipeline.keeping import Kept, kept
from cardsmith.pipeline.orders import PARTIAL, TICKET, WHOLE, Built, Job, Part
from cardsmith.pipeline.prepressing import as_ordered, printable
from cardsmith.pipeline.pressing import Pressed
from cardsmith.pipeline.products import (
    UNCARDED,
    Cards,
    Product,
    Stock,
    component_names,
    products,
    wanted_names,
)
from cardsmith.pipeline.selecting import component_of
from cardsmith.pipeline.sheets import TOGETHER
from cardsmith.pipeline.shops import in_size
from cardsmith.press.manifest import MANIFEST, Output, manifest_bytes
from cardsmith.press.output import OutputFolder


def build_editions(
    names: Sequence[str],
    profile: Profile,
    components: tuple[str, ...],
    out: Path,
    part: Part = WHOLE,
) -> tuple[Built, ...]:
    """Build every edition that the names mean into ``out/<edition>/<profile>``, or a part of it.

    An edition with an error writes nothing, and what stood there stays. Raises InputError for
    a name that means nothing, for two editions of one name (I111), for a component or a
    used slot there is not, for a folder that cannot be written, and for a part that makes no
    sense.
    """
    decks = decks_of(names, part.shard)
    jobs = [_job(deck, profile, components, out, part) for deck in decks]
    if part.is_reprint:
        from cardsmith.pipeline.reprinting import reprint

        return reprint(jobs, part)
    return tuple(_whole(job) for job in jobs)


def _job(deck: Deck, profile: Profile, components: tuple[str, ...], out: Path, part: Part) -> Job:
    """What is to be made of a deck; raises InputError for a short game of one without squares."""
    findings = check(deck)
    if part.signed:
        from cardsmith.pipeline.signed import missing_signatures

        findings = (*findings, *missing_signatures(deck))
    checked = Checked(decks=(deck,), findings=findings)
    deck = as_ordered(in_size(deck, profile), profile)
    names = () if checked.failed() else wanted_names(deck, components)
    names = names if components else printable(names, profile)
    folder = out / deck.edition.name / profile.name
    job = Job(deck, checked, profile, names, folder, force=part.force, cache=part.cache)
    if not part.per_square:
        return job
    from cardsmith.pipeline.choosing import short_game

    game = short_game(deck, part.per_square)
    OutputFolder(job.folder).settle()
    folder = job.folder / f"short-{part.per_square}"
    return job._replace(deck=game.deck, folder=folder, is_short=True, fewer=game.fewer)


def _whole(job: Job) -> Built:
    deck, profile, names = job.deck, job.profile, job.names
    if job.checked.failed():
        return Built(name=deck.edition.name, checked=job.checked)
    stock = Stock(profile.thickness / 1000, profile.depth / 1000)
    made, found = products(deck, names, stock, profile.look, composed_for(profile, cache=job.cache))
    if job.is_short:
        made = _one_run(made)
        names = (*names, "cards", MAROTTE) if {"cards", MAROTTE} & {*names} else names
    if not replace(job.checked, findings=found).failed():
        made = filled(deck, made, profile)
    arrangement = arranged(deck, made, profile)
    checked = _also(job.checked, (*found, *arrangement.findings))
    if checked.failed():
        return Built(name=deck.edition.name, checked=checked)
    done, unfit = handed_over(arrangement.finished(), job)
    checked = _also(checked, done.findings)
    if checked.failed():
        return Built(name=deck.edition.name, checked=checked)
    files = _boxed(job, names, made, done)
    waiting = job.folder / PARTIAL
    return Built(
        name=deck.edition.name,
        checked=checked,
        folder=job.folder,
        files=files,
        fewer=job.fewer,
        ink=arrangement.ink,
        unfit=unfit,
        waiting=waiting if (waiting / MANIFEST).is_file() else None,
    )


def _also(checked: Checked, findings: tuple[Finding, ...]) -> Checked:
    return replace(checked, findings=(*checked.findings, *findings))


def _boxed(
    job: Job, names: tuple[str, ...], made: Sequence[Product], done: Finished
) -> tuple[Output, ...]:
    """The files of a build in their folder, with what is still true there and with a manifest.

    ``names`` are the components that are made anew.
    """
    deck = job.deck
    inputs = input_digests(deck)
    renewed = (*names, TICKET, TOGETHER) if _of_cards(made) else (*names, TICKET)
    whole = {*component_names(deck)} <= {*names}
    earlier = Kept() if whole else kept(job.folder, job.manifest((), inputs, ()), renewed)
    files, content = done.pressed
    pieces = (piece for each in _of_cards(made) for piece in each.pieces)
    game = deck.edition.game
    others = (card for card in earlier.cards if component_of(card.id, game) not in job.names)
    cards = {card.id: card for card in (*others, *card_digests(pieces))}
    order = dict.fromkeys((*card_ids(deck), *cards))
    listed = (cards[name] for name in order if name in cards)
    manifest = job.manifest((*files, *earlier.files), inputs, listed, checks=done.checks)
    manifest = manifest._replace(faces=(*done.faces, *earlier.faces))
    if job.profile.press is not None:
        from cardsmith.pipeline.ticketing import with_ticket

        manifest, files, content = with_ticket(job, made, manifest, Pressed(files, content))
    OutputFolder(job.folder).replace(
        {**content, **earlier.content, MANIFEST: manifest_bytes(manifest)}
    )
    return files


def _of_cards(made: Sequence[Product]) -> list[Cards]:
    """The components that hold cards of the deck."""
    return [each for each in made if isinstance(each, Cards) and each.name not in UNCARDED]


def _one_run(made: Sequence[Product]) -> tuple[Product, ...]:
    """Letter cards and marotte on the same sheets, so that a short game takes the fewest."""
    run = _of_cards(made)
    if len(run) < 2:
        return tuple(made)
    together = Cards(run[0].name, tuple(piece for each in run for piece in each.pieces))
    return (together, *(each for each in made if each not in run))
