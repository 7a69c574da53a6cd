"""``cardsmith simulate``: thousands of games by chance, and what they show."""

import typer

from cardsmith.cli.commands.simulate import bouffon, dalmuti, merge

app = typer.Typer(
    name="simulate",
    rich_markup_mode=None,
    no_args_is_help=True,
    help="Play thousands of games by chance: how long they last, and who wins.",
)
app.command("bouffon")(bouffon.simulate)
app.command("dalmuti")(dalmuti.simulate)
app.command("merge")(merge.merge)
