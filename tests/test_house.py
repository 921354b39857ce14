"""The house: no game is known outside its own files, and nothing tells of anybody's machine.

`lint-imports` holds the imports to their order.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import cardlab

ROOT = Path(__file__).parent.parent
ROOMS = {
    "cardlab": ROOT / "cardlab",
    "cardlab_widgets": ROOT / "widgets" / "cardlab_widgets",
    "cardlab_tutorials": ROOT / "tutorials" / "cardlab_tutorials",
}


def committed(root: Path = ROOT) -> list[Path]:
    """The files of the repository, those not yet added among them, but none that git ignores."""
    command = "git -c safe.directory=* ls-files --cached --others --exclude-standard -z"
    names = subprocess.run(command.split(), cwd=root, capture_output=True, text=True, check=True)
    return [path for name in names.stdout.split("\0") if name and (path := root / name).is_file()]


def plant(folder: Path, name: str, text: str) -> Path:
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


# No game is named outside its package, its faces and examples: so anybody's game is as good


GAMES = tuple(cardlab.list_games())
NAMES = re.compile(rf"\b({'|'.join([*GAMES, 'nacho'])})\b|Nacho|Fuego|Schwupps|Pepper Eights|Spicy")
# A catalogue says where its sentences stand; a bundle is made of the sources that are looked at.
LEFT_OUT = re.compile(r"/locale/|/static/|/widgets/build/|package-lock\.json$|\.(svg|pyc|mo)$")
DOCSTRING = re.compile(r'"""(?:.|\n)*?"""')  # they hold the examples


def is_of_a_game(path: Path) -> bool:
    """Whether a file belongs to a game: its package, or its faces."""
    is_package = any(part in GAMES for part in path.parent.parts)
    return is_package or (path.parent.name == "faces" and path.stem.startswith(GAMES))


def names_a_game(path: Path) -> bool:
    text = DOCSTRING.sub("", path.read_text(encoding="utf-8"))
    return bool(NAMES.search(text.replace('"most spicy"', "")))  # a verb, which has an icon


def test_no_game_is_named_outside_its_own_files():
    rooms = [path for path in committed() if {ROOT / "cardlab", ROOT / "widgets"} & {*path.parents}]
    common = [p for p in rooms if not is_of_a_game(p) and not LEFT_OUT.search(p.as_posix())]
    assert len(common) > 60
    assert [path for path in common if names_a_game(path)] == []


def test_a_game_that_is_named_is_seen(tmp_path):
    assert names_a_game(plant(tmp_path, "levels.py", 'PLAYOUTS = {"pepper": 300}'))


# Nothing tells of the machine


MACHINE = re.compile(
    r"/(?:work|root|opt|tmp)/|/(?:home|Users)/\w|[A-Z]:\\\\?Users|/usr/(?:local/)?bin/(?!env\b)"
    r"|file:///\w|(?:extra-)?index-url|find-links|/simple\b|BEGIN [A-Z ]*PRIVATE KEY"
)


def machine_words(path: Path) -> list[str]:
    """Lines that name a place on somebody's disk, a package index, or a key."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except UnicodeDecodeError:
        return []
    return [f"{path.name}: {line.strip()[:90]}" for line in lines if MACHINE.search(line)]


def test_nothing_tells_of_the_machine():
    here = Path(__file__)
    assert [line for path in committed() if path != here for line in machine_words(path)] == []


def test_a_word_of_the_machine_is_seen(tmp_path):
    assert machine_words(plant(tmp_path, "notes.md", "See /work/shared/notes.md.\n"))
