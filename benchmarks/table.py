"""The table that ``make bench`` prints: one row a job, its goal beside its result."""

from collections.abc import Callable

WIDTHS = (50, 22, 46, 16)
HEADS = ("job", "goal", "result", "peak memory", "met")


class Table:
    """Rows that are printed as soon as they are known, and counted."""

    def __init__(self) -> None:
        self.missed: list[str] = []
        self._line(HEADS)
        self._line(tuple("-" * width for width in (*WIDTHS, 3)))

    def row(self, job: str, goal: str, result: str, memory: str = "", *, met: bool | None) -> None:
        """One job; ``met`` is None where it has no goal or did not run."""
        if met is False:
            self.missed.append(job)
        verdict = {True: "yes", False: "NO", None: ""}[met]
        self._line((job, goal, result, memory, verdict))

    def not_run(self, job: str, why: str) -> None:
        """A job that could not be measured, and why."""
        self.row(job, "", f"not run: {why}", met=None)

    def at_most(self, job: str, ratio: float, most: float, beside: str, memory: str = "") -> None:
        """A ratio that has a greatest value."""
        self.row(job, f"at most {most:g}x", f"{ratio:.2f}x {beside}", memory, met=ratio <= most)

    def ratio(self, job: str, ratio: float, beside: str, memory: str = "") -> None:
        """A ratio that is told and has no goal."""
        self.row(job, "", f"{ratio:.2f}x {beside}", memory, met=None)

    def at_least(self, job: str, rate: float, least: float, beside: str = "") -> None:
        """A rate that has a least value."""
        told = f"{rate:,.0f}/s" + (f" ({beside})" if beside else "")
        self.row(job, f"at least {least:,.0f}/s", told, met=rate >= least)

    def guarded(self, job: str, measure: Callable[[], object]) -> None:
        """Measure; what fails is a row that says so, and the next job goes on."""
        try:
            measure()
        except Failed as failure:
            self.row(job, "", f"failed: {failure}", met=False)

    @staticmethod
    def _line(cells: tuple[str, ...]) -> None:
        padded = (f"{cell:<{width}}" for cell, width in zip(cells, (*WIDTHS, 0), strict=True))
        print("  ".join(padded).rstrip(), flush=True)


class Failed(Exception):  # noqa: N818  (it is told as a row, no error of a program)
    """A command that was to be measured did not end well."""
