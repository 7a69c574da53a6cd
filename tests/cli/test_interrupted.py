"""Ctrl-C ends every command with exit 130, and no traceback."""

import subprocess
import sys

INTERRUPTED = """
from cardsmith.cli import assembling, main


def program(_):
    raise KeyboardInterrupt


assembling.program = program
main()
"""


def test_ctrl_c_before_a_command_begins_is_no_fault() -> None:
    """A person who typed the wrong thing is faster than the command is read."""
    ended = subprocess.run([sys.executable, "-c", INTERRUPTED], capture_output=True, check=False)

    assert (ended.returncode, ended.stdout, ended.stderr) == (130, b"", b"")
