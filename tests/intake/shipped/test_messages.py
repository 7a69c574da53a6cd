"""The catalogue is complete, and its words are true."""

from pathlib import Path
from string import Formatter

import pytest

from cardsmith.intake.shipped.messages import LANGUAGES, Example, entry, spoken
from cardsmith.lint.engine import check
from cardsmith.lint.rules import NEED_DICTIONARY, NEED_THESAURUS
from cardsmith.model.codes import SEVERITIES
from cardsmith.model.finding import Finding
from cardsmith.model.measure import measured
from cardsmith.model.place import whole
from tests.intake.reading import deck_of

READ = [
    code
    for code in SEVERITIES
    if code[0] in "FSECDMNPRTX" and not str(entry(code).bad).startswith("$")
    if code not in {*NEED_DICTIONARY, *NEED_THESAURUS, "C417", "X904", "X907"}
]
"""The codes that reading and lint find; the others need a drawing, a command or a book."""


@pytest.mark.parametrize("code", SEVERITIES)
def test_a_code_has_its_words(code: str) -> None:
    found = entry(code)
    assert set(found.messages) == set(LANGUAGES)
    for lang in LANGUAGES:
        assert all(found.messages[lang].values())
        assert found.whys[lang]
    assert found.good


@pytest.mark.parametrize("code", SEVERITIES)
def test_both_languages_name_the_same_things(code: str) -> None:
    found = entry(code)
    french, english = (found.messages[lang] for lang in LANGUAGES)
    assert french.keys() == english.keys()
    assert found.hints["fr"].keys() == found.hints["en"].keys()
    for kind in french:
        assert _names(french[kind]) == _names(english[kind])


@pytest.mark.parametrize("code", READ)
def test_a_code_keeps_its_word(code: str, tmp_path: Path) -> None:
    """Its bad example raises it, its good example does not, and both languages can say it."""
    found = entry(code)
    bad = _raised(tmp_path / "bad", found.bad)
    good = _raised(tmp_path / "good", found.good)
    assert code in {finding.code for finding in bad}
    assert code not in {finding.code for finding in good}
    for finding in bad:
        for lang in LANGUAGES:
            assert 0 < len(spoken(finding, lang).message) < 200


@pytest.mark.parametrize("code", READ)
def test_words_name_only_what_the_finding_brings(code: str, tmp_path: Path) -> None:
    bad = entry(code).bad
    for finding in _raised(tmp_path, bad):
        kind = str(finding.arguments.get("kind", ""))
        found = entry(finding.code)
        for texts in (*found.messages.values(), *found.hints.values()):
            assert kind in texts or len(texts) == 1
            assert _names(texts.get(kind, next(iter(texts.values())))) <= set(finding.arguments)


def test_an_argument_is_shown_on_one_short_line() -> None:
    finding = Finding("S106", _NOWHERE, field="a\nb\t" + "x" * 300, first=2)
    message = spoken(finding, "en").message
    assert "\n" not in message
    assert "\t" not in message
    assert len(message) < 200


@pytest.mark.parametrize(("lang", "told"), [("fr", "1,5 mm"), ("en", "1.5 mm"), ("de", "1.5 mm")])
def test_a_number_is_written_as_the_reader_does(lang: str, told: str) -> None:
    for number in (1.5, measured(1.52, places=1), measured(1.5)):
        assert told in spoken(Finding("I166", _NOWHERE, bleed=number, size=""), lang).message


def test_what_a_person_wrote_keeps_its_points() -> None:
    assert "v1.5 pt" in spoken(Finding("C404", _NOWHERE, text="v1.5 pt"), "fr").message


def test_another_language_is_answered_in_english() -> None:
    finding = Finding("F004", _NOWHERE)
    assert spoken(finding, "de") == spoken(finding, "en")


def test_a_hint_that_names_nothing_is_left_out() -> None:
    assert spoken(Finding("F031", _NOWHERE, near=""), "en").hint == ""
    assert "bouffon" in spoken(Finding("F031", _NOWHERE, near="bouffon"), "en").hint


def test_a_page_has_an_example_for_those_who_make_a_game_of_their_own(tmp_path: Path) -> None:
    """S105, which the tutorial sends them to, has one a game; each raises it."""
    found = entry("S105")
    for name, count in (("bad", 1), ("good", 0)):
        for game in ("bouffon", "guepes"):
            files = _folders(getattr(found, name))[game]
            folder = tmp_path / name / game
            folder.mkdir(parents=True)
            codes = [finding.code for finding in deck_of(folder, files).findings]
            assert codes == ["S105"] * count


def _raised(folder: Path, files: Example) -> tuple[Finding, ...]:
    """What is found in an example, folder by folder where it has several."""
    if isinstance(files, str):
        folder.mkdir(exist_ok=True)
        return check(deck_of(folder, files))
    found: list[Finding] = []
    for name, held in _folders(files).items():
        (folder / name).mkdir(parents=True, exist_ok=True)
        found += check(deck_of(folder / name, held))
    return tuple(found)


def _folders(files: Example) -> dict[str, dict[str, str]]:
    """The files of an example by their folders, the bare ones under no name."""
    assert not isinstance(files, str)
    folders: dict[str, dict[str, str]] = {}
    for path, text in files.items():
        folder, _, name = path.rpartition("/")
        folders.setdefault(folder, {})[name] = text
    return folders


def _names(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


_NOWHERE = whole("p.yaml")
