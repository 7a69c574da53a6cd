"""Decks checked by another process while their cards are made ready: all is as by one process."""

import os
import signal
from collections.abc import Sequence
from pathlib import Path
from string import ascii_uppercase

import pytest

from cardsmith.lint import engine
from cardsmith.model.edition import Deck
from cardsmith.model.finding import Finding, InputError
from cardsmith.model.row import Row
from cardsmith.pipeline import building, crew, galleys, meanwhile, standing
from cardsmith.pipeline.building import build_editions
from cardsmith.pipeline.galleys import Maker, Share
from cardsmith.pipeline.options import Asked, chosen
from cardsmith.pipeline.orders import Built, Part
from cardsmith.pipeline.picking_out import wanted_of
from tests.intake.reading import written
from tests.pipeline.test_composing import files
from tests.pipeline.test_faces import LIMITS, MAROTTE

HERE = os.getpid()

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")

RIGHT = "letter: P\ncards: [{title: peur, synonyms: [frayeur, trouille, effroi, panique]}]\n"

WRONG = RIGHT.replace("effroi", "peur")

MISREAD = RIGHT.replace("panique", "'  '")


@pytest.fixture(autouse=True)
def _two_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """One other process, for which one card is worth it."""
    monkeypatch.setattr(crew, "hands", lambda: 2)
    monkeypatch.setattr(meanwhile, "hands", lambda: 2)
    monkeypatch.setattr(meanwhile, "LEAST", 1)


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The decks that this process checks."""
    decks: list[str] = []
    check = engine.check

    def told(deck: Deck) -> tuple[Finding, ...]:
        decks.append(deck.edition.name)
        return check(deck)

    monkeypatch.setattr(engine, "check", told)
    return decks


def edition(folder: Path, packet: str = RIGHT) -> Path:
    """An edition with a card for each letter, that of P in a packet of its own."""
    others = {
        f"{letter}.yaml": f"letter: {letter}\ncards: [{{title: {letter}u, synonyms: [un, deux]}}]\n"
        for letter in ascii_uppercase.replace("P", "")
    }
    declared = {"edition.yaml": f"game: bouffon\n{LIMITS}", "marotte.yaml": MAROTTE}
    return written(folder, {**others, **declared, "p.yaml": packet})


def made(folder: Path, out: Path, part: Part | None = None, profile: str = "home") -> Built:
    asked = chosen(profile, Asked({}))
    (built,) = build_editions([str(folder)], asked, ("cards",), out, part or Part())
    return built


def alone(folder: Path, out: Path) -> Built:
    """What one process makes of an edition."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(meanwhile, "hands", lambda: 1)
        return made(folder, out)


def no_child_is_left() -> bool:
    try:
        os.waitpid(-1, os.WNOHANG)
    except ChildProcessError:
        return True
    return False


def test_what_is_checked_meanwhile_is_printed_as_ever(tmp_path: Path, checks: list[str]) -> None:
    game = edition(tmp_path / "jeu")
    built = made(game, tmp_path / "a")
    assert checks == []
    before = alone(game, tmp_path / "b")

    assert checks == ["jeu"]
    assert built.checked.findings == before.checked.findings != ()
    assert files(built) == files(before)
    assert no_child_is_left()


def test_errors_are_those_of_one_process_and_no_card_is_composed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(galleys.Maker, "composed", lambda *_: pytest.fail("composed"))
    game = edition(tmp_path / "jeu", WRONG)
    built = made(game, tmp_path / "a")

    assert built.checked.failed()
    assert built == alone(game, tmp_path / "b")
    assert not (tmp_path / "a").exists()
    assert no_child_is_left()


def test_an_error_is_told_before_anything_is_drawn_besides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even where all cards are kept from an earlier build."""
    monkeypatch.setenv(standing.VARIABLE, str(tmp_path / "kept"))
    game = edition(tmp_path / "jeu")
    made(game, tmp_path / "a")
    (game / "Q.yaml").unlink()
    monkeypatch.setattr(galleys.Maker, "piece", lambda *_: pytest.fail("drawn"))

    assert made(game, tmp_path / "a").checked.failed()


@pytest.mark.parametrize("end", ["killed", "raised"])
@pytest.mark.parametrize("packet", [RIGHT, WRONG], ids=["right", "wrong"])
def test_what_the_other_process_could_not_check_is_checked_here(
    end: str, packet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    check = engine.check

    def fails(deck: Deck) -> tuple[Finding, ...]:
        if os.getpid() != HERE:
            if end == "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            raise ValueError
        return check(deck)

    monkeypatch.setattr(engine, "check", fails)
    game = edition(tmp_path / "jeu", packet)
    built = made(game, tmp_path / "a")

    assert built.checked.findings == alone(game, tmp_path / "b").checked.findings
    assert no_child_is_left()


@pytest.mark.parametrize("packet", [RIGHT, WRONG], ids=["right", "wrong"])
def test_cards_that_cannot_be_made_ready_are_told_where_the_deck_is_right(
    packet: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An error of the deck goes first: it may be the reason."""

    def fails(*_: object) -> None:
        raise KeyError("font")

    monkeypatch.setattr(galleys.Maker, "purpose", fails)
    game = edition(tmp_path / "jeu", packet)
    if packet == RIGHT:
        with pytest.raises(KeyError, match="font"):
            made(game, tmp_path / "a")
    else:
        assert made(game, tmp_path / "a").checked.failed()
    assert no_child_is_left()


@pytest.mark.parametrize("packet", [RIGHT, WRONG], ids=["right", "wrong"])
def test_a_component_there_is_not_is_told_as_by_one_process(packet: str, tmp_path: Path) -> None:
    asked = [str(edition(tmp_path / "jeu", packet))], chosen("home", Asked({})), ("cards", "x")
    if packet == RIGHT:
        with pytest.raises(InputError):
            build_editions(*asked, tmp_path / "a")
    else:
        (built,) = build_editions(*asked, tmp_path / "a")
        assert built.checked.failed()
    assert no_child_is_left()


def test_who_interrupts_what_is_made_ready_leaves_nobody_at_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(_deck: Deck) -> tuple[Finding, ...]:
        signal.alarm(5)
        signal.pause()
        return ()

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(engine, "check", never)
    monkeypatch.setattr(galleys.Maker, "purpose", interrupted)
    with pytest.raises(KeyboardInterrupt):
        made(edition(tmp_path / "jeu"), tmp_path / "a")
    assert no_child_is_left()


def test_cards_are_composed_once_the_deck_is_known_to_be_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    findings, composed = meanwhile.Checking.findings, Maker.composed

    def asked(self: meanwhile.Checking) -> tuple[Finding, ...]:
        told.append("asked")
        return findings(self)

    def composing(self: Maker, times: int, rows: Sequence[Row]) -> Share:
        told.append("composed")
        return composed(self, times, rows)

    monkeypatch.setattr(meanwhile.Checking, "findings", asked)
    monkeypatch.setattr(galleys.Maker, "composed", composing)
    made(edition(tmp_path / "jeu"), tmp_path / "a")

    assert told[:2] == ["asked", "composed"]


def test_a_deck_that_was_read_with_errors_is_checked_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "Checking", lambda *_: pytest.fail("meanwhile"))
    assert made(edition(tmp_path / "jeu", MISREAD), tmp_path / "a").checked.failed()


@pytest.mark.parametrize(
    ("part", "profile"),
    [
        (Part(per_square=1), "home"),
        (Part(only=wanted_of(["letter:P"], ["jeu"])), "home"),
        (Part(), "press"),
    ],
)
def test_other_builds_are_checked_first(
    part: Part, profile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, checks: list[str]
) -> None:
    monkeypatch.setattr(building, "Checking", lambda *_: pytest.fail("meanwhile"))
    made(edition(tmp_path / "jeu"), tmp_path / "a", part, profile)
    assert checks == ["jeu"]
