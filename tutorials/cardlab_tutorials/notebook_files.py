"""Notebooks as JupyterLab opens them without marking them as changed.

JupyterLab writes the kernel's language and its version into each notebook that it opens. A notebook
that another Python has saved then counts as changed before anybody has touched it. ``make start``
and Binder serve each notebook as this Python would mark it; the file stays as it is.
"""

from __future__ import annotations

from typing import Any

from ipykernel.ipkernel import IPythonKernel
from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager


class NotebookFiles(AsyncLargeFileManager):
    """The files of a folder, as Jupyter's server hands them out."""

    async def get(self, path: str, content: bool = True, *how: Any, **options: Any) -> Any:
        """Return a file; a notebook for Python with the language of the kernel here."""
        model = await super().get(path, content, *how, **options)  # type: ignore[no-untyped-call]
        if content and model["type"] == "notebook":
            metadata = model["content"]["metadata"]
            if metadata.get("kernelspec", {}).get("name") == "python3":
                metadata["language_info"] = dict(IPythonKernel.language_info)
        return model
