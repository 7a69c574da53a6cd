"""The commands, gathered. Importing this module loads nothing heavier than Typer."""

import typer

from cardsmith.cli.commands import (
    build,
    calibrate,
    check,
    diff,
    explain,
    export,
    fmt,
    import_,
    impose,
    init,
    length,
    listing,
    preview,
    proof,
    referee,
    schema,
    sign,
    simulate,
    stats,
    timer,
)
from cardsmith.cli.options import Version

app = typer.Typer(
    name="cardsmith",
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    add_completion=False,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def cardsmith(version: Version = False) -> None:
    """Author card decks as text; check, set and print them true to size.

    Exit codes: 0 all is right, 1 findings, 2 wrong use or an unusable file, 3 cannot decide.
    """


app.command()(init.init)
app.command()(check.check)
app.command()(fmt.fmt)
app.command()(length.length)
app.command("list")(listing.list_cards)
app.command()(stats.stats)
app.command()(diff.diff)
app.command()(explain.explain)
app.command()(schema.schema)
app.command()(preview.preview)
app.command()(build.build)
app.command()(proof.proof)
app.command()(sign.sign)
app.command()(export.export)
app.command("import")(import_.import_table)
app.command()(calibrate.calibrate)
app.command()(impose.impose)
app.add_typer(referee.app)
app.add_typer(simulate.app)
app.command()(timer.timer)
