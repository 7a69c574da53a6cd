"""``make bench``: cardsmith beside its peers in one run; ratios to quote, never seconds.

``--quick`` takes a few minutes; without it the largest decks are built too. Peers lie in an
environment of their own (``anchors``); one that is missing is named as not run.
"""

import argparse
import sys
import tempfile
from pathlib import Path

from benchmarks import builds, checks, pictures, referee
from benchmarks.decks import letters
from benchmarks.table import Table


def main() -> int:
    """Measure what the goals name, and print each beside its goal; 1 where one is not met."""
    words = argparse.ArgumentParser(prog="make bench", description=__doc__)
    words.add_argument("--quick", action="store_true", help="no deck over 1,200 cards")
    words.add_argument("--only", default="", help="jobs whose name has this: build, png, games")
    asked = words.parse_args()
    table = Table()
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        small, large = work / "1200", work / "10000"
        jobs = {
            "build 1200": lambda: builds.full(table, small, 1200),
            "rebuild 1200": lambda: builds.rebuild(table, letters(small, 1200), 1200),
            "press": lambda: builds.press(table, letters(small, 1200)),
            "validate 1200": lambda: checks.validate(table, small, 1200),
            "spelling": lambda: checks.spelling(table, work),
            "start": lambda: checks.start(table, work),
            "png": lambda: pictures.png(table, work / "png"),
            "lines": lambda: pictures.lines(table, work / "lines"),
            "save": lambda: pictures.saved(table, work / "save"),
            "games": lambda: referee.measure(table),
        }
        if not asked.quick:
            del jobs["validate 1200"]
            jobs |= {
                "build 10000": lambda: builds.full(table, large, 10_000),
                "rebuild 10000": lambda: builds.rebuild(table, letters(large, 10_000), 10_000),
                "validate 10000": lambda: checks.validate(table, large, 10_000),
                "build 100000": lambda: builds.growth(table, work / "growth"),
            }
        chosen = [name for name in jobs if asked.only in name]
        if not chosen:
            words.error(f"no job has “{asked.only}” in its name: {', '.join(jobs)}")
        for name in chosen:
            table.guarded(name, jobs[name])
    missed = ", ".join(table.missed)
    print(f"\nnot met: {missed}" if missed else "\nevery goal that was measured is met")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
