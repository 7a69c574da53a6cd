"""French that people read has one apostrophe, one space before signs, a comma in numbers.

The words of print have a narrower space: tests/art/test_words.py.
"""

import json
import re
from collections.abc import Iterator

import pytest
import yaml

from cardsmith.resources import Kind, shipped
from tests.art.test_words import PRINTED

SCHEMAS = ("edition", "lock", "marotte", "packet", "ranks", "rules", "vendor")
"""The schemas that an editor of a French deck reads; the others speak English."""

READ = ("title", "description", "errorMessage")

SLIPS = {
    "a straight apostrophe": r"\w'\w",
    "a space that is not U+00A0 before a sign": r"[ \u202f](?=[;:!?»%](?!\w))",
    "a space that is not U+00A0 after «": r"«[^\u00a0]",
    "a point for the comma of a measure": r"\d\.\d+\s(?:×|mm|cm|pt|%)",
}
CODE = re.compile(r"`[^`]*`")


def texts(kind: Kind, name: str) -> Iterator[str]:
    """The French of a catalogue, or all of a schema that people read."""
    text = (shipped(kind) / name).read_text(encoding="utf-8")
    if name.endswith(".json"):
        yield from _named(json.loads(text), READ)
    else:
        yield from _named(yaml.load(text, yaml.CSafeLoader), ("fr",))


def _named(value: object, names: tuple[str, ...]) -> Iterator[str]:
    if isinstance(value, dict):
        for name, held in value.items():
            yield from _leaves(held) if name in names else _named(held, names)
    elif isinstance(value, list):
        for held in value:
            yield from _named(held, names)


def _leaves(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, (dict, list)):
        for held in value.values() if isinstance(value, dict) else value:
            yield from _leaves(held)


def catalogues() -> Iterator[tuple[Kind, str]]:
    kinds: tuple[Kind, ...] = ("messages", "law")
    for kind in kinds:
        for path in sorted(shipped(kind).rglob("*.yaml")):
            name = path.relative_to(shipped(kind)).as_posix()
            if path.stem not in PRINTED and not name.startswith("booklets/"):
                yield kind, name
    for schema in SCHEMAS:
        yield "schemas", f"{schema}.schema.json"


def slips(text: str) -> list[str]:
    bare = CODE.sub("", text)
    return [slip for slip, pattern in SLIPS.items() if re.search(pattern, bare)]


@pytest.mark.parametrize(("kind", "name"), [*catalogues()])
def test_french_is_set_as_french_is(kind: Kind, name: str) -> None:
    found = list(texts(kind, name))

    assert found or name in {"rules.yaml"}
    assert [(text, slips(text)) for text in found if slips(text)] == []


@pytest.mark.parametrize("name", ["bouffon", "custom", "dalmuti"])
def test_a_starter_is_set_as_the_messages_are(name: str) -> None:
    told = (shipped("templates") / "starters" / name / "fr" / "README.md").read_text("utf-8")

    assert slips(re.sub(r"```.*?```", "", told, flags=re.DOTALL)) == []


@pytest.mark.parametrize(
    "text", ["l'as", "dé : six", "dé\u202f: six", "« non\u00a0»", "12 %", "1.5 mm"]
)
def test_a_slip_is_seen(text: str) -> None:
    assert slips(text)


@pytest.mark.parametrize("text", ["l’as", "dé\u00a0: six", "`d : [a]` ou !juste", "’ ou '"])
def test_what_is_well_written_is_left_alone(text: str) -> None:
    assert slips(text) == []
