"""``diff``: what an editor reads, what a program reads, and what the shell is told."""

import json
import re
import shutil
from html.parser import HTMLParser
from pathlib import Path

import jsonschema
import pytest

from tests.cli.terminal import typed
from tests.conftest import ROOT
from tests.pipeline.diffing.repository import NEW, OLD, repository, written
from tests.test_lazy import loaded

__all__ = ["repository"]

SCHEMA = json.loads((ROOT / "schemas/diff.schema.json").read_text("utf-8"))
HOSTILE = "<script>alert('&\"')</script>"


@pytest.fixture
def both(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[str, str]:
    """An edition before and after its editor's morning."""
    written(tmp_path / "old", OLD)
    written(tmp_path / "new", NEW)
    monkeypatch.chdir(tmp_path)
    return "old", "new"


def test_an_editor_reads_every_change(both: tuple[str, str]) -> None:
    answer = typed("diff", *both, lang="en")

    assert answer.exit_code == 1
    assert answer.stdout.splitlines() == [
        "~ Edition",
        "    title: Essai → Essai 2",
        "    bouffon.ligature: 2 → 1",
        "~ P/peur  peur  × 2",
        "    copies: 1 → 2",
        "    + 8 angoisse",
        "    - 6 effroi",
        "    ~ 7 trouile [fam.] → 8 trouille [pop.]",
        "~ P/pusillanime  pusillanime",
        "    packet: marotte → P",
        "    + 5 lâche",
        "+ P/pale  pâle",
        "    5 blême",
        "    6 livide",
        "    7 blafard",
        "    5 terne",
        "+ marotte/abscons  abscons",
        "    6 obscur",
        "    10 hermétique",
        "- P/petit  petit",
        "    4 menu",
        "    9 minuscule",
        "    6 réduit",
        "    5 exigu",
        "old → new: 2 added, 1 removed, 2 changed, 0 as before",
    ]
    assert answer.stderr == ""


def test_it_is_said_in_french(both: tuple[str, str]) -> None:
    lines = typed("diff", *both, "--lang", "fr").stdout.splitlines()

    assert lines[:2] == ["~ Édition", "    titre\u00a0: Essai → Essai 2"]
    assert lines[-1] == "old → new\u00a0: 2 ajoutées, 1 retirée, 2 changées, 0 inchangée"


def test_what_is_the_same_exits_0(both: tuple[str, str]) -> None:
    answer = typed("diff", both[0], both[0])

    assert answer.exit_code == 0
    assert answer.stdout.splitlines()[0] == "Nothing has changed."
    assert typed("diff", "bouffon", "bouffon", "--quiet").output == ""
    assert typed("diff", *both, "--quiet").output == ""
    assert typed("diff", *both, "--quiet").exit_code == 1


def test_a_side_that_is_not_read_in_full_exits_2_and_is_told(both: tuple[str, str]) -> None:
    Path("new/q.yaml").write_text("letter: Q\ncards: [{title: quoi}]\n", encoding="utf-8")
    answer = typed("diff", *both, lang="en")

    assert answer.exit_code == 2
    assert "new/q.yaml:2:17: error S104" in answer.stderr
    assert "old → new: 3 added" in answer.stdout


@pytest.mark.parametrize("names", [("nope", "bouffon"), ("bouffon", "nope"), ("bouffon",)])
def test_a_name_that_means_nothing_exits_2(names: tuple[str, ...]) -> None:
    answer = typed("diff", *names)

    assert answer.exit_code == 2
    assert answer.stdout == ""


def test_the_document_is_of_its_schema_and_goes_both_ways(both: tuple[str, str]) -> None:
    there, back = (
        json.loads(typed("diff", *names, "--format", "json").stdout) for names in (both, both[::-1])
    )

    for document in (there, back):
        jsonschema.validate(document, SCHEMA)
    assert there["summary"] == {"added": 2, "removed": 1, "changed": 2, "same": 0}
    assert there["added"] == back["removed"]
    assert [each["old"] for each in there["edition"]] == [each["new"] for each in back["edition"]]
    (peur,) = [each for each in there["changed"] if each["id"] == "P/peur"]
    assert peur["synonyms"]["changed"][0] == {
        "old": {"text": "trouile", "length": 7, "labels": ["fam."], "note": ""},
        "new": {"text": "trouille", "length": 8, "labels": ["pop."], "note": ""},
    }


class Page(HTMLParser):
    """The tags of a page, its text, and what it would load."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.loads: list[str] = []
        self.shown = ""
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.loads += [name for name, _ in attrs if name in {"src", "href"} or name[:2] == "on"]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.shown += data


def test_the_page_holds_all_it_needs_and_shows_any_text(both: tuple[str, str]) -> None:
    text = NEW["p.yaml"].replace("- angoisse", f"- {json.dumps(HOSTILE)}")
    Path("new/p.yaml").write_text(text, encoding="utf-8")
    answer = typed("diff", *both, "--format", "html", "--lang", "fr")
    page = Page(answer.stdout)

    assert answer.exit_code == 1
    assert answer.stdout.startswith('<!doctype html>\n<html lang="fr">')
    assert page.open == []
    assert page.loads == []
    assert "script" not in page.tags
    assert HOSTILE in page.shown
    assert not re.search(r"url\(|@import|https?:", answer.stdout)
    for shown in ("old", "new", "Ajoutées2 cartes", "Retirées1 carte", "trouile [fam.]", "P/peur"):
        assert shown in page.shown


def test_ranks_and_records_are_compared_by_their_fields(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "decks" / "dalmuti", "dalmuti2")
    ranks = Path("dalmuti2/ranks.yaml")
    text = ranks.read_text("utf-8").replace("fr: Prélat, en: Prelate", "fr: Évêque, en: Bishop")
    ranks.write_text(text, encoding="utf-8")
    custom = "game: custom\ntitle: T\nlanguage: en\ncomponents: [{name: c, data: c.csv}]\n"
    for name, rows in (("a", "wolf;3;1\nbear;5;1\n"), ("b", "wolf;4;2\nowl;1;1\n")):
        written(Path(name), {"edition.yaml": custom, "c.csv": f"name;force;copies\n{rows}"})

    assert typed("diff", "dalmuti", "dalmuti2", lang="en").stdout.splitlines() == [
        "~ dalmuti/2  Évêque  × 2",
        "    title: Prélat → Évêque",
        "    names.en: Prelate → Bishop",
        "dalmuti → dalmuti2: 0 added, 0 removed, 1 changed, 12 as before",
    ]
    assert typed("diff", "a", "b", lang="en").stdout.splitlines() == [
        "~ c/wolf  wolf  × 2",
        "    copies: 1 → 2",
        "    force: 3 → 4",
        "+ c/owl  owl",
        "- c/bear  bear",
        "a → b: 1 added, 1 removed, 1 changed, 0 as before",
    ]


def test_of_a_build_ids_numbers_and_faces_are_compared(both: tuple[str, str]) -> None:
    for name in both:
        options = ("--component", "cards", "--out", "output", "--quiet")
        assert typed("build", name, *options).exit_code == 1
        gaps = "limits: {synonyms: {min: 2, max: 12}}\nboard: {squares: [[P]], laps: 20}\n"
        declared = Path(name, "edition.yaml")
        declared.write_text(declared.read_text("utf-8") + gaps, encoding="utf-8")
        assert typed("build", name, *options).exit_code == 0, typed("check", name).output
    answer = typed("diff", "output/old/home", "new", lang="en")

    assert answer.exit_code == 1
    assert answer.stdout.splitlines() == [
        "~ P/peur  × 2",
        "    copies: 1 → 2",
        "    drawn otherwise",
        "+ P/pale",
        "+ P/pusillanime",
        "- P/petit",
        "Of a manifest.json only ids, numbers of cards and whether they are drawn alike are known.",
        "output/old/home → new: 2 added, 1 removed, 1 changed, 0 as before",
    ]
    assert typed("diff", "output/new/home/manifest.json", "new").exit_code == 0
    document = json.loads(
        typed("diff", "output/old/home", "output/new/home", "--format", "json").stdout
    )
    jsonschema.validate(document, SCHEMA)
    assert document["compared"] == "faces"
    assert document["summary"] == {"added": 2, "removed": 1, "changed": 1, "same": 0}


def test_what_two_looks_draw_is_not_compared_by_its_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    for profile in ("home", "home-access"):
        options = ("--component", "cards", "--profile", profile, "--out", "output", "--quiet")
        assert typed("build", "dalmuti", *options).exit_code == 0
    answer = typed("diff", "output/dalmuti/home", "output/dalmuti/home-access", lang="en")

    assert answer.exit_code == 0
    assert "only ids and numbers can be compared" in answer.stdout


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_a_revision_is_named_with_its_commit(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(repository)
    document = json.loads(typed("diff", "v1.0", "jeu", "--format", "json").stdout)

    jsonschema.validate(document, SCHEMA)
    assert document["old"]["kind"] == "revision"
    assert len(document["old"]["commit"]) == 40
    assert document["new"] == {"name": "jeu", "kind": "edition", "commit": None}
    page = typed("diff", "git:v1.0", "jeu", "--format", "html").stdout
    assert f"git:v1.0: of commit {document['old']['commit'][:12]}" in page


def test_what_a_terminal_would_obey_is_shown_as_dots(both: tuple[str, str]) -> None:
    text = NEW["p.yaml"].replace("- angoisse", '- "an\\egoisse"')
    Path("new/p.yaml").write_text(text, encoding="utf-8")

    assert "\x1b" not in typed("diff", *both).stdout


def test_words_are_compared_without_what_draws_or_packs() -> None:
    assert not {"reportlab", "uharfbuzz", "pikepdf", "PIL", "jsonschema"} & loaded(
        "diff", "dalmuti", "dalmuti"
    )
