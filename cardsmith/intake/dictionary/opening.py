"""The dictionary of an edition: found, expanded once, then read from where it was kept."""

import codecs
import mmap
import os
import unicodedata
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from cardsmith.intake.dictionary.affixes import read_affixes
from cardsmith.intake.dictionary.expansion import forms, read_entries
from cardsmith.intake.dictionary.patience import announce
from cardsmith.intake.dictionary.places import folders, spellings, thesauruses
from cardsmith.intake.dictionary.table import VERSION, DamagedError, Table, write_table
from cardsmith.intake.dictionary.thesaurus import MyThes
from cardsmith.intake.files.folders import shown
from cardsmith.intake.files.personal import cache_folder, keep
from cardsmith.intake.files.text import LIMIT, load
from cardsmith.intake.yaml.tree import collector_off
from cardsmith.model.edition import Edition
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.place import whole

VARIABLE = "CARDSMITH_DICT"
NO_DICTIONARY = "none"
"""What is said instead of a file by who wants no book at all."""


def named_dictionary(asked: str) -> str:
    """The file that ``--dict`` or the environment names, or ``none``; empty for neither."""
    return asked or os.environ.get(VARIABLE, "")


def find_dictionary(edition: Edition, named: str) -> Table | None:
    """The dictionary that is named, else the edition's own, else one that is installed.

    Raises InputError for one that somebody named and that cannot be used; what is installed
    and cannot be used is passed over.
    """
    if named == NO_DICTIONARY:
        return None
    if named:
        return open_dictionary(Path(named))
    if edition.dictionary:
        return open_dictionary(Path(edition.folder) / edition.dictionary)
    for path in spellings(edition.language, folders()):
        with suppress(InputError):
            return open_dictionary(path)
    return None


def find_thesaurus(edition: Edition, named: str) -> MyThes | None:
    """A thesaurus of the language that is installed; None where there is none."""
    if named == NO_DICTIONARY:
        return None
    for path in thesauruses(edition.language, folders()):
        with suppress(OSError, ValueError, LookupError):
            return MyThes(path)
    return None


def open_dictionary(path: Path) -> Table:
    """The dictionary whose list of words, or whose affixes, a file is.

    It is expanded when it is first met, and kept by what the two files hold. Raises InputError
    for files that are missing, or are no dictionary.
    """
    words, affixes = path.with_suffix(".dic"), path.with_suffix(".aff")
    if path.suffix not in {".dic", ".aff"}:
        raise InputError(Finding("F037", whole(shown(path)), kind="name"))
    listed, added = load(words, shown(words)), load(affixes, shown(affixes))
    digest = sha256(b"%d\n%b\n%b" % (len(added), added, listed)).hexdigest()[:24]
    kept = cache_folder() / f"dictionary-{VERSION}-{digest}.table"
    with suppress(OSError, ValueError, DamagedError):
        return Table(_mapped(kept))
    announce(words)
    content = _expanded(words, listed, affixes, added)
    with suppress(OSError):
        keep(kept, content)
    return Table(content)


def _mapped(path: Path) -> mmap.mmap:
    with path.open("rb") as stream:
        return mmap.mmap(stream.fileno(), 0, access=mmap.ACCESS_READ)


def _expanded(words: Path, listed: bytes, affixes: Path, added: bytes) -> bytes:
    rules = _text(affixes, added, _encoding(added))
    try:
        read = read_affixes(rules)
    except (ValueError, IndexError) as error:
        raise InputError(
            Finding("F037", whole(shown(affixes)), kind="rule", found=str(error))
        ) from None
    with collector_off():
        entries = read_entries(_text(words, listed, _encoding(added)), read)
        return write_table(forms(entries, read), read.particles)


def _encoding(added: bytes) -> str:
    """The encoding that the affixes name: Hunspell's Latin-1 where they name none."""
    lines = (line.split() for line in added.removeprefix(codecs.BOM_UTF8).splitlines())
    named = next((line[1] for line in lines if line[:1] == [b"SET"] and len(line) > 1), b"latin-1")
    return named.decode("ascii", "replace").removeprefix("microsoft-")


def _text(path: Path, data: bytes, encoding: str) -> str:
    """A file as text: normal form C, typographic apostrophes; F037 where it is none."""
    if len(data) > LIMIT:
        raise InputError(Finding("F037", whole(shown(path)), kind="size", limit=LIMIT // 1024**2))
    try:
        text = data.decode(encoding).removeprefix("\ufeff")
    except (LookupError, UnicodeDecodeError):
        finding = Finding("F037", whole(shown(path)), kind="encoding", found=encoding)
        raise InputError(finding) from None
    return unicodedata.normalize("NFC", text).replace("\r", "").replace("'", "’")
