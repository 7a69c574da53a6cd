"""What a build of some components keeps of the folder it writes."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from cardsmith.press.manifest import MANIFEST, Input, Output, Printed, digest, read_manifest


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """Files of an earlier build that are still true, their bytes by path, and their cards."""

    files: tuple[Output, ...] = ()
    cards: tuple[Printed, ...] = ()
    content: Mapping[str, bytes] = field(default_factory=dict)


def kept(folder: Path, inputs: tuple[Input, ...], made: Collection[str]) -> Kept:
    """What the same inputs made of components that are not made anew.

    Nothing where no manifest can be read, where the inputs were others, or where a file is not
    the one that the manifest names.
    """
    try:
        earlier = read_manifest((folder / MANIFEST).read_bytes())
        same = earlier.inputs == inputs
        files = tuple(file for file in earlier.files if same and file.component not in made)
        content = {file.path: (folder / Path(file.path).name).read_bytes() for file in files}
        if not files or any(digest(content[file.path]) != file.sha256 for file in files):
            return Kept()
    except (OSError, ValueError):
        return Kept()
    return Kept(files=files, cards=earlier.cards, content=content)
