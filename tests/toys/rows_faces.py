"""Faces of Rows with a form of its own, as a package would bring them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cardlab_widgets.faces.plain import BACK, face

FORM: Final = "rows"
FORM_MODULE: Final = Path(__file__).with_name("rows_form.js")
STYLE: Final = {" .rows-of-four": "display: flex; gap: 24px; flex-wrap: wrap"}

__all__ = ["BACK", "FORM", "FORM_MODULE", "STYLE", "face"]
