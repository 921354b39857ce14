"""The commands of the tutorials: ``python -m cardlab_tutorials clauses`` and ``class FOLDER``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from cardlab.engine.errors import CardlabError
from cardlab_tutorials.guided.classroom import class_report, clause_report, lines_in


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 1 if it was refused."""
    parser = argparse.ArgumentParser("python -m cardlab_tutorials", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("clauses", help="which step of which lesson tells which clause")
    reads = commands.add_parser("class", help="who has done what, from the lines of the pupils")
    reads.add_argument("folder", type=Path, help="a folder of text files with a line a pupil")
    chosen = parser.parse_args(arguments)
    try:
        report = (
            clause_report()
            if chosen.command == "clauses"
            else class_report(lines_in(chosen.folder))
        )
        for line in report:
            sys.stdout.write(f"{line}\n")
    except CardlabError as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
