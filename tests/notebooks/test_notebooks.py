"""The notebooks as they are handed out: made from their sources, clean, thin, and doable."""

from __future__ import annotations

import json
import re

import nbformat
import pytest

from tutorials.build.run import NOTEBOOKS, cleaned, notebooks
from tutorials.build.sources import sources

pytestmark = pytest.mark.slow

ALL = [path.relative_to(NOTEBOOKS).as_posix() for path in notebooks()]
MACHINE = re.compile(r"/(?:home|root|work|tmp|Users)/|0x[0-9a-f]{6,}")
LINK = re.compile(r'\]\(([^)#\s]+)|src="([^"#]+)"')


def read(name):
    return nbformat.read(NOTEBOOKS / name, as_version=4)


def untidy(notebook, folder):
    """What should not be in a notebook that is handed out."""
    size = len(json.dumps(notebook))
    wrong = [] if size < 200_000 else [f"{size} bytes"]
    wrong += ["widget state"] if "widgets" in notebook.metadata else []
    code = [cell for cell in notebook.cells if cell.cell_type == "code"]
    counts = [cell.execution_count for cell in code]
    wrong += [] if counts == list(range(1, len(counts) + 1)) else [f"execution counts {counts}"]
    for cell in code:
        lines = [line for line in cell.source.splitlines() if line.strip()]
        wrong += [f"{cell.id} has {len(lines)} lines"] if len(lines) > 10 else []
        for output in cell.outputs:
            failed = output.output_type == "error" or output.get("name") == "stderr"
            wrong += [f"{cell.id} failed or warned"] if failed else []
            told = MACHINE.search(json.dumps(output))
            wrong += [f"{cell.id} tells of the machine"] if told else []
    for cell in notebook.cells:
        targets = [one or two for one, two in LINK.findall(cell.source)]
        dead = [t for t in targets if "://" not in t and not (folder / t).exists()]
        wrong += [f"no file {target}" for target in dead if cell.cell_type == "markdown"]
    return wrong


@pytest.mark.parametrize("name", ALL)
def test_a_notebook_is_tidy(name):
    assert untidy(read(name), (NOTEBOOKS / name).parent) == []


def test_an_untidy_notebook_is_seen():
    notebook = read("learn/pepper.ipynb")
    notebook.metadata.widgets = {"state": "x" * 200_000}
    notebook.cells[0].source = "[gone](gone.ipynb)"
    notebook.cells[1].execution_count = 7
    notebook.cells[1].source = "a = 1\n" * 11
    notebook.cells[1].outputs[0].data["text/plain"] = "<Table at 0x7f00deadbeef>"
    assert len(untidy(notebook, NOTEBOOKS / "learn")) == 6


def cells(notebook):
    return [(cell.cell_type, cell.source.strip()) for cell in notebook.cells]


@pytest.mark.parametrize("path", sources(), ids=lambda path: path.stem)
def test_a_notebook_and_its_source_agree(path):
    assert cells(sources()[path]()) == cells(nbformat.read(path, as_version=4))


def test_the_front_door_looks_right_before_it_is_trusted():
    """JupyterLab takes drawings out of what it does not trust; a picture stands in their place."""
    notebook = read("start.ipynb")
    assert "](images/table.png)" in "".join(cell.source for cell in notebook.cells)
    assert "<svg" not in json.dumps([cell.get("outputs") for cell in notebook.cells])
    for cell in notebook.cells[3:6:2]:
        cell.outputs = [nbformat.v4.new_output("execute_result", {"text/plain": "<CardTable>"})]
    assert [len(cell.outputs) for cell in cleaned(notebook).cells[3:6:2]] == [0, 1]
