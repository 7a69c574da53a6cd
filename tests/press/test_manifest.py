"""The manifest is plain JSON, the same for the same build."""

import json
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.press.manifest import (
    Check,
    Input,
    Manifest,
    Printed,
    digest,
    listed,
    manifest_bytes,
    named_files,
)

MANIFEST = Manifest(
    edition="Le Bouffon — œuf",
    profile="home",
    files=(listed("cards.pdf", "cards", b"%PDF", pages=12, cards=100),),
    inputs=(Input(path="p.yaml", sha256=digest(b"letter: P")),),
    cards=(Printed(id="P/peur", digest=digest(b"peur")),),
    checks=(Check(code="V101", state="verified"),),
)


def test_a_manifest_says_what_was_built_from_what() -> None:
    assert json.loads(manifest_bytes(MANIFEST)) == {
        "schema": 1,
        "edition": "Le Bouffon — œuf",
        "profile": "home",
        "files": [
            {
                "path": "cards.pdf",
                "component": "cards",
                "pages": 12,
                "cards": 100,
                "bytes": 4,
                "sha256": sha256(b"%PDF").hexdigest(),
            }
        ],
        "inputs": [{"path": "p.yaml", "sha256": sha256(b"letter: P").hexdigest()}],
        "cards": [{"id": "P/peur", "digest": sha256(b"peur").hexdigest(), "copies": 1}],
        "checks": [{"code": "V101", "state": "verified", "reason": ""}],
    }


def test_a_manifest_is_readable_text() -> None:
    data = manifest_bytes(MANIFEST)

    assert data == manifest_bytes(MANIFEST)
    assert data.decode("utf-8").endswith("}\n")
    assert "œuf" in data.decode("utf-8")
    for line in ('  {"id": "P/peur", ', '  {"path": "p.yaml", ', ' "profile": "home",'):
        assert sum(found.startswith(line) for found in data.decode("utf-8").splitlines()) == 1


@given(text=st.text())
def test_whatever_a_name_holds_the_manifest_can_be_read(text: str) -> None:
    manifest = MANIFEST._replace(edition=text, cards=(Printed(id=text, digest=""),), inputs=())

    read = json.loads(manifest_bytes(manifest))

    assert (read["edition"], read["cards"][0]["id"], read["inputs"]) == (text, text, [])


def test_a_manifest_names_its_files_and_itself() -> None:
    assert named_files(manifest_bytes(MANIFEST)) == {"cards.pdf", "manifest.json"}


def test_a_damaged_manifest_names_itself_alone() -> None:
    for data in (b"", b"{", b"[]", b'{"files": [3]}', b"\xff\xfe", b'{"files": null}'):
        assert named_files(data) == {"manifest.json"}
