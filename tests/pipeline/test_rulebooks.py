"""Rules by name, from a file of house rules, with options given one by one."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cardsmith
from cardsmith.intake.editions.rules import open_rulebook
from cardsmith.intake.shipped.law import default_rules, law, rules_of
from cardsmith.model.finding import InputError
from cardsmith.pipeline.rulebooks import rulebook, with_options

CHOICES = st.sampled_from(
    [(name, value) for name, found in law().options.items() for value in found]
)


def written(folder: Path, text: str) -> str:
    path = folder / "house.yaml"
    path.write_text(text, encoding="utf-8")
    return str(path)


@pytest.mark.parametrize("profile", law().profiles)
def test_a_profile_is_known_by_its_name(profile: str) -> None:
    assert rulebook(profile) == rules_of(profile)


def test_a_file_is_a_profile_with_what_the_table_changes(tmp_path: Path) -> None:
    text = "profile: officiel\noptions:\n  bouffon.end: full_round\n  bouffon.tie_loser: 0\n"
    rules = rulebook(written(tmp_path, text))

    assert rules.profile == "officiel"
    assert rules.option("dalmuti.jokers") == "wild"
    assert rules.option("bouffon.end") == "full_round"
    assert rules.count("bouffon.tie_loser") == 0


@pytest.mark.parametrize("text", ["schema: 1\n", "options: {}\n", "profil: texte\n"])
def test_what_a_file_leaves_out_is_the_text_of_the_rules(tmp_path: Path, text: str) -> None:
    rules, _ = open_rulebook(Path(written(tmp_path, text)))

    assert rules == default_rules()


def test_every_mistake_of_a_file_is_found_at_its_place(tmp_path: Path) -> None:
    text = (
        "profile: oficiel\noptions:\n  bouffon.ed: x\n  jokers: wild\n  dalmuti.pass: lock\nmore: 1"
    )
    _, findings = open_rulebook(Path(written(tmp_path, text)))
    told = {
        (finding.span.line, finding.span.column, finding.code, finding.arguments.get("better"))
        for finding in findings
    }

    assert told == {
        (1, 10, "E101", "officiel"),
        (3, 3, "E102", "bouffon.end"),
        (4, 3, "E102", "dalmuti.jokers"),
        (5, 17, "E103", None),
        (6, 1, "S102", ""),
    }


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("more: 1\nprofile: texte\noptions: {end: full_round}", "1:1: S102"),
        ("options:\n  bouffon.end: later\n  bouffon.die: x", "2:16: E103"),
        ("officiel", "1:1: S114"),
        ("# nothing yet", "1:1: S114"),
        ("profile: [texte", "F016"),
        ("", "F004"),
    ],
)
def test_a_file_with_an_error_is_refused_by_the_first(
    tmp_path: Path, text: str, place: str
) -> None:
    with pytest.raises(InputError) as error:
        rulebook(written(tmp_path, text))
    assert place in str(error.value)


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("oficiel", "--rules: E101"),
        ("", "--rules: E101"),
        ("none.yaml", "none.yaml:1:1: F009"),
        ("no/folder", "no/folder:1:1: F009"),
    ],
)
def test_what_is_neither_profile_nor_file_is_refused(name: str, told: str) -> None:
    with pytest.raises(InputError) as error:
        rulebook(name)
    assert str(error.value) == told


def test_an_option_may_leave_out_its_game_where_that_is_told() -> None:
    rules = with_options(
        default_rules(), {"jokers": "wild", "bouffon.die": "up_to"}, game="dalmuti"
    )

    assert rules.option("dalmuti.jokers") == "wild"
    assert rules.option("bouffon.die") == "up_to"
    assert rules.profile == default_rules().profile


@pytest.mark.parametrize(
    ("options", "code"),
    [({"jokers": "wild"}, "E102"), ({"dalmuti.jokers": "yes"}, "E103"), ({"": ""}, "E102")],
)
def test_an_option_that_the_law_lacks_is_refused(options: dict[str, str], code: str) -> None:
    with pytest.raises(InputError) as error:
        with_options(default_rules(), options)
    assert error.value.finding.code == code


@given(chosen=st.lists(CHOICES))
def test_options_that_are_set_are_set_and_no_others(chosen: list[tuple[str, str]]) -> None:
    options = dict(chosen)
    rules = cardsmith.rules("famille", options)

    assert rules.options == {**rules_of("famille").options, **options}


def test_a_program_is_told_in_words_which_name_is_wrong() -> None:
    assert cardsmith.rules() == default_rules()
    with pytest.raises(ValueError, match=r"“text”.*“texte”"):
        cardsmith.rules("text")
    with pytest.raises(ValueError, match=r"did you mean “dalmuti\.jokers”"):
        cardsmith.rules(options={"dalmuti.joker": "wild"})
    with pytest.raises(ValueError, match="values: thirteen, wild"):
        cardsmith.rules(options={"dalmuti.jokers": "tame"})


def test_a_program_may_name_a_file(tmp_path: Path) -> None:
    path = written(tmp_path, "profile: officiel")

    assert cardsmith.rules(path, {"dalmuti.pass": "locked"}).option("dalmuti.score") == "from_zero"
    with pytest.raises(InputError):
        cardsmith.rules(written(tmp_path, "profile: official"))
