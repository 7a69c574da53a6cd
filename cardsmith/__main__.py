"""``python -m cardsmith`` is the same as ``cardsmith``."""

from cardsmith.cli import main

if __name__ == "__main__":
    main()
