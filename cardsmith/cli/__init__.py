"""The command line: options in, one call to the pipeline, text out, an exit code."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sys import UnraisableHookArgs
    from types import FrameType

_NO_MEMORY = {
    "fr": "cardsmith\u00a0: la mémoire ne suffit pas (fermer d’autres programmes, ou relever la "
    "limite de ulimit -v)",
    "en": "cardsmith: there is not enough memory (close other programs, or raise the limit of "
    "ulimit -v)",
}


def main() -> None:
    """Run the command line; the entry point of ``cardsmith`` and ``python -m cardsmith``."""
    import sys

    try:
        _end_on_ctrl_c()
        _set_up()
        code = _run(sys.argv[1:])
        _end_at_once_on_ctrl_c()
    except BaseException as error:
        # before a command begins or while it ends, or what an import made of it: RuntimeError
        if not isinstance(error, KeyboardInterrupt) and not _is_interrupted():
            raise
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
    import errno

    try:
        from cardsmith.cli.assembling import program

        program(words)(prog_name="cardsmith")
    except SystemExit as leaving:
        return leaving.code
    except MemoryError:
        pass
    except ImportError as error:  # of a library, as the system words it
        if "failed to map segment" not in str(error):
            raise
    except OSError as error:  # standard output on a full disk
        if error.errno != errno.ENOMEM:
            return _cannot_print(error)
    else:
        return 0
    return _out_of_memory(words)  # once what filled it is let go


def _end_on_ctrl_c() -> None:
    """Let the first Ctrl-C end a command in good order, a second one at once.

    Two within a moment would otherwise meet Python while it tells of the first. Who begins this
    process without Ctrl-C, as ``nohup`` does, keeps it so.
    """
    import signal
    import sys

    def interrupt(_signal: int, _frame: "FrameType | None") -> None:
        _end_at_once_on_ctrl_c()
        sys.unraisablehook = _unheard
        raise KeyboardInterrupt

    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)


def _end_at_once_on_ctrl_c() -> None:
    """Let Ctrl-C end the process, whatever it is at."""
    import signal

    if callable(signal.getsignal(signal.SIGINT)):
        signal.signal(signal.SIGINT, _at_once)


def _is_interrupted() -> bool:
    """Whether there was a Ctrl-C while the command ran."""
    import signal

    return signal.getsignal(signal.SIGINT) is _at_once


def _unheard(fault: "UnraisableHookArgs") -> None:
    """End the process where Python could hand Ctrl-C to nobody."""
    import sys

    if fault.exc_type is KeyboardInterrupt:
        _at_once(0, None)
    sys.__unraisablehook__(fault)


def _at_once(_signal: int, _frame: "FrameType | None") -> None:
    import os

    os._exit(130)


def _out_of_memory(words: list[str]) -> int:
    """Say in one line that a command needs more memory than there is, and what may help."""
    import contextlib
    import os
    import re
    import sys

    asked = re.search(r"--lang[= ](\w+)", " ".join(words))
    language = asked[1] if asked else os.environ.get("CARDSMITH_LANG", "")
    with contextlib.suppress(Exception):  # there may be none for this either
        if language not in _NO_MEMORY:
            from cardsmith.pipeline.targets import language_of

            language = language_of([word for word in words[1:] if not word.startswith("-")])
    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"{_NO_MEMORY.get(language, _NO_MEMORY['en'])}\n")
        sys.stderr.flush()
    return 2


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
                code = _cannot_print(error)
    os._exit(code if isinstance(code, int) else bool(code))


def _cannot_print(error: OSError) -> int:
    """Say in one line, where that can be said at all, that the answer could not be written."""
    import contextlib
    import sys

    with contextlib.suppress(OSError, AttributeError):
        sys.stderr.write(f"cardsmith: {error.strerror}\n")
        sys.stderr.flush()
    return 2
