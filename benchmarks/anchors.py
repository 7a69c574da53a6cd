"""The peers: in an environment of their own, so that nothing of theirs is ours."""

import subprocess
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
PYTHON = str(ROOT / ".bench" / "bin" / "python")
"""``make bench`` installs it: the dependency group ``bench`` of pyproject.toml."""

PEERS = HERE / "peers"


@cache
def has(module: str) -> bool:
    """Whether an anchor is installed."""
    if not Path(PYTHON).exists():
        return False
    look = f"import importlib.util, sys; sys.exit(not importlib.util.find_spec({module!r}))"
    return not subprocess.run([PYTHON, "-c", look], check=False).returncode
