"""What a watching command sees of a folder: every save once, whole, and nothing else."""

import os
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.finding import InputError
from cardsmith.pipeline.watching import Seen, changes, places, saves, seen

Step = Callable[[], object]


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    folder = tmp_path / "jeu"
    (folder / "images").mkdir(parents=True)
    for name in ("edition.yaml", "p.yaml", "images/roi.png"):
        (folder / name).write_bytes(b"old")
    return folder


def nothing() -> None:
    """A pause in which nobody saves."""


def told(
    watched: list[Path], out: Path, steps: list[Step], monkeypatch: pytest.MonkeyPatch
) -> list[dict[str, str]]:
    """What is told while one step is done at every pause, and after the last of them."""
    left = iter([*steps, *[nothing] * 3])

    def pause(_seconds: float) -> None:
        step = next(left, None)
        if step is None:
            raise KeyboardInterrupt
        step()

    monkeypatch.setattr(time, "sleep", pause)
    found: list[dict[str, str]] = []
    rounds = saves(watched, out)
    assert next(rounds) == ()
    with suppress(KeyboardInterrupt):
        for changed in rounds:
            found.append({Path(file).name: kind for file, kind in changed})  # noqa: PERF401
    return found


def write(path: Path, content: bytes = b"something new") -> Step:
    return lambda: path.write_bytes(content)


def replaced(path: Path) -> Step:
    """A save as many editors do it: written beside, then renamed over the old file."""

    def save() -> None:
        path.with_suffix(".tmp").write_bytes(b"something new")
        path.with_suffix(".tmp").replace(path)

    return save


@pytest.mark.parametrize("save", [write, replaced])
@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("p.yaml", "changed"),
        ("q.yaml", "new"),
        ("cesures.txt", "new"),
        ("images/roi.png", "changed"),
        ("images/dame.JPG", "new"),
    ],
)
def test_a_save_is_told_once(
    save: Callable[[Path], Step], name: str, kind: str, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [nothing, save(deck / name), nothing, nothing]

    assert told([deck], deck / "out", steps, monkeypatch) == [{Path(name).name: kind}]


def test_a_file_that_goes_is_told(deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[Step] = [(deck / "p.yaml").unlink]

    assert told([deck], deck / "out", steps, monkeypatch) == [{"p.yaml": "gone"}]


def test_a_folder_that_goes_is_waited_for(deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    away = deck.with_name("away")
    steps: list[Step] = [lambda: deck.rename(away), nothing, nothing, lambda: away.rename(deck)]

    names = ("edition.yaml", "p.yaml", "roi.png")
    gone, new = told([deck], deck / "out", steps, monkeypatch)
    assert gone == dict.fromkeys(names, "gone")
    assert new == dict.fromkeys(names, "new")


def test_a_save_in_two_steps_is_waited_out(deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Emptied first, filled a moment later: nobody wants to hear of the empty file."""
    steps = [write(deck / "p.yaml", b""), write(deck / "p.yaml", b"half"), write(deck / "p.yaml")]

    assert told([deck], deck / "out", steps, monkeypatch) == [{"p.yaml": "changed"}]


def test_files_that_are_saved_together_are_told_together(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps = [write(deck / "p.yaml"), write(deck / "q.yaml"), nothing]

    assert told([deck], deck / "out", steps, monkeypatch) == [
        {"p.yaml": "changed", "q.yaml": "new"}
    ]


def test_what_is_saved_during_a_round_is_told_in_the_next(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time, "sleep", lambda _seconds: None)
    rounds = saves([deck], deck / "out")
    next(rounds)
    (deck / "p.yaml").write_bytes(b"while it is built for the first time")
    assert [change.kind for change in next(rounds)] == ["changed"]
    (deck / "q.yaml").write_bytes(b"while it is built again")
    assert [change.kind for change in next(rounds)] == ["new"]


@pytest.mark.parametrize(
    "name",
    [
        ".p.yaml.swp",
        ".hidden.yaml",
        ".cardsmith/schemas/edition.yaml",
        "p.yaml~",
        "notes.md",
        "output/jeu/home/cards.pdf",
        "output/picture.png",
    ],
)
def test_what_is_no_part_of_an_edition_is_passed_over(
    name: str, deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (deck / name).parent.mkdir(parents=True, exist_ok=True)

    assert told([deck], deck / "output", [write(deck / name)], monkeypatch) == []


def test_the_picture_that_is_drawn_is_no_reason_to_draw_it(
    deck: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = deck / "preview.png"

    assert told([deck], out, [write(out)], monkeypatch) == []
    other = deck / "images" / "preview.png"
    assert told([deck], out, [write(other)], monkeypatch) == [{"preview.png": "new"}]


def test_of_loose_files_only_these_are_watched(deck: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [write(deck / "q.yaml"), nothing, write(deck / "p.yaml")]

    assert told([deck / "p.yaml"], deck / "out", steps, monkeypatch) == [{"p.yaml": "changed"}]


def test_a_link_round_in_a_circle_is_no_trouble(deck: Path) -> None:
    (deck / "again").symlink_to(deck)
    (deck / "self.yaml").symlink_to(deck / "self.yaml")

    assert len(seen([deck], deck / "out")) == 3


def test_a_file_of_the_same_size_and_time_is_known_to_be_another(deck: Path) -> None:
    before = seen([deck], deck / "out")
    stat = (deck / "p.yaml").stat()
    (deck / "new").write_bytes(b"new")
    os.utime(deck / "new", ns=(stat.st_atime_ns, stat.st_mtime_ns))
    (deck / "new").replace(deck / "p.yaml")

    assert [change.kind for change in changes(before, seen([deck], deck / "out"))] == ["changed"]


looks: st.SearchStrategy[Seen] = st.dictionaries(
    st.sampled_from([Path(f"{letter}.yaml") for letter in "abcd"]),
    st.tuples(st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)),
)


@given(before=looks, after=looks)
def test_every_difference_between_two_looks_is_told_once_and_nothing_else(
    before: Seen, after: Seen
) -> None:
    found = {Path(file): kind for file, kind in changes(before, after)}

    assert len(found) == len(changes(before, after))
    for path in before.keys() | after.keys():
        same = before.get(path) == after.get(path)
        kind = "new" if path not in before else "gone" if path not in after else "changed"
        assert found.get(path) == (None if same else kind)


def test_the_names_of_editions_become_what_is_watched(deck: Path) -> None:
    assert places([str(deck)]) == (deck,)
    assert places([str(deck / "edition.yaml")]) == (deck,)
    assert places([str(deck / "p.yaml")]) == (deck / "p.yaml",)
    with pytest.raises(InputError):
        places([str(deck / "nowhere")])
