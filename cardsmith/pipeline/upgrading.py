"""What a box holds already: the last build of an edition, an older edition, its manifest."""

from collections.abc import Collection
from pathlib import Path
from typing import NamedTuple

from cardsmith.intake.editions.reading import read
from cardsmith.intake.files.folders import DECLARATION, shown
from cardsmith.lint.engine import check
from cardsmith.model.edition import Game
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import named, whole
from cardsmith.model.profile import Profile
from cardsmith.pipeline.checking import Checked
from cardsmith.pipeline.digests import card_digests, input_digests
from cardsmith.pipeline.earlier import look_of, manifest_path, open_manifest
from cardsmith.pipeline.products import Cards, component_names, products
from cardsmith.pipeline.selecting import component_of
from cardsmith.pipeline.targets import targets
from cardsmith.press.manifest import MANIFEST, Input, Printed
from cardsmith.press.output import OutputFolder


class Earlier(NamedTuple):
    """The cards of a box, and the files that they were made of."""

    cards: tuple[Printed, ...]
    inputs: tuple[Input, ...]

    def of(self, components: Collection[str], game: Game) -> tuple[Printed, ...]:
        """The cards of some components."""
        return tuple(card for card in self.cards if component_of(card.id, game) in components)

    def declares_as(self, inputs: tuple[Input, ...]) -> bool:
        """Whether both are made by the same ``edition.yaml``, or one has none."""
        before, after = (
            {file.sha256 for file in files if file.path == DECLARATION}
            for files in (self.inputs, inputs)
        )
        return before == after or not (before and after)


def last_build(folder: Path) -> Earlier:
    """What the last whole build into a folder made; raises InputError (I121) where none did."""
    OutputFolder(folder).settle()
    path = folder / MANIFEST
    if not path.is_file():
        raise InputError(Finding("I121", named("--only"), kind="missing", folder=shown(folder)))
    return _listed(path)


def older(name: str, profile: Profile, components: Collection[str]) -> Earlier | Checked:
    """What an older edition, or a manifest, says of some components; findings where it has errors.

    Raises InputError for a name that means nothing or several editions, for a manifest that
    cannot be read or that is of cards drawn in another look (I121).
    """
    path = manifest_path(name)
    if path is not None:
        return _listed(path, profile)
    (paths,) = targets([name])
    deck = read(paths)
    names = tuple(each for each in component_names(deck) if each in components)
    made, found = products(deck, names, look=profile.look)
    checked = Checked(decks=(deck,), findings=(*check(deck), *found))
    if checked.failed():
        return checked
    pieces = (piece for each in made if isinstance(each, Cards) for piece in each.pieces)
    return Earlier(card_digests(pieces), input_digests(deck))


def _listed(path: Path, profile: Profile | None = None) -> Earlier:
    manifest = open_manifest(path)
    if profile and look_of(manifest) is not profile.look:
        raise InputError(Finding("I121", whole(shown(path)), kind="look", profile=manifest.profile))
    return Earlier(manifest.cards, manifest.inputs)
