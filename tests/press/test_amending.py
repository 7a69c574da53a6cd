"""Files of a person's own: all of them change, or none does."""

from pathlib import Path

import pytest

from cardsmith.model.finding import InputError
from cardsmith.press.amending import amend


def test_all_files_get_their_content_and_nothing_else_stays(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"1")
    amend({tmp_path / "a": b"2", tmp_path / "b": b"3"})
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"2", "b": b"3"}


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"1")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    amend({tmp_path / "b": b"2"})
    assert (tmp_path / "b").is_symlink()
    assert (tmp_path / "a").read_bytes() == b"2"


def test_when_one_is_refused_all_are_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second of three cannot take its place: the first comes back, the new one goes."""
    for name in ("a", "c"):
        (tmp_path / name).write_bytes(name.encode())
    whole = Path.replace

    def replace(path: Path, target: Path) -> Path:
        if target.name == "c":
            raise PermissionError(13, "no", str(target))
        return whole(path, target)

    monkeypatch.setattr(Path, "replace", replace)
    with pytest.raises(InputError) as refusal:
        amend({tmp_path / "a": b"1", tmp_path / "b": b"2", tmp_path / "c": b"3"})
    assert refusal.value.finding.code == "F028"
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"a", "c": b"c"}
