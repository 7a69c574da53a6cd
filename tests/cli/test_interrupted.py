"""However a command is stopped, there is no traceback: Ctrl-C is exit 130, no memory exit 2."""

import os
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

STOPPED = """
import os, signal, sys, time
from cardsmith.cli import assembling, main

def ctrl_c():
    os.kill(os.getpid(), signal.SIGINT)
    time.sleep(0.001)  # Python looks for signals between two lines

def program(_):
{program}

assembling.program = program
main()
"""


def stopped(
    program: str, *words: str, lang: str = "", cwd: Path | None = None
) -> tuple[int, str, str]:
    """Exit code, output and complaint of a process whose command is this."""
    ended = subprocess.run(
        [sys.executable, "-c", STOPPED.format(program=indent(program, "    ")), *words],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONUTF8": "1", "CARDSMITH_LANG": lang},
        cwd=cwd,
        check=False,
    )
    return ended.returncode, ended.stdout, ended.stderr


MOMENTS = {
    "before it begins": "ctrl_c()",
    "unasked": "raise KeyboardInterrupt",
    "while it ends": "return lambda prog_name: sys.exit(ctrl_c())",
    "twice": """
try:
    ctrl_c()
finally:
    ctrl_c()
""",
    "in a class": """
class Field:
    def __set_name__(self, owner, name): ctrl_c()
class Owner: field = Field()
""",
    "in what is freed": """
class Gone:
    def __del__(self): ctrl_c()
Gone()
""",
    "at the very end": """
class Slow:
    errors = "replace"
    flush = staticmethod(ctrl_c)
sys.stdout = Slow()
return lambda prog_name: None
""",
}


@pytest.mark.parametrize("moment", MOMENTS)
def test_ctrl_c_is_no_fault(moment: str) -> None:
    assert stopped(MOMENTS[moment]) == (130, "", "")


@pytest.mark.parametrize(
    ("words", "lang", "told"),
    [
        (["check", "mine"], "", "la mémoire ne suffit pas"),
        (["check", "mine"], "en", "there is not enough memory"),
        (["check", "mine", "--lang=fr"], "en", "la mémoire ne suffit pas"),
        (["check", "--lang", "en", "mine"], "fr", "there is not enough memory"),
        (["check"], "", "there is not enough memory"),
    ],
)
@pytest.mark.parametrize(
    "fault",
    [
        "MemoryError",
        "OSError(12, 'Cannot allocate memory')",
        "ImportError('x.so: failed to map segment from shared object')",
    ],
)
def test_too_little_memory_is_told_in_a_line(
    fault: str, words: list[str], lang: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "edition.yaml").write_text("game: bouffon\n", encoding="utf-8")

    code, output, complaint = stopped(f"raise {fault}", *words, lang=lang, cwd=tmp_path)

    assert (code, output, complaint.count("\n")) == (2, "", 1)
    assert told in complaint
