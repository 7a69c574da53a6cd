"""The commands by name, and the program made of them: each is loaded when it is asked for."""

from collections.abc import Iterable
from importlib import import_module

import typer

from cardsmith.cli.options import Version

_COMMANDS = {
    "init": "init",
    "check": "check",
    "fmt": "fmt",
    "length": "length",
    "list": "list_cards",
    "stats": "stats",
    "count": "count",
    "diff": "diff",
    "explain": "explain",
    "schema": "schema",
    "preflight": "preflight",
    "preview": "preview",
    "build": "build",
    "proof": "proof",
    "sign": "sign",
    "export": "export",
    "import": "import_table",
    "calibrate": "calibrate",
    "impose": "impose",
    "referee": "app",
    "simulate": "app",
    "timer": "timer",
}
"""Every command in the order of the help: what its module calls it; a group is an ``app``."""

_MODULES = {"list": "listing", "import": "import_"}
"""The modules of commands that Python cannot call by their names."""


def assembled(names: Iterable[str] = tuple(_COMMANDS)) -> typer.Typer:
    """The program with these commands; it loads nothing that they do not load."""
    app = typer.Typer(
        name="cardsmith",
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        add_completion=False,
        no_args_is_help=True,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(cardsmith)
    for name in names:
        module = import_module(f"cardsmith.cli.commands.{_MODULES.get(name, name)}")
        command = getattr(module, _COMMANDS[name])
        if isinstance(command, typer.Typer):
            app.add_typer(command)
        else:
            app.command(name)(command)
    return app


def wanted(words: list[str]) -> tuple[str, ...]:
    """The one command that the first word names, all where it names none.

    Commands are a third of what a small job would load; help and misspelt names need them all.

    >>> wanted(["check", "--help"])
    ('check',)
    >>> len(wanted(["chekc"])) == len(_COMMANDS)
    True
    """
    return (words[0],) if words and words[0] in _COMMANDS else tuple(_COMMANDS)


def cardsmith(version: Version = False) -> None:
    """Author card decks as text; check, set and print them true to size.

    Exit codes: 0 all is right, 1 findings, 2 wrong use or an unusable file, 3 cannot decide.
    """
