"""A revision of git is read as it was, by its own names, and nothing is left behind."""

import os
import shutil
import tempfile
from pathlib import Path

import pytest

from cardsmith.model.finding import InputError
from cardsmith.pipeline.diffing.revisions import is_revision, revision, taken_out
from cardsmith.pipeline.diffing.sides import Compared, compare_names
from tests.pipeline.diffing.repository import NEW, OLD, git, repository, written

__all__ = ["repository"]

pytestmark = pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")


def kind_of(name: str, beside: Path) -> str:
    """Why a name of git is refused."""
    with pytest.raises(InputError) as refused:
        revision(name, beside)
    assert refused.value.finding.code == "F050"
    return str(refused.value.finding.arguments["kind"])


def counts(compared: Compared) -> tuple[int, int, int, int]:
    cards = compared.cards
    return len(cards.added), len(cards.removed), len(cards.changed), cards.same


def test_files_are_those_of_the_revision(repository: Path) -> None:
    (repository / "jeu" / "new.yaml").write_text("letter: N\n", encoding="utf-8")

    with taken_out(revision("v1.0", repository / "jeu")) as folder:
        found = {path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()}

    assert found == OLD
    assert not folder.exists()


@pytest.mark.parametrize("name", ["v1.0", "HEAD", "main", "git:HEAD", "HEAD@{0}"])
def test_a_revision_is_the_other_side_as_it_was_then(
    name: str, repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wherever the command is typed."""
    for place in (repository, repository / "jeu", repository.parent):
        monkeypatch.chdir(place)
        assert counts(compare_names(name, str(repository / "jeu"))) == (2, 1, 2, 0), place


def test_a_path_counts_from_the_top_as_git_has_it(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository / "jeu")

    assert counts(compare_names("HEAD:jeu", ".")) == (2, 1, 2, 0)
    assert counts(compare_names("HEAD:./", ".")) == (2, 1, 2, 0)


def test_two_revisions_are_of_the_folder_that_one_of_them_names(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(repository, "commit", "-q", "-a", "-m", "two")
    monkeypatch.chdir(repository)

    for names in (("v1.0", "HEAD:jeu"), ("HEAD~1:jeu", "main")):
        assert counts(compare_names(*names)) == (2, 1, 2, 0)
    monkeypatch.chdir(repository / "jeu")
    assert counts(compare_names("v1.0", "HEAD")) == (2, 1, 2, 0)


def test_one_file_can_be_compared(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(repository / "jeu")

    assert counts(compare_names("HEAD", "p.yaml")) == (2, 1, 1, 0)


def test_an_error_is_told_at_its_place_in_the_revision(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(repository / "jeu", {"q.yaml": "letter: P\ncards: [{title: quoi}]\n"})
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "-m", "two")
    monkeypatch.chdir(repository)
    found = compare_names("HEAD:jeu", "v1.0:jeu").findings

    assert {finding.span.file for finding in found} == {"HEAD:jeu/q.yaml"}
    first = next(finding for finding in found if finding.code == "S111")
    assert str(first.arguments["first"]).startswith("HEAD:jeu/p.yaml:")


def test_what_git_does_not_have_is_refused_by_its_reason(repository: Path, tmp_path: Path) -> None:
    jeu = repository / "jeu"

    assert kind_of("git:no-such-tag", jeu) == "revision"
    assert kind_of("git:", jeu) == "revision"
    assert kind_of("git:--all", jeu) == "revision"
    assert kind_of("git:^HEAD", jeu) == "revision"
    assert kind_of("HEAD:nowhere", jeu) == "path"
    assert kind_of("git:HEAD", written(repository / "later", NEW)) == "path"
    assert kind_of("git:HEAD", tmp_path) == "outside"


def test_without_git_it_is_said_that_git_is_missing(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")

    assert kind_of("git:HEAD", repository) == "git"
    assert not is_revision("HEAD", repository)


def test_a_folder_or_a_shipped_edition_comes_before_a_branch_of_its_name(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    git(repository, "branch", "bouffon")
    git(repository, "branch", "jeu")
    monkeypatch.chdir(repository)

    assert [compare_names(name, name).old.kind for name in ("bouffon", "jeu")] == ["edition"] * 2
    assert compare_names("git:jeu", "jeu").old.kind == "revision"


def test_what_no_file_system_has_is_asked_of_git_alone(repository: Path) -> None:
    for name in ("", "-x", "--all", "a" * 5000, "nul\0", "a b", "HEAD..v1.0", "^HEAD"):
        assert not is_revision(name, repository), name


@pytest.mark.skipif(os.name == "nt", reason="links are a right of their own there")
def test_a_link_is_a_link_and_nothing_is_written_through_it(
    repository: Path, tmp_path: Path
) -> None:
    outside = written(tmp_path / "outside", {"p.yaml": "untouched"})
    (repository / "jeu" / "sub").symlink_to(outside)
    (repository / "jeu" / "l.yaml").symlink_to("p.yaml")
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "-m", "links")
    with taken_out(revision("HEAD:jeu", repository)) as folder:
        assert (folder / "sub").is_symlink()
        assert (folder / "l.yaml").read_text(encoding="utf-8") == NEW["p.yaml"]

    assert (outside / "p.yaml").read_text(encoding="utf-8") == "untouched"


def hostile(repository: Path, entries: list[tuple[str, str, str]]) -> str:
    """A commit whose tree no git would make: modes, names and objects as they are given."""
    raw = repository / "tree"
    raw.write_bytes(
        b"".join(f"{mode} {name}\0".encode() + bytes.fromhex(each) for mode, name, each in entries)
    )
    tree = git(repository, "hash-object", "--literally", "-t", "tree", "-w", "tree")
    return git(repository, "commit-tree", "-m", "hostile", tree)


def test_a_tree_that_leads_out_of_its_folder_is_written_inside_alone(repository: Path) -> None:
    blob = git(repository, "rev-parse", "HEAD:jeu/p.yaml")
    commit = hostile(repository, [("100644", "..", blob), ("100644", "p", blob)])
    before = set(Path(tempfile.gettempdir()).glob("cardsmith-*"))

    with taken_out(revision(f"git:{commit}:", repository)) as folder:
        assert [path.name for path in folder.iterdir()] == ["p"]

    assert set(Path(tempfile.gettempdir()).glob("cardsmith-*")) <= before


@pytest.mark.skipif(os.name == "nt", reason="links are a right of their own there")
def test_a_link_that_is_a_folder_as_well_is_refused_and_leads_nowhere(
    repository: Path, tmp_path: Path
) -> None:
    """First the link, then a file behind it: it would be written where the link leads."""
    outside = written(tmp_path / "outside", {"p.yaml": "untouched"})
    (repository / "jeu" / "sub").symlink_to(outside)
    git(repository, "add", "-A")
    git(repository, "commit", "-q", "-m", "link")
    link, folder = (git(repository, "rev-parse", f"HEAD:jeu{name}") for name in ("/sub", ""))
    commit = hostile(repository, [("120000", "sub", link), ("40000", "sub", folder)])

    with (
        pytest.raises(InputError) as refused,
        taken_out(revision(f"git:{commit}:", repository)),
    ):
        pass

    assert refused.value.finding.arguments["kind"] == "other"
    assert {path.name: path.read_text("utf-8") for path in outside.iterdir()} == {
        "p.yaml": "untouched"
    }
