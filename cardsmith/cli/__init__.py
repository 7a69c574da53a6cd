"""The command line: options in, one call to the pipeline, text out, an exit code."""


def main() -> None:
    """Run the command line; the entry point of ``cardsmith`` and ``python -m cardsmith``."""
    import sys

    try:
        from cardsmith.cli.interrupts import ending_on_ctrl_c

        with ending_on_ctrl_c():
            _set_up()
            code = _run(sys.argv[1:])
    except KeyboardInterrupt:  # before a command begins or while it ends
        code = 130
    _leave(code)


def _set_up() -> None:
    """Make Python what a command wants it to be."""
    import gc
    import sys

    # Values are frozen and point one way, so nothing that a command makes needs collecting.
    gc.disable()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    _die_quietly_with_the_pipe()


def _run(words: list[str]) -> str | int | None:
    """How the command that was typed ends."""
    from cardsmith.cli import memory  # there may be none to load it later

    try:
        from cardsmith.cli.assembling import program

        program(words)(prog_name="cardsmith")
    except SystemExit as leaving:
        return leaving.code
    except (MemoryError, ImportError, OSError) as error:
        if not memory.is_short(error):
            if isinstance(error, OSError):  # standard output on a full disk
                return _refused(f"cardsmith: {error.strerror}")
            raise
    else:
        return 0
    return _refused(memory.told(words))  # once what filled it is let go


def _die_quietly_with_the_pipe() -> None:
    """Let ``cardsmith list … | head`` end as every Unix tool does (exit 141)."""
    import signal

    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)


def _leave(code: str | int | None) -> None:
    """End the process at once: to free the values of a large edition takes 5 % of its build.

    Every file is closed by then; only what is printed may still wait in a buffer.
    """
    import os
    import sys

    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            try:
                stream.flush()
            except OSError as error:
                code = _refused(f"cardsmith: {error.strerror}")
    os._exit(code if isinstance(code, int) else bool(code))


def _refused(line: str) -> int:
    """Say why there is no answer, where that can be said at all; the exit code."""
    import contextlib
    import sys

    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"{line}\n")
        sys.stderr.flush()
    return 2
