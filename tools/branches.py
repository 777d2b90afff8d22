"""Fails unless enough branches are covered: python tools/branches.py branches.json 98."""

import json
import sys
from pathlib import Path


def main(report: str, least: str) -> int:
    """Say how many branches are covered; return 1 if that is too few."""
    totals = json.loads(Path(report).read_text(encoding="utf-8"))["totals"]
    covered, branches = totals["covered_branches"], totals["num_branches"]
    percent = 100 * covered / branches
    print(f"Branches covered: {covered} of {branches}, {percent:.1f} % (at least {least} % are needed)")
    return 0 if percent >= float(least) else 1


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
