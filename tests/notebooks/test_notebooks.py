"""The notebooks as they are handed out: paired with their texts, clean, thin, and doable."""

from __future__ import annotations

import json
import re
from pathlib import Path

import nbformat
import pytest

from cardlab.engine.text.words import LANGUAGES
from tutorials.build.guided import (
    functions_notebook,
    functions_path,
    guided,
    lesson_notebook,
    path_of,
)
from tutorials.build.lessons import cells, lessons, notebook_of, written
from tutorials.build.run import NOTEBOOKS, cleaned, notebooks

pytestmark = pytest.mark.slow

ALL = [path.relative_to(NOTEBOOKS).as_posix() for path in notebooks()]
MACHINE = re.compile(r"/(?:home|root|work|tmp|Users)/|0x[0-9a-f]{6,}")


def untidy(notebook: nbformat.NotebookNode, size: int) -> list[str]:
    """What should not be in a notebook that is handed out."""
    wrong = [] if size < 200_000 else [f"{size} bytes"]
    if "widgets" in notebook.metadata:
        wrong.append("widget state")
    counts = [cell.execution_count for cell in notebook.cells if cell.cell_type == "code"]
    if counts != list(range(1, len(counts) + 1)):
        wrong.append(f"execution counts {counts}")
    if len({cell.id for cell in notebook.cells}) < len(notebook.cells):
        wrong.append("ids")
    return wrong + [fault for cell in notebook.cells for fault in untidy_cell(cell)]


def untidy_cell(cell: nbformat.NotebookNode) -> list[str]:
    """A cell that is too long, that failed or warned, or that tells of the machine it ran on."""
    lines = [line for line in cell.source.splitlines() if line.strip()]
    long = cell.cell_type == "code" and len(lines) > 10
    wrong = [f"{cell.id} has {len(lines)} lines"] if long else []
    for output in cell.get("outputs", []):
        if output.output_type == "error" or output.get("name") == "stderr":
            wrong.append(f"{cell.id} {output.output_type}")
        if MACHINE.search(json.dumps(output)):
            wrong.append(f"{cell.id} tells of the machine")
    return wrong


@pytest.mark.parametrize("name", ALL)
def test_a_notebook_is_tidy(name):
    path = NOTEBOOKS / name
    assert untidy(nbformat.read(path, as_version=4), path.stat().st_size) == []


def test_an_untidy_notebook_is_seen():
    notebook = nbformat.read(NOTEBOOKS / "learn" / "pepper.ipynb", as_version=4)
    notebook.metadata.widgets = {}
    notebook.cells[1].execution_count = 7
    notebook.cells[1].source = "a = 1\n" * 11
    notebook.cells[1].outputs[0].data["text/plain"] = "<Table at 0x7f00deadbeef>"
    assert len(untidy(notebook, 300_000)) == 5


def apart(text, notebook: nbformat.NotebookNode) -> list[int]:
    """The cells in which a notebook and its text differ."""
    mine, its = cells(written(text)), cells(notebook)
    longest = max(len(mine), len(its))
    return [n for n in range(longest) if mine[n : n + 1] != its[n : n + 1]]


@pytest.mark.parametrize("text", lessons(), ids=lambda path: path.stem)
def test_a_lesson_and_its_text_agree(text):
    assert apart(text, nbformat.read(notebook_of(text), as_version=4)) == []


@pytest.mark.parametrize(("game", "language"), guided())
def test_a_guided_lesson_and_its_notebook_agree(game, language):
    notebook = nbformat.read(path_of(game, language), as_version=4)
    assert cells(lesson_notebook(game, language)) == cells(notebook)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_functions_of_the_lessons_and_their_notebook_agree(language):
    notebook = nbformat.read(functions_path(language), as_version=4)
    assert cells(functions_notebook(language)) == cells(notebook)


LINK = re.compile(r'\]\(([^)#\s]+)|src="([^"#]+)"')


def dead_links(source: str, folder: Path) -> list[str]:
    """The links and pictures of a Markdown text that lead to no file."""
    targets = [link or picture for link, picture in LINK.findall(source)]
    return [t for t in targets if "://" not in t and not (folder / t).exists()]


@pytest.mark.parametrize("name", ALL)
def test_each_link_of_a_notebook_leads_to_a_file(name):
    path = NOTEBOOKS / name
    cells = nbformat.read(path, as_version=4).cells
    texts = [cell.source for cell in cells if cell.cell_type == "markdown"]
    assert [link for text in texts for link in dead_links(text, path.parent)] == []


def bare(notebook: nbformat.NotebookNode) -> list[str]:
    """The cells whose saved output loses its drawings in JupyterLab, before it is trusted."""
    return [
        cell.id
        for cell in notebook.cells
        for output in cell.get("outputs", [])
        if "<svg" in "".join(output.get("data", {}).get("text/html", ""))
    ]


def test_the_front_door_looks_right_before_it_is_trusted():
    notebook = nbformat.read(NOTEBOOKS / "start.ipynb", as_version=4)
    pictures = [LINK.findall(cell.source) for cell in notebook.cells if "![" in cell.source]
    assert bare(notebook) == []
    assert [("images/table.png", "")] in pictures


def test_a_pictured_cell_is_saved_without_its_output():
    notebook = nbformat.read(NOTEBOOKS / "start.ipynb", as_version=4)
    data = {"text/plain": "<CardTable>"}
    for cell in notebook.cells[3:6:2]:
        cell.outputs = [nbformat.v4.new_output("execute_result", data)]
    assert [len(cell.outputs) for cell in cleaned(notebook).cells[3:6:2]] == [0, 1]
