"""What a build of some components keeps of the folder it writes."""

from collections.abc import Collection, Mapping
from pathlib import Path

from cardsmith.model.struct import Struct, field
from cardsmith.press.manifest import (
    MANIFEST,
    Manifest,
    Output,
    Printed,
    Shown,
    digest,
    read_manifest,
)


class Kept(Struct, frozen=True, kw_only=True):
    """What an earlier build left: files that are still true, their bytes by path, and all cards.

    ``faces`` are the pages of those files, where they are for print.
    Of a component that is not made anew the cards are still those of the last printing, even
    where its file is not true any more.
    """

    files: tuple[Output, ...] = ()
    cards: tuple[Printed, ...] = ()
    content: Mapping[str, bytes] = field(default_factory=dict)
    faces: tuple[Shown, ...] = ()


def kept(folder: Path, now: Manifest, made: Collection[str]) -> Kept:
    """What an earlier build into a folder left of components that are not made anew.

    ``now`` is the record of this build. Nothing where no manifest can be read; no file where
    inputs, options or what is known of the printer were others, or where one is not the one that
    the manifest names.
    """
    try:
        earlier = read_manifest((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return Kept()
    same = _made_by(earlier) == _made_by(now)
    files = tuple(file for file in earlier.files if same and file.component not in made)
    try:
        content = {file.path: (folder / Path(file.path).name).read_bytes() for file in files}
    except OSError:
        return Kept(cards=earlier.cards)
    if any(digest(content[file.path]) != file.sha256 for file in files):
        return Kept(cards=earlier.cards)
    faces = tuple(face for face in earlier.faces if face.path in content)
    return Kept(files=files, cards=earlier.cards, content=content, faces=faces)


def _made_by(manifest: Manifest) -> tuple[object, ...]:
    """All that decides how a file comes out."""
    return manifest.inputs, manifest.profile, manifest.options, manifest.printer
