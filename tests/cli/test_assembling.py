"""Whoever names no command is told of all of them, and none is loaded for that."""

import pytest
from typer.testing import CliRunner

from cardsmith.cli.app import app
from cardsmith.cli.assembling import COMMANDS, program


@pytest.mark.parametrize(
    "words", [(), ("--help",), ("-h",), ("--version",), ("biuld",), ("--hlp",)]
)
def test_names_alone_answer_as_the_whole_program_does(words: tuple[str, ...]) -> None:
    short = CliRunner().invoke(program([*words]), words, prog_name="cardsmith")
    whole = CliRunner().invoke(app, words, prog_name="cardsmith")

    assert (short.output, short.exit_code) == (whole.output, whole.exit_code)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_is_the_same_by_itself(name: str) -> None:
    alone = CliRunner().invoke(program([name]), [name, "--help"], prog_name="cardsmith")
    among = CliRunner().invoke(app, [name, "--help"], prog_name="cardsmith")

    assert (alone.output, alone.exit_code) == (among.output, 0)


def test_a_command_that_is_not_the_first_word_is_found_too() -> None:
    words = ["--", "length", "peur"]

    assert CliRunner().invoke(program(words), words, prog_name="cardsmith").output == "  4  peur\n"
