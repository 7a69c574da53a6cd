"""A file written anew in its place: whole, by permission, over nothing that changed."""

import stat
from pathlib import Path

import pytest

from cardsmith.model.finding import InputError
from cardsmith.press.rewriting import refuse_unwritable, rewrite

BEFORE, AFTER = b"letter: P\n", b"letter: Q\n"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "p.yaml"
    path.write_bytes(BEFORE)
    return path


def names(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(path.name for path in folder.iterdir())


def refused(path: Path) -> str:
    """The code and the kind of the refusal to write a file."""
    with pytest.raises(InputError) as refusal:
        rewrite(path, BEFORE, AFTER)
    finding = refusal.value.finding
    return f"{finding.code} {finding.arguments['kind']}"


def test_a_file_is_written_and_keeps_its_permissions(deck: Path) -> None:
    deck.chmod(0o640)
    rewrite(deck, BEFORE, AFTER)

    assert deck.read_bytes() == AFTER
    assert stat.S_IMODE(deck.stat().st_mode) == 0o640
    assert names(deck.parent) == ["p.yaml"]


def test_a_link_stays_a_link(deck: Path) -> None:
    link = deck.parent / "links" / "p.yaml"
    link.parent.mkdir()
    link.symlink_to(Path("..") / "p.yaml")
    rewrite(link, BEFORE, AFTER)

    assert link.is_symlink()
    assert deck.read_bytes() == AFTER
    assert names(link.parent) == ["p.yaml"]


def test_a_file_that_changed_meanwhile_stays(deck: Path) -> None:
    deck.write_bytes(b"letter: R\n")

    assert refused(deck) == "F070 changed"
    assert deck.read_bytes() == b"letter: R\n"
    assert names(deck.parent) == ["p.yaml"]


def test_a_protected_file_stays(deck: Path) -> None:
    deck.chmod(0o444)

    assert refused(deck) == "F070 protected"
    assert deck.read_bytes() == BEFORE
    with pytest.raises(InputError, match="F070"):
        refuse_unwritable(deck, BEFORE)


def test_a_write_that_fails_leaves_the_file_as_it_was(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_self: Path, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)

    assert refused(deck) == "F030 file"
    assert deck.read_bytes() == BEFORE
    assert names(deck.parent) == ["p.yaml"]
