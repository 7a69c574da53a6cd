"""What ``cardsmith calibrate`` answers."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

import typer

from cardsmith.cli.options import Lang
from cardsmith.cli.report import short
from cardsmith.cli.speech import Speaker, tongue
from cardsmith.intake.shipped.printed_words import printed_words
from cardsmith.layout.calibration_grid import signed
from cardsmith.model.printer import Printer
from cardsmith.pipeline.measuring import FINELY, Ruler


class Answers:
    """Answers in one language; what is wrong is said even when quiet."""

    def __init__(self, lang: Lang | None, *, is_quiet: bool) -> None:
        self.language = tongue(lang)
        self._words = printed_words("calibrate", self.language)
        self._is_quiet = is_quiet

    def written(self, page: Path) -> None:
        """Where the test page is, and what to do with it."""
        self._say(str(page))
        self._tell("written")

    def saved(self, printer: Printer) -> None:
        """What is known of a printer now, and what to type next."""
        self._say(self._line(printer))
        name = shlex.quote(printer.title)
        if max(abs(printer.dx), abs(printer.dy)) > FINELY:
            options = "" if printer.paper == "a4" else f" --paper {printer.paper}"
            options += " --orientation landscape" if printer.landscape else ""
            self._tell("finer", name=name, options=options)
        self._tell("build", name=name)

    def listed(self, printers: Sequence[Printer], file: Path) -> None:
        """Every printer on its line, and the file that holds them."""
        if not printers:
            self._tell("nobody")
            return
        self._say("\n".join((*map(self._line, printers), str(file))))

    def forgotten(self, printers: Sequence[Printer]) -> None:
        """What is no longer known."""
        for printer in printers:
            self._tell("forgotten", printer=self._line(printer))

    def ruled(self, ruler: Ruler, typed: str) -> None:
        """Whether the ruler is true; if not, that the printer itself is that inexact."""
        percent = self._number(f"{100 * ruler.ratio:.1f}")
        word = "".join(typed.split())  # to be typed again after --ruler
        self._tell("true" if ruler.is_true else "own", percent=percent, ruler=word)

    def scaled(self, ruler: Ruler) -> None:
        """Which settings scale a page like that, and where they are switched off."""
        typer.echo(short(ruler.finding, Speaker(self.language).say(ruler.finding)), err=True)
        for line in self._causes(ruler):
            typer.echo(line, err=True)

    def _causes(self, ruler: Ruler) -> Iterator[str]:
        words = self._words
        yield words["causes"]
        for cause in ruler.causes:
            scales = dict.fromkeys(f"{100 * scale:.0f}" for scale in (cause.least, cause.most))
            paper = cause.paper.upper() if len(cause.paper) == 2 else cause.paper.title()
            yield "  - " + words[f"cause_{cause.kind}"].format(
                percent="–".join(scales), paper=paper
            )
        yield words["viewers"]
        yield from (f"  {line}" for line in words["where"].splitlines())

    def _line(self, printer: Printer) -> str:
        """A printer on one line, what it does not do left out."""
        words, lies = self._words, "_landscape" if printer.landscape else ""
        paper = printer.paper.upper() if len(printer.paper) == 2 else printer.paper.title()
        parts = [f"dx {self._signed(printer.dx)}", f"dy {self._signed(printer.dy)}"]
        if printer.rotate:
            parts.append(words["rotated"].format(degrees=self._signed(printer.rotate)))
        scales = printer.scale_x, printer.scale_y
        if scales != (1.0, 1.0):
            percents = dict.fromkeys(self._number(f"{100 * scale:.2f}") for scale in scales)
            parts.append(words["scales"].format(percent=" × ".join(percents)))
        sheet = words[f"sheet{lies}"].format(paper=paper)
        return f"{printer.title}, {sheet}{words['colon']} {', '.join(parts)}"

    def _signed(self, number: float) -> str:
        return signed(round(number, 2), self._words["point"])

    def _number(self, written: str) -> str:
        return written.replace(".", self._words["point"])

    def _tell(self, answer: str, **told: str) -> None:
        self._say(self._words[answer].format(**told))

    def _say(self, text: str) -> None:
        if not self._is_quiet:
            typer.echo(text)
