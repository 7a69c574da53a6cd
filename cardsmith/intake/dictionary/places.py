"""Where systems and office programs keep dictionaries and thesauruses."""

import os
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

_OWN = "libreoffice/*/user/uno_packages/cache/uno_packages/*"
_OWN_WINDOWS = "LibreOffice/*/user/uno_packages/cache/uno_packages/*"
"""What a person added to the office program."""

_OTHER = 9
"""The rank of a file of another language."""

_REGIONS = {"en": "us", "pt": "pt", "sv": "se", "da": "dk", "cs": "cz", "el": "gr", "uk": "ua"}
"""The region that stands for a language whose own code does not name one."""

_LINUX = (
    *("/usr/local/share/hunspell", "/usr/share/hunspell", "/usr/local/share/myspell"),
    *("/usr/share/myspell", "/usr/share/myspell/dicts", "/usr/share/mythes"),
)
_LINUX_OFFICES = (
    *("/usr/lib/libreoffice", "/usr/lib64/libreoffice", "/opt/libreoffice*"),
    *("/snap/libreoffice/current/lib/libreoffice",),
    "/var/lib/flatpak/app/org.libreoffice.LibreOffice/current/active/files/libreoffice",
)
_MAC_OFFICE = "LibreOffice*.app/Contents/Resources/extensions"
_MAC = ("/Library/Spelling", "/opt/homebrew/share/hunspell", "/usr/local/share/hunspell")


def folders(
    environment: Mapping[str, str] | None = None, system: str = sys.platform
) -> Iterator[Path]:
    """The folders where dictionaries may lie, those of the person first, offices last."""
    known = os.environ if environment is None else environment
    home = Path(known.get("USERPROFILE" if system == "win32" else "HOME", "/"))
    for name in filter(None, known.get("DICPATH", "").split(os.pathsep)):
        yield Path(name)
    if system == "win32":
        programs = [known.get(name, "") for name in ("PROGRAMFILES", "PROGRAMFILES(X86)")]
        yield Path(known.get("LOCALAPPDATA", home)) / "hunspell"
        for office in filter(None, programs):
            yield from _extensions(Path(office), "LibreOffice*/share/extensions")
        yield from _extensions(Path(known.get("APPDATA", home)), _OWN_WINDOWS)
    elif system == "darwin":
        yield from (home / "Library" / "Spelling", *map(Path, _MAC))
        yield from _extensions(Path("/Applications"), _MAC_OFFICE)
        yield from _extensions(home / "Library" / "Application Support", _OWN)
    else:
        yield from (home / ".local" / "share" / "hunspell", *map(Path, _LINUX))
        for name in _LINUX_OFFICES:
            yield from _extensions(Path("/"), f"{name[1:]}/share/extensions")
        yield from _extensions(home / ".config", _OWN)


def _extensions(root: Path, pattern: str) -> Iterator[Path]:
    """The folders of dictionaries that an office program unpacked below some folders."""
    try:
        for folder in sorted(root.glob(pattern)):
            yield from sorted(each for each in folder.iterdir() if each.is_dir())
    except OSError:
        return


def spellings(language: str, places: Iterator[Path]) -> Iterator[Path]:
    """The lists of words of a language (``fr``, ``fr-CA``), the likeliest of each folder first."""
    yield from _of_language(language, places, "", ".dic", ".aff")


def thesauruses(language: str, places: Iterator[Path]) -> Iterator[Path]:
    """The thesauruses of a language: their texts, each with its index beside it."""
    yield from _of_language(language, places, "th_", ".dat", ".idx")


def _of_language(
    language: str, places: Iterator[Path], prefix: str, ending: str, beside: str
) -> Iterator[Path]:
    wanted = language.lower().replace("-", "_")
    for folder in places:
        try:
            names = [path for path in folder.iterdir() if path.suffix == ending]
        except OSError:
            continue
        for rank, path in sorted((_rank(path.stem, prefix, wanted), path) for path in names):
            if rank < _OTHER and path.with_suffix(beside).exists():
                yield path


def _rank(stem: str, prefix: str, wanted: str) -> int:
    """How well a file name fits a language; ``_OTHER`` for another language."""
    name = stem.lower().replace("-", "_")
    if not name.startswith(prefix):
        return _OTHER
    name = name.removeprefix(prefix).removesuffix("_v2")
    bare = wanted.partition("_")[0]
    best = (wanted, bare, f"{bare}_{_REGIONS.get(bare, bare)}")
    if name in best:
        return best.index(name)
    return len(best) if name.startswith(f"{bare}_") else _OTHER
