"""What the repository's host runs and asks: workflows, issue forms, pre-commit, the citation."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

import cardlab
from tests.test_wheel import pins, project

ROOT = Path(__file__).parent.parent
GITHUB = ROOT / ".github"
WORKFLOWS = sorted((GITHUB / "workflows").glob("*.yml"))
FORMS = sorted(path for path in (GITHUB / "ISSUE_TEMPLATE").glob("*.yml") if path.stem != "config")


def loaded(path: Path) -> dict[Any, Any]:
    data = yaml.safe_load(path.read_text(encoding="utf-8"))
    assert isinstance(data, dict), path
    return data


def targets() -> set[str]:
    """What the Makefile can make."""
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    names = re.findall(r"^([\w-]+):.*##", text, re.MULTILINE)
    assert "test" in names
    return set(names)


def commands(workflow: dict[Any, Any]) -> Iterator[list[str]]:
    """The commands that a workflow runs, in words."""
    for job in workflow["jobs"].values():
        for step in job["steps"]:
            for line in step.get("run", "").splitlines():
                yield shlex.split(line)


def faults(workflow: dict[Any, Any]) -> list[str]:
    """What is wrong with a workflow: a part that is missing, a target or a path that is not there.

    YAML reads the key ``on`` as True.
    """
    wrong = [f"no {part}" for part in ("name", True, "permissions", "jobs") if part not in workflow]
    wrong += [f"{n} may run for ever" for n, j in workflow["jobs"].items() if not timed(j)]
    for words in commands(workflow):
        if words[0] == "make" and words[1] not in targets():
            wrong.append(f"no target {words[1]}")
        if "pytest" in words:
            paths = words[words.index("-m", words.index("pytest")) + 2 :]
            wrong += [f"no {path}" for path in paths if not (ROOT / path).exists()]
    return wrong


def timed(job: dict[str, Any]) -> bool:
    return isinstance(job.get("timeout-minutes"), int)


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_does_what_there_is(path):
    assert faults(loaded(path)) == []


def test_the_workflows_run_the_tests():
    assert [path.stem for path in WORKFLOWS] == ["nightly", "pages", "test"]
    test, nightly = (list(commands(loaded(GITHUB / "workflows" / f"{name}.yml")))
                     for name in ("test", "nightly"))  # fmt: skip
    assert ["make", "test"] in test
    assert ["make", "test-all"] in nightly


def test_every_python_that_we_name_is_tried():
    named = {
        matched[1]
        for line in project()["classifiers"]
        if (matched := re.fullmatch(r"Programming Language :: Python :: (3\.\d+)", line))
    }
    workflow = loaded(GITHUB / "workflows" / "test.yml")
    assert set(workflow["jobs"]["linux"]["strategy"]["matrix"]["python"]) == named


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("jobs: {a: {timeout-minutes: 5, steps: [{run: make tests}]}}", "no target tests"),
        ("jobs: {a: {steps: [{run: make test}]}}", "a may run for ever"),
        (
            "jobs: {a: {timeout-minutes: 5, steps: [{run: 'pytest -m \"not browser\" nowhere'}]}}",
            "no nowhere",
        ),
    ],
)
def test_a_wrong_workflow_is_seen(text, fault):
    workflow = yaml.safe_load(f"name: x\non: push\npermissions: {{}}\n{text}")
    assert faults(workflow) == [fault]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_an_issue_form_asks_what_it_needs(path):
    form = loaded(path)
    assert form["name"]
    assert form["description"]
    ids = [field["id"] for field in form["body"]]
    assert len(ids) == len(set(ids))
    assert any(field.get("validations", {}).get("required") for field in form["body"])


def test_a_question_about_a_rule_names_its_clause():
    form = loaded(GITHUB / "ISSUE_TEMPLATE" / "rule.yml")
    clause = next(field for field in form["body"] if field["id"] == "clause")
    assert clause["validations"]["required"]
    game = clause["attributes"]["placeholder"].partition(".")[0]
    assert cardlab.rulebook(game)[clause["attributes"]["placeholder"]]


def test_before_a_commit_the_ruff_runs_that_was_tested():
    repositories = loaded(ROOT / ".pre-commit-config.yaml")["repos"]
    revisions = {entry["repo"].rpartition("/")[2]: entry["rev"] for entry in repositories}
    assert revisions["ruff-pre-commit"] == f"v{pins()['ruff']}"
    assert all(re.fullmatch(r"v\d+\.\d+\.\d+", revision) for revision in revisions.values())


def test_the_citation_is_of_this_version():
    citation = loaded(ROOT / "CITATION.cff")
    assert citation["version"] == cardlab.__version__
    assert citation["license"] == project()["license"]
    assert citation["repository-code"] == project()["urls"]["Source"]
