"""Run a notebook and leave in it just what a reader should find."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

ROOT = Path(__file__).parent.parent.parent
NOTEBOOKS = ROOT / "notebooks"
# A cell with this tag is saved without what it shows: a picture of it stands above (until it is
# trusted, JupyterLab takes style and drawings out of a saved table), or it answers a question.
UNSAVED = "nbval-ignore-output"
KERNEL = {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"}


def notebooks() -> list[Path]:
    """Return all notebooks that are handed out."""
    paths = NOTEBOOKS.rglob("*.ipynb")
    return sorted(path for path in paths if ".ipynb_checkpoints" not in path.parts)


def execute(notebook: nbformat.NotebookNode, folder: Path) -> nbformat.NotebookNode:
    """Run all cells in a new kernel, in the notebook's folder."""
    client = NotebookClient(
        notebook,
        timeout=300,
        kernel_name="python3",
        resources={"metadata": {"path": str(folder)}},
        store_widget_state=False,
        coalesce_streams=True,
    )
    client.execute()
    return notebook


def cleaned(notebook: nbformat.NotebookNode) -> nbformat.NotebookNode:
    """Remove what differs from run to run: times, widget ids, a Python's version."""
    notebook.metadata = nbformat.NotebookNode(kernelspec=KERNEL, language_info={"name": "python"})
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number:02}"
        kept: dict[str, Any] = {k: v for k, v in cell.metadata.items() if k == "tags"}
        cell.metadata = nbformat.NotebookNode(kept)
        if cell.cell_type == "code":
            outputs = [] if UNSAVED in kept.get("tags", ()) else cell.outputs
            for output in outputs:
                output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)
            # What showed nothing but a widget is left out.
            cell.outputs = [output for output in outputs if output.get("data", True)]
    return notebook


def rewrite(path: Path) -> None:
    """Run a notebook and save it, cleaned, in its place."""
    notebook = nbformat.read(path, as_version=4)
    nbformat.write(cleaned(execute(notebook, path.parent)), path)
