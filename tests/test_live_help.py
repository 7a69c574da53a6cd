"""What an editor shows while a deck is written: the schemas, run by the server behind its plug-in.

The server runs without a window; it fetches nothing, its store of schemas is switched off.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.terminal import CASES, typed
from tests.conftest import ROOT
from tests.language_server import Client, Json, language_server
from tests.node import package

VERSION = "1.25.0"

SEEN = {
    "M01": (5, 15, "une liste\u00a0: un tiret par synonyme"),
    "M02": (4, 5, "une carte\u00a0: title, puis synonyms"),
    "M03": (8, 9, "un texte attendu\u00a0: mettre des guillemets, ou {text, labels, note}"),
    "M08": (4, 5, "une carte\u00a0: title, puis synonyms"),
    "M10": (9, 33, "une marque connue\u00a0: fam., fig., pop., …"),
    "M14": (6, 7, "une liste\u00a0: un tiret par synonyme"),
    "M18": (2, 9, "une lettre de A à Z\u00a0; pour une case réunie\u00a0: letters: [K, W]"),
}
"""The handed cases that a schema can see: line, column and words of the help."""

UNSEEN = ("M04", "M07", "M09", "M11", "M15")
"""Those that are right, or wrong in what only ``check`` looks at."""

Found = list[tuple[int, int, str]]


@pytest.fixture(scope="module")
def server() -> Iterator[Client]:
    program = package("yaml-language-server") / "bin" / "yaml-language-server"
    schema = (ROOT / "schemas" / "packet.schema.json").as_uri()
    yaml: Json = {
        "validate": True,
        "schemaStore": {"enable": False},
        "schemas": {schema: ["**/M*/deck.yaml"]},
    }
    settings = {"yaml": yaml, "http": {}, "[yaml]": {}, "editor": {}, "files": {}}
    with language_server(["node", program, "--stdio"], settings) as client:
        yield client


def shown(server: Client, path: Path, added: str = "") -> Found:
    """Lines and columns from 1, as a person counts them, and the words.

    A text that is ``added`` to is another file beside the one that it begins as.
    """
    found: Found = []
    text = path.read_text(encoding="utf-8") + added
    name = path.with_stem(f"{path.stem}-2") if added else path
    for each in server.diagnostics(name.as_uri(), text):
        place = each["range"]
        assert isinstance(place, dict)
        start = place["start"]
        found.append((start["line"] + 1, start["character"] + 1, str(each["message"])))
    return found


def is_helped(server: Client, path: Path) -> bool:
    """Whether a file is right, and known to be right: a field that there is not is blamed."""
    return shown(server, path) == [] != shown(server, path, "\nnonsense: 1\n")


def test_the_server_is_the_one_that_was_tried() -> None:
    manifest = (package("yaml-language-server") / "package.json").read_text(encoding="utf-8")

    assert f'"version": "{VERSION}"' in manifest


@pytest.mark.parametrize("case", SEEN, ids="case_{}".format)
def test_what_a_schema_sees_is_said_in_french_where_it_stands(case: str, server: Client) -> None:
    assert shown(server, CASES / case / "deck.yaml") == [SEEN[case]]


@pytest.mark.parametrize("case", UNSEEN, ids="case_{}".format)
def test_what_a_schema_cannot_see_is_not_blamed(case: str, server: Client) -> None:
    assert shown(server, CASES / case / "deck.yaml") == []


@pytest.mark.parametrize(
    "name", ["bouffon/edition", "bouffon/kw", "bouffon/marotte", "dalmuti/edition", "dalmuti/ranks"]
)
def test_shipped_files_find_their_schemas_and_keep_them(name: str, server: Client) -> None:
    """By the first line of each, which no setting names."""
    assert is_helped(server, ROOT / "decks" / f"{name}.yaml")


@pytest.mark.parametrize("game", ["bouffon", "dalmuti", "custom"])
def test_an_edition_that_was_begun_is_helped_at_once(
    game: str, tmp_path: Path, server: Client
) -> None:
    assert typed("init", tmp_path / "jeu", "--game", game, "--lang", "fr").exit_code == 0
    files = sorted((tmp_path / "jeu").glob("*.yaml"))

    assert files
    assert [path.name for path in files if not is_helped(server, path)] == []
