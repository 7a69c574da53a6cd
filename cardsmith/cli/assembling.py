"""The commands by name, and the program made of them: each is loaded when it is asked for."""

from collections.abc import Iterable
from importlib import import_module

import typer

from cardsmith.cli.options import Version

COMMANDS = {
    "init": "Begin an edition: files that check clean and can be printed at once, to be changed.",
    "check": "Check decks, and mend them; exit 1 when one has an error left.",
    "fmt": "Put packet files into one form: a line for each word, comments at their place.",
    "length": "Count the letters that score; exit 1 when a text has no valid length.",
    "list": "List the cards of an edition in French order; exit 1 when some could not be read.",
    "stats": "Tell an edition in numbers; exit 1 when some of it could not be read.",
    "count": "Count cards, and the sheets that they take: free places, waste, what could fill "
    "them.",
    "diff": "Tell which cards two editions have otherwise, and what of them.",
    "explain": "Explain a code with a wrong and a right example, or a part of the games' rules.",
    "schema": "Print the JSON Schema of a deck file, an edition, a template or a report.",
    "preflight": "Check a file for print before the printer does: boxes, identity, fonts, ink, "
    "pictures.",
    "preview": "Draw the front and the back of one card, side by side, to a PNG.",
    "build": "Check editions and print them to PDF; nothing is written when one has an error.",
    "proof": "Write a proof: every card in large type, with what was found in it at its place.",
    "sign": "Collect what readers have signed, into edition.lock; say what is read, and what "
    "is not.",
    "export": "Export editions for other programs; nothing is written when one has an error.",
    "import": "Bring the cards of a table into the packet files of an edition.",
    "calibrate": "Write a test page to hold against the light, or save what was read on it.",
    "impose": "Put pictures or PDF pages that you have on sheets, true to size, backs behind "
    "fronts.",
    "timer": "Turn a sandglass; the last ten seconds are heard.",
    "referee": "Rule on quarrels at the table, by the article.",
    "simulate": "Play thousands of games by chance: how long they last, and who wins.",
}
"""Every command in the order of the help, with the first sentence of its own."""

_MODULES = {"list": "listing", "import": "import_"}
"""The modules of commands that Python cannot call by their names."""

_CALLED = {"list": "list_cards", "import": "import_table", "referee": "app", "simulate": "app"}
"""What a module calls its command where that is not the name; a group is an ``app``."""


def program(words: list[str]) -> typer.Typer:
    """What some words need: one command, or none of them but their names.

    To load them all takes longer than a small job does; the help tells no more than names.
    """
    named = [word for word in words if word in COMMANDS]
    if not named:
        return _signposts()
    return assembled(named[:1] if words[0] == named[0] else COMMANDS)


def assembled(names: Iterable[str] = tuple(COMMANDS)) -> typer.Typer:
    """The program with these commands; it loads nothing that they do not load."""
    app = _empty()
    for name in names:
        module = import_module(f"cardsmith.cli.commands.{_MODULES.get(name, name)}")
        command = getattr(module, _CALLED.get(name, name))
        if isinstance(command, typer.Typer):
            app.add_typer(command)
        else:
            app.command(name)(command)
    return app


def cardsmith(version: Version = False) -> None:
    """Author card decks as text; check, set and print them true to size.

    Exit codes: 0 all is right, 1 findings, 2 wrong use or an unusable file, 3 cannot decide.
    """


def _signposts() -> typer.Typer:
    """The program for whoever names no command: it knows what there is."""
    app = _empty()
    for name, purpose in COMMANDS.items():
        app.command(name, help=purpose)(_nothing)
    return app


def _empty() -> typer.Typer:
    app = typer.Typer(
        name="cardsmith",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(cardsmith)
    return app


def _nothing() -> None:
    """No command."""
