"""The conversation of a game that is kept: lines typed, answers printed, the record saved."""

import sys
from pathlib import Path

import typer

from cardsmith.cli import report
from cardsmith.cli.exits import Exit
from cardsmith.cli.rulings import spoken
from cardsmith.cli.sandglass import Sandglass, is_terminal, moves_cursor
from cardsmith.cli.speech import Speaker
from cardsmith.model.finding import InputError
from cardsmith.pipeline.playing.bouffon import BouffonDesk
from cardsmith.pipeline.playing.chance import Chance, drawn_text, rolled_text
from cardsmith.pipeline.playing.columns import folded
from cardsmith.pipeline.playing.commands import FORCE, Command, Name, command
from cardsmith.pipeline.playing.keeper import Keeper
from cardsmith.pipeline.playing.saving import save
from cardsmith.pipeline.playing.speaking import Voice
from cardsmith.pipeline.playing.values import Act
from cardsmith.referee.replay.values import Ruled

PROMPT = "> "


class Conversation:
    """One game at the keyboard, from here to its end or until somebody leaves."""

    def __init__(self, keeper: Keeper, chance: Chance, path: Path, voice: Voice) -> None:
        self._keeper = keeper
        self._chance = chance
        self._path = path
        self._voice = voice
        self._is_watched = is_terminal(sys.stdin) and is_terminal(sys.stdout)
        self._glass = Sandglass(lambda name, left: voice.phrase(name, seconds=left))
        self._saved = ""
        self._is_failing = False
        self._is_told = False
        self._scene: object = None
        self._asked = ""

    def run(self) -> Exit:
        """Take lines until the input ends; 2 where the record could not be written."""
        self._save()
        try:
            self._show()
            while self._answer(self._read()):
                self._save()
                self._show()
        except (EOFError, KeyboardInterrupt):
            typer.echo("")
        self._glass.stop()
        return self._leave()

    def _read(self) -> str:
        if self._is_watched:
            return self._glass.prompt(PROMPT)
        line = input()
        self._say(f"{PROMPT}{line}")
        return line

    def _answer(self, line: str) -> bool:
        """Whether the game goes on after this line."""
        asked = command(line)
        if asked is None:
            self._take(FORCE.sub("", line), forced=bool(FORCE.search(line)))
            return True
        return self._obey(asked)

    def _take(self, text: str, *, forced: bool = False) -> None:
        """An act, its ruling, and the glass turned by it."""
        before = self._keeper.desk
        said = self._keeper.take(Act(text, self._glass.second, forced))
        for line in self._voice.answers(said):
            self._say(line)
        after = self._keeper.desk
        if after is before:
            if not self._is_told and any(isinstance(each, Ruled) for each in said):
                self._say(self._voice.phrase("not-taken"))
                self._is_told = True
            return
        doubt = self._voice.doubt(after)
        if doubt and not self._voice.doubt(before):
            self._say(f"! {doubt}")
        if not after.is_timed:
            self._glass.stop()
        elif self._is_watched and not before.is_timed and isinstance(after, BouffonDesk):
            self._glass.turn(after.race.state.house.minute)

    def _obey(self, asked: Command) -> bool:
        match asked.name:
            case Name.QUIT:
                return False
            case Name.HELP:
                for line in self._voice.help(self._keeper.desk):
                    self._say(line)
            case Name.TABLE:
                self._scene = None
            case Name.UNDO:
                self._undo(asked.rest)
            case Name.ROLL:
                self._roll()
            case Name.DRAW:
                self._draw()
        self._asked = ""
        return True

    def _undo(self, number: str) -> None:
        if number and not (number.isascii() and number.isdecimal()):
            self._say(self._voice.phrase("undo.number"))
            return
        undone = self._keeper.undo(int(number[:6] or 1))
        name = "undone" if undone else "undone.none"
        self._say(self._voice.phrase(name, number=undone))
        if not self._keeper.desk.is_timed:
            self._glass.stop()

    def _roll(self) -> None:
        desk = self._keeper.desk
        text = rolled_text(desk, self._chance) if isinstance(desk, BouffonDesk) else ""
        if not text:
            self._say(self._voice.phrase("nothing-to-roll"))
            return
        self._say(f"{PROMPT}{text}")
        self._take(text)

    def _draw(self) -> None:
        desk = self._keeper.desk
        if not self._chance.packets:
            self._say(self._voice.phrase("no-cards"))
            return
        card = self._chance.front(desk) if isinstance(desk, BouffonDesk) else None
        if card is None or not isinstance(desk, BouffonDesk):
            self._say(self._voice.phrase("nothing-to-draw"))
            return
        text = drawn_text(desk, card)
        self._say(f"{PROMPT}{text}")
        self._take(text)
        if self._is_watched and self._keeper.desk is not desk:
            player = desk.race.state.bouffon
            self._show_alone(player, card.title, ", ".join(card.entries))

    def _show_alone(self, player: str, title: str, entries: str) -> None:
        """A card for the eyes of one player, wiped away afterwards."""
        said = self._voice.phrase("card-secret", player=player, title=title, entries=entries)
        self._say(said)
        self._glass.prompt(self._voice.phrase("card-hide"))
        lines = len(folded(spoken(said))) + 1
        sys.stdout.write(f"\x1b[{lines}A\x1b[J" if moves_cursor() else "\n" * 60)

    def _show(self) -> None:
        """The table where something moved on it, and what is to be typed."""
        desk = self._keeper.desk
        scene, asks = self._voice.scene(desk), self._voice.asks(desk)
        if scene != self._scene:
            self._say("")
            for line in self._voice.table(desk):
                self._say(line)
            self._say("")
        if scene != self._scene or asks != self._asked:
            self._say(asks)
        self._scene, self._asked = scene, asks

    def _save(self) -> None:
        """Write the record where it changed; a disk that fails does not stop the game."""
        text = self._keeper.text
        if text == self._saved:
            return
        try:
            save(self._path, text)
        except InputError as error:
            if not self._is_failing:
                said = Speaker(self._voice.lang).say(error.finding)
                typer.echo(report.short(error.finding, said), err=True)
                typer.echo(self._voice.phrase("unsaved"), err=True)
            self._is_failing = True
            return
        self._saved = text
        if self._is_failing:
            typer.echo(self._voice.phrase("saved.again"), err=True)
            self._is_failing = False

    def _leave(self) -> Exit:
        self._is_failing = False
        self._save()
        if self._is_failing:
            self._say(self._voice.phrase("left.unsaved"))
            typer.echo(self._keeper.text)
            return Exit.USAGE
        self._say(self._voice.phrase("left", file=self._path.as_posix()))
        return Exit.RIGHT

    def _say(self, text: str) -> None:
        for line in folded(spoken(text)):
            typer.echo(line)
