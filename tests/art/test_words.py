"""Words that are printed: typographic French and English, to the last sign."""

import re
from collections.abc import Iterator

import pytest
import yaml

from cardsmith.resources import shipped

PRINTED = (
    "aid",
    "board",
    "booklet",
    "box",
    "calibrate",
    "cards",
    "net",
    "print",
    "scores",
    "table",
)

FRENCH = {
    "a plain or wide space before ; ! ? %": r"[ \u00a0][;!?%]",
    "no no-break space before a colon": r"[^\u00a0\s]:|[ \u202f]:",
    "an angle quote without its narrow space": r"«[^\u202f]|[^\u202f]»",
}
BOTH = {
    "a straight quote": r"""["']""",
    "dots instead of an ellipsis": r"\.\.",
    "a hyphen for a minus or a dash": r"(?:^|\s)-(?!-\w)|-(?:\s|$)",
    "two spaces": r"\s\s",
}


def said(language: str) -> Iterator[tuple[str, str]]:
    for name in PRINTED:
        text = (shipped("messages") / f"{name}.yaml").read_text(encoding="utf-8")
        for key, words in yaml.safe_load(text)[language].items():
            yield f"{name}:{key}", re.sub(r"\{\w+(:[^|}]*\|[^}]*)?\}", "1", words)


def wrong(text: str, slips: dict[str, str]) -> list[str]:
    return [slip for slip, pattern in slips.items() if re.search(pattern, text)]


@pytest.mark.parametrize(("language", "slips"), [("fr", FRENCH | BOTH), ("en", BOTH)])
def test_printed_words_are_set_as_a_printer_sets_them(language: str, slips: dict[str, str]) -> None:
    found = {place: wrong(text, slips) for place, text in said(language)}

    assert len(found) > 90
    assert {place: told for place, told in found.items() if told} == {}


@pytest.mark.parametrize(
    "text",
    ["impôt ; au", "impôt\u00a0; au", "dé: six", "dé : six", "« non »", "l'as", "et...", "case -3"],
)
def test_a_slip_is_seen(text: str) -> None:
    assert wrong(text, FRENCH | BOTH)


@pytest.mark.parametrize("text", ["impôt\u202f; au", "dé\u00a0: six", "«\u202fnon\u202f»", "−3"])
def test_what_is_well_set_is_left_alone(text: str) -> None:
    assert wrong(text, FRENCH | BOTH) == []
