"""Whatever the engines play is right when it is replayed; what is changed in it is answered."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from cardsmith.model.codes import Severity
from cardsmith.model.finding import Finding
from cardsmith.model.ruling import Verdict
from cardsmith.pipeline.grounds import grounds_of
from cardsmith.referee.records.jsonlines import json_lines, read_json_lines
from cardsmith.referee.records.reading.record import read
from cardsmith.referee.records.record import Record
from cardsmith.referee.replay.replaying import replay
from cardsmith.referee.replay.values import Going, Replay
from tests.referee.records.test_round_trip import cuts, spoiled
from tests.referee.replay.recorded import bouffon_record, dalmuti_record

seeds = st.integers(0, 10_000)


def replayed(text: str, going: Going = Going.STOP) -> tuple[Replay, tuple[Finding, ...]]:
    """The replay of a text that may have faults, and the findings of reading it."""
    record, findings = read(text, "x")
    grounds, amiss = grounds_of(record)
    if any(each.severity == "error" for each in (*findings, *amiss)):
        return Replay(), (*findings, *amiss)
    return replay(grounds, going), findings


def is_right(record: Record) -> bool:
    """Whether a record is right in both its spellings, whichever way the replay goes on."""
    again, findings = read_json_lines(json_lines(record), "x")
    assert not findings
    assert again.text == record.text
    for going in Going:
        found, findings = replayed(record.text, going)
        assert not findings
        assert not [each for each in found.ruled if each.is_false], record.text
        assert not [each for each in found.findings if each.severity is Severity.ERROR]
    return True


@given(st.integers(4, 8), seeds)
def test_a_game_of_dalmuti_that_was_played_is_right(players: int, seed: int) -> None:
    record = dalmuti_record(players, seed, with_deal=True)

    assert is_right(record)
    found, _ = replayed(record.text)
    assert not found.findings
    assert len(found.ruled) > 20


@given(st.integers(4, 8), seeds)
def test_it_is_right_without_its_deal_too(players: int, seed: int) -> None:
    assert is_right(dalmuti_record(players, seed, with_deal=False))


@given(st.sampled_from([("A", "B"), ("A", "B", "C"), tuple("ABCDEF")]), seeds)
def test_a_game_of_bouffon_that_was_played_is_right(players: tuple[str, ...], seed: int) -> None:
    record = bouffon_record(players, seed)

    assert is_right(record)
    found, _ = replayed(record.text)
    assert not found.findings
    assert {each.ruling.verdict for each in found.ruled} == {Verdict.CORRECT}


@given(st.integers(4, 8), seeds)
def test_whoever_acts_twice_is_out_of_turn(players: int, seed: int) -> None:
    text = dalmuti_record(players, seed, with_deal=True).text
    lines = text.splitlines()
    at = Random(seed).choice([i for i, each in enumerate(lines) if each[0].isdigit()])
    number, player, rest = lines[at].split(" ", 2)
    changed = [
        *lines[:at],
        f"{number} {player} {rest.split()[0]} {player} {rest}",
        *lines[at + 1 :],
    ]
    found, _ = replayed("\n".join(changed))

    assert found.ruled[-1].span.line == at + 1
    assert found.ruled[-1].ruling.verdict is Verdict.WRONG


@given(st.integers(4, 5), seeds, cuts, st.sampled_from(Going))
def test_a_spoiled_game_of_dalmuti_is_answered(
    players: int, seed: int, changes: list[tuple[float, int, str]], going: Going
) -> None:
    text = dalmuti_record(players, seed % 20, with_deal=bool(seed % 2)).text

    replayed(spoiled(text, changes), going)


@given(seeds, cuts, st.sampled_from(Going))
def test_a_spoiled_game_of_bouffon_is_answered(
    seed: int, changes: list[tuple[float, int, str]], going: Going
) -> None:
    text = bouffon_record(("A", "B", "C"), seed % 20).text

    replayed(spoiled(text, changes), going)


@given(seeds, st.sampled_from(Going), st.data())
def test_lines_in_any_order_are_answered(seed: int, going: Going, data: st.DataObject) -> None:
    record = data.draw(
        st.sampled_from(
            [dalmuti_record(4, seed % 9, with_deal=True), bouffon_record(("A", "B", "C"), seed % 9)]
        )
    )
    head, *lines = record.text.splitlines()
    drawn = data.draw(st.lists(st.sampled_from(lines), max_size=12))

    replayed("\n".join([head, *drawn]), going)
