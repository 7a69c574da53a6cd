"""The whole program. Importing this module loads nothing heavier than Typer."""

from cardsmith.cli.assembling import assembled

app = assembled()
