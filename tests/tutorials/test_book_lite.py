"""The live notebooks of the site: which there are, and Pyodide with its wheels."""

from __future__ import annotations

import hashlib
import json
import re
import sys
from urllib.error import URLError

import pytest

from tutorials.book import lite
from tutorials.book.front import games
from tutorials.book.lesson_pages import LessonPage
from tutorials.book.places import LANGUAGES, pages
from tutorials.book.saved import notebook_page
from tutorials.book.words import words


def test_each_notebook_that_a_page_opens_is_there_live():
    there = dict(lite.notebooks(has_numpy=True))
    for language in LANGUAGES:
        lessons = [LessonPage(game, language).links() for game in games()]
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


def test_the_live_notebooks_need_pyodide(tmp_path, capsys):
    assert lite.main([str(tmp_path)]) == 1
    assert "build play/ first" in capsys.readouterr().err


def test_what_is_built_from_is_put_together(tmp_path, monkeypatch):
    monkeypatch.setattr(lite, "WORK", tmp_path / "work")
    pyodide = tmp_path / "site" / "play" / "pyodide"
    pyodide.mkdir(parents=True)
    for name in lite.PYODIDE:
        (pyodide / name).write_bytes(b"x")
    lock = {"info": {"version": "1"}, "packages": {"numpy": {}}}
    (pyodide / "pyodide-lock.json").write_text(json.dumps(lock), encoding="utf-8")
    lite.stage(tmp_path / "site", has_numpy=False)
    kept = json.loads((tmp_path / "work/static/pyodide/pyodide-lock.json").read_text("utf-8"))
    assert kept == {"info": {"version": "1"}, "packages": {}}
    assert (tmp_path / "work/files/learn/pepper.ipynb").is_file()


def lock_of_numpy() -> dict:
    entry = {"file_name": "numpy.whl", "sha256": hashlib.sha256(b"numpy").hexdigest()}
    packages = {"numpy": {**entry, "depends": []}}
    return {"info": {"version": "1"}, "packages": packages}


def test_wheels_of_pyodide_are_checked_and_listed(tmp_path, monkeypatch):
    folder = tmp_path / "static" / "pyodide-lock"
    folder.mkdir(parents=True)
    (folder / "pyodide-lock.json").write_text('{"packages": {}}', encoding="utf-8")
    monkeypatch.setattr(lite, "fetched", lambda _file: b"numpy")
    lite.add(tmp_path, ["numpy"], lock_of_numpy())
    listed = json.loads((folder / "pyodide-lock.json").read_text("utf-8"))["packages"]
    assert listed["numpy"]["file_name"] == "../../static/pyodide-lock/numpy.whl"
    assert (folder / "numpy.whl").read_bytes() == b"numpy"
    monkeypatch.setattr(lite, "fetched", lambda _file: b"other")
    with pytest.raises(lite.LiteError, match=r"numpy\.whl is damaged"):
        lite.add(tmp_path, ["numpy"], lock_of_numpy())
    with pytest.raises(lite.LiteError, match="no package 'nampy'"):
        lite.add(tmp_path, ["nampy"], lock_of_numpy())


def test_wheels_of_another_pyodide_are_refused(tmp_path, monkeypatch):
    folder = tmp_path / "play" / "pyodide"
    folder.mkdir(parents=True)
    (folder / "pyodide-lock.json").write_text(json.dumps({"info": {"python": "3.14.2"}}), "utf-8")
    ours, other = (json.dumps({"info": {"python": f"3.{n}.2"}, "packages": {}}) for n in (14, 15))
    monkeypatch.setattr(lite, "fetched", lambda _file: ours.encode())
    assert lite.fetch_lock(tmp_path)["packages"] == {}
    monkeypatch.setattr(lite, "fetched", lambda _file: other.encode())
    with pytest.raises(lite.LiteError, match=r"3\.15\.2.*the site has"):
        lite.fetch_lock(tmp_path)


def test_wheels_that_can_not_be_fetched_are_asked_for_first(monkeypatch, tmp_path, capsys):
    def unreachable(_address, timeout):
        raise URLError("Name or service not known")

    monkeypatch.setattr(lite, "urlopen", unreachable)
    monkeypatch.setattr(lite, "stage", lambda *_: pytest.fail("built before it was known"))
    there = tmp_path / "play" / "pyodide"
    there.mkdir(parents=True)
    (there / "pyodide-lock.json").write_text('{"info": {}, "packages": {}}')
    assert lite.main([str(tmp_path), "--wheels", "numpy"]) == 1
    error = capsys.readouterr().err
    assert "pyodide-lock.json can't be fetched" in error
    assert "Build without PYODIDE_WHEELS" in error


def test_a_program_that_fails_is_told():
    with pytest.raises(lite.LiteError, match=r"(?s)failed:.*it is so"):
        lite.run(sys.executable, "-c", "raise SystemExit('it is so')")
