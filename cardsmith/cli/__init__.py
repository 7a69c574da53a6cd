"""The command line: options in, one call to the pipeline, text out, an exit code."""


def main() -> None:
    """Run the command line."""
