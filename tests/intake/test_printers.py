"""The file of measured printers: what is written is read, what is spoilt is told."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cardsmith.intake.printers import printers_file, printers_text, read_printers
from cardsmith.model.finding import InputError
from cardsmith.model.printer import LIMITS, Printer

names = st.text(
    st.characters(codec="utf-8", exclude_categories=["Cc", "Cs", "Zl", "Zp"]), min_size=1
).filter(lambda name: name.strip() == name and "/" not in name and "\ufeff" not in name)
printers = st.builds(
    Printer,
    name=names,
    tray=st.just("") | names,
    paper=st.sampled_from(["a4", "letter"]),
    landscape=st.booleans(),
    **{
        name: st.floats(low, high).map(lambda value: round(value, 4))
        for name, (low, high) in LIMITS.items()
    },
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the settings of a person who has none."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    return tmp_path


def kept(text: str) -> None:
    printers_file().parent.mkdir(parents=True, exist_ok=True)
    printers_file().write_text(text, encoding="utf-8")


def refused(text: str) -> str:
    """The code, the line and the column of the refusal of a file."""
    kept(text)
    with pytest.raises(InputError) as caught:
        read_printers()
    span = caught.value.finding.span
    return f"{span.line}:{span.column} {caught.value.finding.code}"


def test_the_file_lies_with_the_settings_of_its_person(home: Path) -> None:
    assert printers_file() == home / "cardsmith" / "printers.yaml"
    assert read_printers() == ()


@given(saved=st.lists(printers, max_size=5))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_is_written_is_read(home: Path, saved: list[Printer]) -> None:
    kept(printers_text(saved))

    assert list(read_printers()) == saved


def test_a_person_may_write_as_little_as_is_needed(home: Path) -> None:
    kept("printers:\n  - {name: salon, dx: 0.3}\n")

    assert read_printers() == (Printer(name="salon", dx=0.3),)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("printers:\n  - {name: salon, dx: beaucoup}\n", "2:23 I133"),
        ("printers:\n  - {name: salon, dx: nan}\n", "2:23 I133"),
        ("printers:\n  - {name: salon, dx: 90}\n", "2:23 I133"),
        ("printers:\n  - {name: salon, paper: a9}\n", "2:26 I133"),
        ("printers:\n  - {name: salon, scale_x: 0.97}\n", "2:28 I133"),
        ("printers:\n  - {dx: 0.3}\n", "2:5 I133"),
        ("printers:\n  - {name: salon, dz: 0.3}\n", "2:19 S102"),
        ("printers: salon\n", "1:11 S104"),
        ("imprimantes: []\n", "1:1 S102"),
    ],
)
def test_a_file_spoilt_by_hand_is_refused_at_its_place(home: Path, text: str, told: str) -> None:
    assert refused(text) == told
