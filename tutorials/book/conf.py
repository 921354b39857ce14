"""What Sphinx needs to know; ``python -m tutorials.book site`` runs it once for each language.

No page asks another host for anything: no script of myst-nb's widgets, no fonts, no MathJax.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import cardlab
from tutorials.book.places import SOURCE

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "cardlab"
author = copyright = "the cardlab authors"  # noqa: A001
version = release = cardlab.__version__
extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.napoleon"]

# Saved outputs are true: nbval compares them in `make test`. So nothing is run here.
nb_execution_mode = "off"
nb_ipywidgets_js: dict[str, dict[str, str]] = {}
nb_mime_priority_overrides = [("html", "text/html", 0)]
nb_render_markdown_format = "myst"
myst_enable_extensions = ["attrs_inline", "deflist"]
myst_heading_anchors = 3  # CONTRIBUTING and the README link to headings
suppress_warnings = ["myst.header"]  # notebooks begin a part below another part's level

autodoc_default_options = {"members": True}
autodoc_member_order = "bysource"
autodoc_typehints = "description"
autodoc_typehints_description_target = "documented"
napoleon_numpy_docstring = False
napoleon_use_ivar = True  # the fields of a dataclass appear once

html_theme = "pydata_sphinx_theme"
html_title = "cardlab"
html_static_path = ["_static"]
html_css_files = ["pictures.css", "book.css"]
html_js_files = ["book.js"]
html_favicon = "_static/cardlab.svg"
html_copy_source = html_show_sourcelink = False
html_show_sphinx = False
templates_path = ["_templates"]
html_theme_options = {
    "github_url": SOURCE,
    "navbar_end": ["language.html", "theme-switcher.html", "navbar-icon-links.html"],
    "secondary_sidebar_items": {"**": ["page-toc.html"], "index": []},
    "footer_start": ["copyright.html"],
    "footer_end": [],
    "pygments_light_style": "a11y-high-contrast-light",
    "pygments_dark_style": "a11y-high-contrast-dark",
    "header_links_before_dropdown": 6,
}
html_sidebars: dict[str, list[str]] = {"index": []}


def _is_bare(_app: object, _what: str, _name: str, member: object, skip: bool, _: object) -> bool:
    """Leave out what has no words of its own: a field of a named tuple."""
    return skip or str(getattr(member, "__doc__", "")).startswith("Alias for field number")


def setup(app: Sphinx) -> None:
    """Tell the templates which pages the other language has, too."""
    app.connect("autodoc-skip-member", _is_bare)
    source = Path(app.srcdir)
    other = "es" if source.name == "en" else "en"
    theirs = source.parent / other
    files = [path.relative_to(theirs).with_suffix("") for path in theirs.rglob("*.*")]
    context = {"in_other": [path.as_posix() for path in files], "other": other}
    app.config.html_context = {**context, "default_mode": "auto"}
    app.config.html_static_path.append(str(source / "_static"))
