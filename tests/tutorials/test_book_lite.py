"""The live notebooks of the site: which there are, and Pyodide with its wheels."""

from __future__ import annotations

import hashlib
import json
import re

import pytest

from cardlab.engine.text.words import LANGUAGES
from tutorials.book import lite
from tutorials.book.game_pages import lesson_page
from tutorials.book.places import pages
from tutorials.book.rendering import games, words
from tutorials.book.saved import notebook_page

pytestmark = pytest.mark.slow


def test_each_notebook_that_a_page_opens_is_there_live():
    there = dict(lite.notebooks(has_numpy=True))
    for language in LANGUAGES:
        lessons = [lesson_page(game, language) for game in games()]
        files = [file for file in pages(language) if re.search(r"/(?!learn/).*/.*\.ipynb$", file)]
        saved = [notebook_page(file, language) for file in files]
        named = re.findall(r"lite/lab/index\.html\?path=([\w./]+)", f"{lessons} {saved}")
        assert len(named) == 5 + len(saved) >= 15
        assert set(named) <= set(there)


def test_a_notebook_that_needs_numpy_says_that_it_is_not_there():
    notebooks = dict(lite.notebooks(has_numpy=False))
    for name, text in notebooks.items():
        is_spanish = "/es/" in name
        says = words("es" if is_spanish else "en")["no_numpy"]
        below_the_title = json.loads(text)["cells"][1:2]
        is_told = [cell["source"] for cell in below_the_title] == [[says]]
        assert is_told == ("import numpy" in text), name
    assert not any("no-numpy" in text for _, text in lite.notebooks(has_numpy=True))


def test_wheels_of_pyodide_are_checked_and_listed(tmp_path, monkeypatch):
    checksum = hashlib.sha256(b"wheel").hexdigest()
    packages = {
        name: {"file_name": f"{name}.whl", "sha256": checksum, "depends": depends}
        for name, depends in {"numpy": ["openblas"], "openblas": [], "scipy": []}.items()
    }
    ours = {"info": {"version": "1"}}
    files = {lite.LOCK: json.dumps({**ours, "packages": packages}).encode()}
    monkeypatch.setattr(lite, "fetched", lambda file: files.get(file, b"wheel"))
    listed = lite.fetch(["numpy"], ours, tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {"numpy.whl", "openblas.whl"}
    assert listed["openblas"]["file_name"] == "../../static/pyodide/openblas.whl"
    with pytest.raises(SystemExit, match="no package 'nampy'"):
        lite.fetch(["nampy"], ours, tmp_path)
    with pytest.raises(SystemExit, match="the site has"):
        lite.fetch(["numpy"], {"info": {"version": "2"}}, tmp_path)
    files["numpy.whl"] = b"other"
    with pytest.raises(SystemExit, match=r"numpy\.whl is damaged"):
        lite.fetch(["numpy"], ours, tmp_path)
