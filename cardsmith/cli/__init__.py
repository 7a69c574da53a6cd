"""The command line: options in, one call to the pipeline, text out, an exit code."""


def main() -> None:
    """Run the command line; the entry point of ``cardsmith`` and ``python -m cardsmith``."""
    import gc
    import sys

    # Values are frozen and point one way, so nothing that a command makes needs collecting.
    gc.disable()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    _die_quietly_with_the_pipe()

    from cardsmith.cli.app import app

    app(prog_name="cardsmith")


def _die_quietly_with_the_pipe() -> None:
    """Let ``cardsmith list … | head`` end as every Unix tool does (exit 141)."""
    import signal

    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
