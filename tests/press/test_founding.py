"""A folder that is begun holds all of its files, or is as it was."""

from collections.abc import Callable
from pathlib import Path

import pytest

from cardsmith.model.finding import InputError
from cardsmith.press.founding import found

FILES = {"edition.yaml": b"game: custom", ".cardsmith/schemas/a.json": b"{}", "a.csv": b"titre"}


def contents(folder: Path) -> dict[str, bytes]:
    return {
        place.relative_to(folder).as_posix(): place.read_bytes()
        for place in sorted(folder.rglob("*"))
        if place.is_file()
    }


def refused(folder: Path) -> InputError:
    with pytest.raises(InputError) as refusal:
        found(folder, FILES)
    return refusal.value


@pytest.mark.parametrize("name", ["jeu", "un jeu à moi", "a/b/c"])
def test_a_new_folder_holds_the_files_and_nothing_lies_beside_it(name: str, tmp_path: Path) -> None:
    found(tmp_path / name, FILES)

    assert contents(tmp_path / name) == FILES
    assert [path.name for path in tmp_path.iterdir()] == [Path(name).parts[0]]


def test_an_empty_folder_is_filled_and_stays_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    before = tmp_path.stat().st_ino

    found(Path(), FILES)

    assert contents(tmp_path) == FILES
    assert tmp_path.stat().st_ino == before


@pytest.mark.parametrize("name", [".git", ".DS_Store"])
def test_what_git_or_a_file_manager_put_there_does_not_fill_a_folder(
    name: str, tmp_path: Path
) -> None:
    (tmp_path / name).mkdir()

    found(tmp_path, FILES)

    assert contents(tmp_path) == FILES
    assert (tmp_path / name).is_dir()


@pytest.mark.parametrize(
    ("held", "told"),
    [(["a.csv"], ("a.csv",)), (["e", "b", "d", "c", ".env"], (".env", "b", "c", "…"))],
)
def test_a_folder_that_holds_something_is_refused_with_what_it_holds(
    held: list[str], told: tuple[str, ...], tmp_path: Path
) -> None:
    for name in held:
        (tmp_path / name).write_bytes(b"mine")

    refusal = refused(tmp_path)

    assert refusal.finding.code == "F035"
    assert refusal.finding.arguments["found"] == told
    assert contents(tmp_path) == dict.fromkeys(sorted(held), b"mine")


@pytest.mark.parametrize("inside", ["", "deeper"])
def test_a_file_in_the_way_stays(inside: str, tmp_path: Path) -> None:
    (tmp_path / "jeu").write_bytes(b"mine")

    refusal = refused(tmp_path / "jeu" / inside)

    assert refusal.finding.code == "F029"
    assert refusal.finding.span.file == (tmp_path / "jeu").as_posix()
    assert contents(tmp_path) == {"jeu": b"mine"}


def failing_rename(at: int, error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    rename: Callable[[Path, Path], Path] = Path.rename
    calls = []

    def broken(self: Path, target: Path) -> Path:
        calls.append(target)
        if len(calls) == at:
            raise error
        return rename(self, target)

    monkeypatch.setattr(Path, "rename", broken)


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (PermissionError(13, "Permission denied"), "F028"),
        (OSError(30, "Read-only file system"), "F028"),
        (OSError(28, "No space left on device"), "F030"),
    ],
)
@pytest.mark.parametrize("step", [1, 2, 3])
def test_a_refusal_half_way_leaves_an_empty_folder_empty(
    step: int, error: OSError, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_rename(step, error, monkeypatch)

    assert refused(tmp_path).finding.code == code
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", ["jeu", "a/b"])
def test_ctrl_c_leaves_nothing_of_a_new_folder(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    failing_rename(1, KeyboardInterrupt(), monkeypatch)

    with pytest.raises(KeyboardInterrupt):
        found(tmp_path / name, FILES)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("left", "into"), [(".jeu.writing", "jeu"), ("jeu/.cardsmith.writing", "jeu")]
)
def test_what_a_power_cut_left_aside_is_cleared(left: str, into: str, tmp_path: Path) -> None:
    (tmp_path / left).mkdir(parents=True)
    (tmp_path / left / "half.yaml").write_bytes(b"half")

    found(tmp_path / into, FILES)

    assert contents(tmp_path) == {f"{into}/{name}": data for name, data in FILES.items()}
