"""``referee check``: records replayed to the first false line, with its ruling."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.cli.terminal import typed
from tests.conftest import ROOT

SCHEMA = json.loads((ROOT / "schemas/rulings.schema.json").read_text("utf-8"))

RIGHT = """\
[Game "bouffon"] [Board "laps=2"] [Seats "A B C D"] [Start "A4 B2 C6 D5"]
[Card "danse: bal, gigue, valse"] [Card "gaffe: bourde, impair"]
1. B d4 @4:D "danse" | C"bal"12 D"gigue"20 | => B+3 C+1 D+3
2. C d6 @7:G "gaffe" | D"bourde"5 A"impair"9 | => C+6 D+3 A+1
"""
FALSE = RIGHT.replace("B+3 C+1", "B+3 C+3").replace("C+6 D", "C+3 D")
TRICK = """\
[Game "dalmuti"] [Seats "Anne Ben Chloé David"]
X Anne JJ
1. Anne 3x8 Ben 3x9
"""
SILENT = TRICK.replace(" Ben 3x9", "") + "?claim may player=Ben act=leave\n"


def checked(folder: Path, text: str, *words: str, lang: str = "en") -> tuple[int, str, str]:
    """The exit code, the answer and what stands beside it, the record called ``g.partie``."""
    path = folder / "g.partie"
    path.write_text(text, encoding="utf-8")
    answer = typed("referee", "check", path, *words, lang=lang)
    stdout, stderr = (
        output.replace(path.as_posix(), "g.partie") for output in (answer.stdout, answer.stderr)
    )
    return answer.exit_code, stdout, stderr


def test_a_record_without_a_false_line_is_right(tmp_path: Path) -> None:
    assert checked(tmp_path, RIGHT) == (0, "g.partie: 3 lines, 0 against the rules\n", "")
    assert checked(tmp_path, RIGHT, "--quiet") == (0, "", "")


def test_it_stops_at_the_first_false_line_with_place_caret_and_ruling(tmp_path: Path) -> None:
    code, answer, _ = checked(tmp_path, FALSE)
    lines = answer.splitlines()

    assert code == 1
    assert lines[0].startswith("g.partie:3:")
    assert " error G122 " in lines[0]
    assert lines[2].index("^") > lines[1].index("=>")
    assert lines[4] == f"{lines[0].partition(': error')[0]}: wrong"
    assert "  As it should be: C: +1" in lines
    assert sum(" error " in line for line in lines) == 1
    assert lines[-1] == "g.partie: 2 lines, 1 against the rules"


@pytest.mark.parametrize("way", ["--as-played", "--as-ruled"])
def test_it_may_go_on_to_the_end(way: str, tmp_path: Path) -> None:
    code, answer, _ = checked(tmp_path, FALSE, way)

    assert code == 1
    assert answer.count(" error G122 ") == 2
    assert answer.splitlines()[-1] == "g.partie: 3 lines, 2 against the rules"


def test_only_one_way_can_be_gone(tmp_path: Path) -> None:
    assert checked(tmp_path, RIGHT, "--as-played", "--as-ruled")[0] == 2


def test_it_is_said_in_french(tmp_path: Path) -> None:
    code, answer, _ = checked(tmp_path, TRICK, lang="fr")

    assert code == 1
    assert "g.partie:3:13: erreur G121 " in answer
    assert "g.partie:3:13\u00a0: faux\n" in answer
    assert "3×9 ne couvre pas 3×8" in answer
    assert "(règle du jeu, ligne D6d" in answer


def test_other_rules_may_be_the_ground(tmp_path: Path) -> None:
    equal = TRICK.replace("3x9", "3x8")
    (tmp_path / "ours.yaml").write_text("options: {dalmuti.cover: equal}\n", encoding="utf-8")

    assert checked(tmp_path, equal)[0] == 1
    assert checked(tmp_path, equal, "--rules", str(tmp_path / "ours.yaml"))[0] == 0
    assert checked(tmp_path, equal, "--rules", "oficiel")[0] == 2


def test_a_dispute_on_which_the_rules_are_silent_is_undecided(tmp_path: Path) -> None:
    code, answer, _ = checked(tmp_path, SILENT)

    assert code == 3
    assert ": the rules do not say\n" in answer
    assert checked(tmp_path, SILENT.replace("leave", "leave !not-covered"))[0] == 0


def test_a_record_that_leaves_out_what_was_to_be_checked_is_undecided(tmp_path: Path) -> None:
    without_card = RIGHT.replace('[Card "danse: bal, gigue, valse"] ', "")

    code, answer, _ = checked(tmp_path, without_card)
    assert code == 3
    assert " warning G130 " in answer
    assert checked(tmp_path, without_card.replace("d4 @4", "d4 @5"))[0] == 1
    assert checked(tmp_path, without_card + "x\n")[0] == 2


def test_what_cannot_be_read_is_named_and_does_not_hide_the_others(tmp_path: Path) -> None:
    other = tmp_path / "other.partie"
    other.write_text(FALSE, encoding="utf-8")
    code, answer, beside = checked(tmp_path, "x\n", str(other))

    assert code == 2
    assert "g.partie:1:1: error G105 " in beside
    assert " error G122 " in answer
    assert typed("referee", "check", tmp_path / "none.partie").exit_code == 2


def test_json_has_the_rulings_on_false_lines(tmp_path: Path) -> None:
    code, answer, beside = checked(tmp_path, FALSE, "--as-ruled", "--json")
    document = json.loads(answer)

    jsonschema.validate(document, SCHEMA)
    assert code == 1
    assert [ruling["verdict"] for ruling in document["rulings"]] == ["wrong", "wrong"]
    assert document["rulings"][0]["expected"] == {"C": "+1"}
    assert beside.count(" error G122 ") == 2


def test_json_has_every_finding(tmp_path: Path) -> None:
    amiss = FALSE.replace('[Card "danse: bal, gigue, valse"] ', "").replace("d6 @7:G", "d6 @8")
    for text, first in ((amiss, "G130"), ("x\n", "G105")):
        code, answer, beside = checked(tmp_path, text, "--json")
        document = json.loads(answer)

        jsonschema.validate(document, SCHEMA)
        _, told, aside = checked(tmp_path, text)
        said = [line for line in (told + aside).splitlines() if line.startswith("g.partie:")]
        found = [
            f"{each['file']}:{each['line']}:{each['column']}: {each['severity']} "
            f"{each['code']} {each['message']}"
            for each in document["findings"]
        ]
        assert document["findings"][0]["code"] == first
        assert [line for line in said if " G1" in line] == found
        assert code != 0
        assert all(line in beside for line in found)


def test_json_lines_are_checked_as_the_text_is(tmp_path: Path) -> None:
    lines = tmp_path / "g.jsonl"
    plays = [
        {"kind": "play", "player": player, "cards": [card] * 3}
        for player, card in (("Anne", "8"), ("Ben", "9"))
    ]
    seats = {"name": "Seats", "text": "Anne Ben Chloé David"}
    objects = [
        {"kind": "tags", "tags": [{"name": "Game", "text": "dalmuti"}, seats]},
        {"kind": "cancel", "player": "Anne", "shown": ["J", "J"]},
        {"kind": "trick", "number": 1, "moves": plays},
    ]
    lines.write_text("".join(f"{json.dumps(each)}\n" for each in objects), encoding="utf-8")
    answer = typed("referee", "check", lines)

    assert answer.exit_code == 1
    assert "g.jsonl:3:" in answer.output
    assert " error G121 " in answer.output
    assert "3×9 does not cover 3×8" in answer.output


def test_a_line_that_is_false_without_a_ruling_is_counted(tmp_path: Path) -> None:
    """Who laid one card of his share is not out, though no article is at stake (G131)."""
    record = tmp_path / "g.partie"
    record.write_text(
        '[Game "dalmuti"] [Seats "A B C D"]\nX A\n1. A 3x8 B - C - D - => A leads\n'
        "2. A 1x2 B 1x1 !out B\n",
        encoding="utf-8",
    )

    answer = typed("referee", "check", record, "--lang", "en")

    assert answer.exit_code == 1
    assert "G131" in answer.output
    assert answer.output.rstrip().endswith("3 lines, 1 against the rules")
