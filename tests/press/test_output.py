"""A folder of output is whole, or as it was."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cardsmith.model.finding import InputError
from cardsmith.press import output
from cardsmith.press.manifest import Manifest, listed, manifest_bytes
from cardsmith.press.output import OutputFolder

NEW = {"cards.pdf": b"new cards", "png/001.png": b"new picture"}
OLD = {"cards.pdf": b"old cards", "board.pdf": b"old board"}


def with_manifest(files: dict[str, bytes]) -> dict[str, bytes]:
    outputs = tuple(listed(path, "x", data, pages=1, cards=1) for path, data in files.items())
    manifest = Manifest(edition="e", profile="home", files=outputs)
    return {**files, "manifest.json": manifest_bytes(manifest)}


def contents(folder: Path) -> dict[str, bytes]:
    return {
        place.relative_to(folder).as_posix(): place.read_bytes()
        for place in sorted(folder.rglob("*"))
        if place.is_file()
    }


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the output of an earlier build, alone in its parent."""
    place = tmp_path / "output" / "home"
    OutputFolder(place).replace(with_manifest(OLD))
    return place


def test_files_are_written_with_their_folders(tmp_path: Path) -> None:
    OutputFolder(tmp_path / "new" / "home").replace(NEW)

    assert contents(tmp_path) == {f"new/home/{name}": data for name, data in NEW.items()}


def test_files_that_come_one_by_one_are_written_as_they_come(tmp_path: Path) -> None:
    """None is asked for before the one before it is in the folder that is being filled."""
    place = tmp_path / "home"
    aside = tmp_path / ".home.writing"

    def coming() -> Iterator[tuple[str, bytes]]:
        yield "1.png", b"one"
        assert contents(aside) == {"1.png": b"one"}
        yield "2.png", b"two"
        assert not place.exists()

    OutputFolder(place).replace(coming())

    assert contents(tmp_path) == {"home/1.png": b"one", "home/2.png": b"two"}


def test_files_of_which_one_never_comes_change_nothing(folder: Path) -> None:
    def coming() -> Iterator[tuple[str, bytes]]:
        yield "1.png", b"one"
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        OutputFolder(folder).replace(coming())

    assert contents(folder.parent) == {
        f"home/{name}": data for name, data in with_manifest(OLD).items()
    }


def test_what_an_earlier_build_wrote_goes(folder: Path) -> None:
    OutputFolder(folder).replace(NEW)

    assert contents(folder.parent) == {f"home/{name}": data for name, data in NEW.items()}


def test_what_somebody_else_put_there_stays(folder: Path) -> None:
    (folder / "notes").mkdir()
    (folder / "notes" / "imprimeur.txt").write_bytes(b"mine")

    OutputFolder(folder).replace(with_manifest(NEW))

    assert contents(folder) == {**with_manifest(NEW), "notes/imprimeur.txt": b"mine"}


def test_a_damaged_manifest_loses_nobody_a_file(folder: Path) -> None:
    (folder / "manifest.json").write_bytes(b"{")

    OutputFolder(folder).replace(NEW)

    assert contents(folder) == {**NEW, "board.pdf": OLD["board.pdf"]}


def test_a_link_to_a_folder_is_followed(tmp_path: Path, folder: Path) -> None:
    link = tmp_path / "link"
    link.symlink_to(folder)

    OutputFolder(link).replace(NEW)

    assert link.is_symlink()
    assert contents(folder) == NEW


def failing(at: int, monkeypatch: pytest.MonkeyPatch, error: BaseException) -> None:
    """Let the ``at``-th renaming of folders fail, once, where they cannot change places."""
    rename: Callable[[Path, Path], Path] = Path.rename
    calls = []

    def broken(self: Path, target: Path) -> Path:
        calls.append(target)
        if len(calls) == at:
            raise error
        return rename(self, target)

    monkeypatch.setattr(output, "exchanged", lambda one, other: False)
    monkeypatch.setattr(Path, "rename", broken)


@pytest.mark.parametrize("step", [1, 2])
@pytest.mark.parametrize("error", [PermissionError(13, "no"), KeyboardInterrupt()])
def test_a_swap_that_fails_before_the_old_is_gone_is_undone(
    folder: Path, monkeypatch: pytest.MonkeyPatch, step: int, error: BaseException
) -> None:
    failing(step, monkeypatch, error)

    with pytest.raises((InputError, KeyboardInterrupt)):
        OutputFolder(folder).replace(NEW)

    assert contents(folder.parent) == {
        f"home/{name}": data for name, data in with_manifest(OLD).items()
    }


def test_a_swap_that_fails_after_the_old_is_gone_is_finished(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing(3, monkeypatch, KeyboardInterrupt())

    with pytest.raises(KeyboardInterrupt):
        OutputFolder(folder).replace(NEW)

    assert contents(folder.parent) == {f"home/{name}": data for name, data in NEW.items()}


def refused_run(place: Path) -> None:
    """A run that mends what it finds, and then has nothing that may be written."""
    with pytest.raises(ValueError, match="not inside"):
        OutputFolder(place).replace({"../cards.pdf": b""})


@pytest.mark.parametrize(
    ("standing", "left"),
    [
        ({"home", ".home.writing"}, "home"),
        ({"home", ".home.ready"}, "home"),
        ({".home.ready", ".home.old"}, ".home.ready"),
        ({".home.old"}, ".home.old"),
        ({".home.old", ".home.writing"}, ".home.old"),
        ({"home", ".home.old"}, "home"),
        ({".home.ready"}, ".home.ready"),
    ],
)
def test_the_next_run_finishes_or_undoes_a_swap_cut_short(
    tmp_path: Path, standing: set[str], left: str
) -> None:
    """As after a power cut: each state in which the folders can stand leads to one whole one."""
    for name in standing:
        (tmp_path / name).mkdir()
        (tmp_path / name / "cards.pdf").write_bytes(name.encode())

    refused_run(tmp_path / "home")

    assert contents(tmp_path) == {"home/cards.pdf": left.encode()}


def test_a_run_that_writes_nothing_leaves_nothing(tmp_path: Path) -> None:
    refused_run(tmp_path / "home")

    assert not list(tmp_path.iterdir())


def test_a_file_in_the_way_stays(tmp_path: Path) -> None:
    """F06: the output is not what it should be; one finding, nothing touched, nothing left."""
    place = tmp_path / "home"
    place.write_bytes(b"precious")

    with pytest.raises(InputError) as caught:
        OutputFolder(place).replace(NEW)

    assert caught.value.finding.code == "F029"
    assert caught.value.finding.span.file == str(place)
    assert contents(tmp_path) == {"home": b"precious"}


def test_a_file_in_the_place_of_a_parent_stays(tmp_path: Path) -> None:
    (tmp_path / "output").write_bytes(b"precious")

    with pytest.raises(InputError) as caught:
        OutputFolder(tmp_path / "output" / "home").replace(NEW)

    assert caught.value.finding.code == "F029"
    assert contents(tmp_path) == {"output": b"precious"}


@pytest.mark.skipif(
    not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere"
)
def test_a_read_only_folder_is_left_alone(folder: Path) -> None:
    folder.parent.chmod(0o555)
    try:
        with pytest.raises(InputError) as caught:
            OutputFolder(folder).replace(NEW)
    finally:
        folder.parent.chmod(0o755)

    assert caught.value.finding.code == "F028"
    assert contents(folder) == with_manifest(OLD)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (PermissionError(13, "Permission denied"), "F028"),
        (OSError(30, "Read-only file system"), "F028"),
        (OSError(28, "No space left on device"), "F030"),
    ],
)
def test_a_refusal_of_the_system_is_a_finding(
    folder: Path, monkeypatch: pytest.MonkeyPatch, error: OSError, code: str
) -> None:
    def refused(self: Path, data: bytes) -> int:
        raise error

    monkeypatch.setattr(Path, "write_bytes", refused)
    with pytest.raises(InputError) as caught:
        OutputFolder(folder).replace(NEW)
    monkeypatch.undo()

    assert caught.value.finding.code == code
    assert contents(folder.parent) == {
        f"home/{name}": data for name, data in with_manifest(OLD).items()
    }


@pytest.mark.parametrize("name", ["../elsewhere.pdf", "/tmp/elsewhere.pdf", "a/../../b.pdf"])
def test_no_file_leaves_the_folder(folder: Path, name: str) -> None:
    with pytest.raises(ValueError, match="not inside"):
        OutputFolder(folder).replace({name: b""})

    assert contents(folder) == with_manifest(OLD)


def test_two_that_write_one_file_have_drafts_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "map.png"
    with output.new_file(path) as slow:
        slow.write(b"slow, ")
        monkeypatch.setattr(os, "getpid", lambda: 1)
        with output.new_file(path) as quick:
            quick.write(b"quick")
        assert path.read_bytes() == b"quick"
        slow.write(b"and whole")

    assert contents(tmp_path) == {"map.png": b"slow, and whole"}
