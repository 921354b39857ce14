"""Commands for teachers and authors: ``python -m cardlab_tutorials COMMAND``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import LANGUAGES
from cardlab.version import install_line


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0, or 1 if it was refused."""
    parser = argparse.ArgumentParser("python -m cardlab_tutorials", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("clauses", help="list the step and the sitting that teach each clause")
    reads = commands.add_parser("class", help="report who has done what in the lessons")
    reads.add_argument(
        "folder", type=Path, help="a folder of text files, with one line for each pupil"
    )
    writes = commands.add_parser("assignments", help="write the hours as nbgrader assignments")
    writes.add_argument("--to", type=Path, required=True, help="the folder of the course")
    writes.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    writes.add_argument(
        "--only",
        nargs="+",
        metavar="HOUR",
        help="the hours to write, by number or name, such as 07",
    )
    writes.add_argument(
        "--partly", type=float, default=0, metavar="SHARE",
        help="the share of its points that a typical slip earns, 0 to 1; 0 by default",
    )  # fmt: skip
    builds = commands.add_parser(
        "site", help="write tables and lessons as pages for any web server"
    )
    builds.add_argument("--to", type=Path, required=True, help="the folder of the site")
    builds.add_argument(
        "--pyodide", type=Path, help="the npm package pyodide; by default npm fetches it"
    )
    try:
        for line in report(parser.parse_args(arguments)):
            sys.stdout.write(f"{line}\n")
    except ModuleNotFoundError as error:
        install = install_line("notebooks")
        sys.stderr.write(f"cardlab_tutorials can't be run: {error}. This installs it: {install}\n")
        return 1
    except (CardlabError, OSError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


def report(chosen: argparse.Namespace) -> Iterable[str]:
    """Run the command that was chosen, and give the lines that it tells."""
    # Imported here, so that a bare installation can say what it lacks.
    from cardlab_tutorials.guided.classroom import class_report, clause_report, progress_lines

    if chosen.command == "clauses":
        return clause_report()
    if chosen.command == "class":
        return class_report(progress_lines(chosen.folder))
    if chosen.command == "site":
        from cardlab_tutorials.site.building import build

        return build(chosen.to, chosen.pyodide)
    from cardlab_tutorials.assignments.sheet import write
    from cardlab_tutorials.hours.catalogue import named

    if not 0 <= chosen.partly <= 1:
        raise CardlabError(f"--partly is a share from 0 to 1, and {chosen.partly:g} is none.")
    return write(
        chosen.to, chosen.language, [named(text) for text in chosen.only or ()], chosen.partly
    )


if __name__ == "__main__":
    sys.exit(main())
