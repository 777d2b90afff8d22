"""Lets `python -m twocities` do what the command `twocities` does."""

import sys

from twocities.cli.main import run

if __name__ == "__main__":
    sys.exit(run())
