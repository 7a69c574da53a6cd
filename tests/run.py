"""What ``make test`` runs and CI runs: every gate in turn, the first failure stops."""

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BIN = Path(sys.executable).parent
PYTHON = sys.executable

GATES: tuple[tuple[str, list[str]], ...] = (
    ("format", [PYTHON, "-m", "ruff", "format", "--check", "."]),
    ("ruff", [PYTHON, "-m", "ruff", "check", "."]),
    ("mypy strict", [PYTHON, "-m", "mypy"]),
    ("import contracts", [str(BIN / "lint-imports"), "--no-cache"]),
    (
        "tests, doctests, README sessions",
        [
            *(PYTHON, "-X", "warn_default_encoding", "-W", "error::EncodingWarning"),
            *("-m", "pytest", "-n", "2", "--dist", "worksteal", "-m", "not soak"),
        ],
    ),
    ("wheel in an empty environment", [PYTHON, "tests/wheel_smoke.py"]),
)


def main() -> int:
    """Run every gate; the exit code of the first that fails, else 0."""
    for name, command in GATES:
        start = time.monotonic()
        print(f"== {name}", flush=True)  # noqa: T201
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        if code:
            print(f"== {name}: failed ({code})", flush=True)  # noqa: T201
            return code
        print(f"== {name}: passed in {time.monotonic() - start:.0f} s", flush=True)  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
