"""Values: what is used of frozen dataclasses, without their slow import."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys

import pytest

from cardlab.engine.scenario import Scenario
from cardlab.engine.words import GameWords, Sentence, Verb


def test_a_value_is_built_in_order_or_by_name():
    assert Verb("draw", "Draw", key="d") == Verb(name="draw", label="Draw", key="d")
    assert Verb("draw") != Verb("pass")
    assert len({Verb("draw", forms=()), Verb("draw", forms=())}) == 1


@pytest.mark.parametrize(
    ("args", "named"),
    [((), {}), (("draw",), {"name": "draw"}), (("draw",), {"colour": "red"}), (range(20), {})],
)
def test_a_value_that_lacks_a_part_or_has_one_too_many_is_refused(args, named):
    with pytest.raises(TypeError, match="Verb takes name, label"):
        Verb(*args, **named)


def test_a_value_is_never_changed():
    words = GameWords(title="Two", verbs=(Verb("draw"),))
    assert words.verb("draw").name == "draw"
    for name in ("title", "name"):
        with pytest.raises(AttributeError, match="can't be changed"):
            setattr(words, name, "Three")
    assert words.changed(title="Three") == GameWords(title="Three", verbs=(Verb("draw"),))
    assert words.title == "Two"


def test_a_value_is_copied_and_pickled():
    for value in (Sentence("{card}", {"card": 1}), Scenario("a.b", 2, ("0 draw",))):
        assert pickle.loads(pickle.dumps(value)) == copy.deepcopy(value) == value


def test_an_import_of_cardlab_does_not_load_dataclasses():
    """It takes a third of the time of ``import cardlab``."""
    program = "import cardlab, sys; print('dataclasses' in sys.modules, 'inspect' in sys.modules)"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["False", "False"]
