"""Files written anew in their places: whole, by permission, over nothing that changed, or none."""

import stat
from pathlib import Path

import pytest

from cardsmith.model.finding import InputError
from cardsmith.press.rewriting import Rewritten, rewrite

BEFORE, AFTER = b"letter: P\n", b"letter: Q\n"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    path = tmp_path / "p.yaml"
    path.write_bytes(BEFORE)
    return path


def stored(folder: Path) -> dict[str, bytes]:
    """What lies in a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def refused(*files: Rewritten) -> str:
    """The code and the kind of the refusal to write files."""
    with pytest.raises(InputError) as refusal:
        rewrite(files)
    finding = refusal.value.finding
    return f"{finding.code} {finding.arguments['kind']}"


def test_a_file_is_written_and_keeps_its_permissions(deck: Path) -> None:
    deck.chmod(0o640)
    rewrite([Rewritten(deck, BEFORE, AFTER)])

    assert stat.S_IMODE(deck.stat().st_mode) == 0o640
    assert stored(deck.parent) == {"p.yaml": AFTER}


def test_all_files_get_their_content_and_nothing_else_stays(deck: Path) -> None:
    rewrite([Rewritten(deck, BEFORE, AFTER), Rewritten(deck.with_name("q"), None, b"3")])

    assert stored(deck.parent) == {"p.yaml": AFTER, "q": b"3"}


def test_a_link_stays_a_link(deck: Path) -> None:
    link = deck.parent / "links" / "p.yaml"
    link.parent.mkdir()
    link.symlink_to(Path("..") / "p.yaml")
    rewrite([Rewritten(link, BEFORE, AFTER)])

    assert link.is_symlink()
    assert deck.read_bytes() == AFTER
    assert [path.name for path in link.parent.iterdir()] == ["p.yaml"]


@pytest.mark.parametrize("before", [b"letter: R\n", None])
def test_a_file_that_is_not_what_was_read_stays(before: bytes | None, deck: Path) -> None:
    """Nor does one that a new file would stand in the place of; the others stay with it."""
    new = Rewritten(deck.with_name("a"), None, b"1")

    assert refused(new, Rewritten(deck, before, AFTER)) == "F070 changed"
    assert stored(deck.parent) == {"p.yaml": BEFORE}


def test_a_file_that_is_gone_does_not_come_back(deck: Path) -> None:
    deck.unlink()

    assert refused(Rewritten(deck, BEFORE, AFTER)) == "F070 changed"
    assert stored(deck.parent) == {}


def test_a_protected_file_stays(deck: Path) -> None:
    deck.chmod(0o444)

    assert refused(Rewritten(deck, BEFORE, AFTER)) == "F070 protected"
    assert stored(deck.parent) == {"p.yaml": BEFORE}


def test_a_write_that_fails_leaves_the_file_as_it_was(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_self: Path, _data: bytes) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)

    assert refused(Rewritten(deck, BEFORE, AFTER)) == "F030 file"
    assert stored(deck.parent) == {"p.yaml": BEFORE}


def test_when_one_is_refused_all_are_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third of three cannot take its place: the first comes back, the new one goes."""
    for name in ("a", "c"):
        (tmp_path / name).write_bytes(name.encode())
    whole = Path.replace

    def replace(path: Path, target: Path) -> Path:
        if target.name == "c":
            raise PermissionError(13, "no", str(target))
        return whole(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    written = [("a", b"a", b"1"), ("b", None, b"2"), ("c", b"c", b"3")]
    files = [Rewritten(tmp_path / name, before, after) for name, before, after in written]
    assert refused(*files) == "F028 file"
    assert stored(tmp_path) == {"a": b"a", "c": b"c"}
