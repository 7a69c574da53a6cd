"""``cardsmith referee``: who is right at the table, and by which line of the rules."""

import typer

from cardsmith.cli.commands.referee import ask, check, diff, judge, play, testing

app = typer.Typer(
    name="referee",
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Rule on quarrels at the table, by the article.",
)
app.command()(judge.judge)
app.command("test")(testing.try_books)
app.command()(diff.diff)
app.command()(ask.ask)
app.command()(check.check)
app.command()(play.play)
