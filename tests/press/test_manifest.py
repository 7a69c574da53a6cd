"""The manifest is plain JSON, the same for the same build."""

import json
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardsmith.press.manifest import (
    Check,
    Input,
    Manifest,
    Output,
    Printed,
    Shown,
    digest,
    listed,
    manifest_bytes,
    named_files,
    read_manifest,
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


NUMBERS = st.integers(0, 10**9)
MANIFESTS = st.builds(
    Manifest,
    edition=st.text(),
    profile=st.text(),
    files=st.lists(
        st.builds(Output, st.text(), st.text(), NUMBERS, NUMBERS, NUMBERS, st.text())
    ).map(tuple),
    inputs=st.lists(st.builds(Input, st.text(), st.text())).map(tuple),
    cards=st.lists(st.builds(Printed, st.text(), st.text(), NUMBERS)).map(tuple),
    checks=st.lists(st.builds(Check, st.text(), st.text(), st.text())).map(tuple),
    options=st.text(),
    printer=st.text(),
    taken_out=st.lists(st.builds(Printed, st.text(), st.text(), NUMBERS)).map(tuple),
    faces=st.lists(
        st.builds(Shown, st.text(), NUMBERS, st.text(), st.text(), NUMBERS, NUMBERS, st.text())
    ).map(tuple),
)


@given(manifest=MANIFESTS)
def test_what_is_written_is_read(manifest: Manifest) -> None:
    assert read_manifest(manifest_bytes(manifest)) == manifest


@given(manifest=MANIFESTS, data=st.data())
def test_a_manifest_that_was_meddled_with_is_refused_or_read(
    manifest: Manifest, data: st.DataObject
) -> None:
    """Whatever a hand or a disk did to it, it is a manifest or it is none: never half of one."""
    written = manifest_bytes(manifest)
    start = data.draw(st.integers(0, len(written)))
    end = data.draw(st.integers(start, len(written)))
    spoilt = written[:start] + data.draw(st.binary(max_size=4)) + written[end:]
    try:
        read = read_manifest(spoilt)
    except ValueError:
        return
    assert read_manifest(manifest_bytes(read)) == read


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"copies": 1', '"copies": "1"'),
        ('"copies": 1', '"copies": 1, "more": 2'),
        ('"copies": 1', '"copies": true'),
        ('"copies": 1', '"copies": -1'),
        ('"pages": 12, ', ""),
        ('"id": "P/peur"', '"id": 3'),
        ('"cards": [', '"kards": ['),
        ("{", "["),
    ],
)
def test_a_field_too_many_too_few_or_of_another_type_is_refused(before: str, after: str) -> None:
    written = manifest_bytes(MANIFEST).decode("utf-8")
    assert before in written

    with pytest.raises(ValueError, match="no manifest"):
        read_manifest(written.replace(before, after, 1).encode("utf-8"))


def test_a_card_without_a_number_of_copies_is_there_once() -> None:
    """As builds wrote it before."""
    written = manifest_bytes(MANIFEST).replace(b', "copies": 1', b"")

    assert read_manifest(written).cards == MANIFEST.cards
