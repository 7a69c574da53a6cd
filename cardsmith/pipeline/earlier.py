"""Manifests of earlier builds, as a person names them: the file, or the folder that it lies in."""

from contextlib import suppress
from pathlib import Path

from cardsmith.intake.files.folders import DECLARATION, shown
from cardsmith.intake.shipped.profiles import profile_names, read_profile
from cardsmith.model.choices import Look
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole
from cardsmith.press.manifest import MANIFEST, Manifest, read_manifest


def manifest_path(name: str) -> Path | None:
    """The manifest that a name means; None where it means something else."""
    path = Path(name)
    with suppress(OSError, ValueError):  # a name that no file can have
        if (path / MANIFEST).is_file() and not (path / DECLARATION).is_file():
            return path / MANIFEST
        if path.suffix == ".json" and path.is_file():
            return path
    return None


def open_manifest(path: Path) -> Manifest:
    """The manifest of a build; raises InputError (I121) for what cannot be read as one."""
    try:
        return read_manifest(path.read_bytes())
    except (OSError, ValueError):
        raise InputError(Finding("I121", whole(shown(path)), kind="broken")) from None


def look_of(manifest: Manifest) -> Look | None:
    """How the cards of a build are drawn; None where its profile is not known here."""
    known = manifest.profile in profile_names()
    return read_profile(manifest.profile).look if known else None
