"""The notebooks under make/: the game that is written there is sound, and what they say is true."""

from __future__ import annotations

import re
from typing import Any

import nbformat
import pytest

import cardlab
from cardlab.engine.match import catalogue
from cardlab.testing import check_game
from cardlab_widgets.testing import check_faces
from tutorials.build.sources import TEXTS, notebook_of, written

pytestmark = pytest.mark.slow

GAME_TEXT = TEXTS / "make" / "your_own_game.md"
BOT_TEXT = TEXTS / "make" / "your_own_bot.md"
LEARNER_TEXT = TEXTS / "make" / "a_learner.md"


def run(text, until: str = "", since: str = "", **known: Any) -> dict[str, Any]:
    """Run the code cells of a text up to the one that contains ``until``; return its names.

    With ``since`` leave out what stands between the first cell and the one that contains it.
    """
    names: dict[str, Any] = dict(known)
    code = [cell.source for cell in written(text).cells if cell.cell_type == "code"]
    for n, source in enumerate(code):
        since = "" if since in source else since
        if n == 0 or not since:
            if until and until in source:
                break
            exec(compile(source, text.name, "exec"), names)
    return names


@pytest.fixture(scope="module")
def game():
    """The game of the notebook, which Python forgets when these tests are done."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "_SESSION", dict(catalogue._SESSION))
        yield run(GAME_TEXT, until="check_game")["GAME"]


def test_the_game_of_the_notebook_obeys_the_laws(game):
    report = check_game(game, games=24)
    assert report.faults == [], str(report)
    assert report.games == 24


def test_its_clauses_forbid_what_they_say(game):
    """Worked by hand: what lies on the pile, the card tried, and the clause that forbids it."""
    for top, card, clause in (
        ("yellow 5", "green 5", "elephant.higher"), ("yellow 5", "green 6", None),
        ("yellow 8", "green 8", "elephant.mouse"), ("yellow 8", "green 2", "elephant.mouse"),
        ("yellow 8", "green 1", None), ("yellow 1", "green 1", "elephant.higher"),
        ("yellow 1", "green 2", None), ("", "green 1", None),
    ):  # fmt: skip
        places = {"hand 0": f"{card}, red 7", "hand 1": 3, "pile": top}
        no = cardlab.set_table(game, places, players=2, seed=1).why_not(f"play {card}")
        assert (no and no.clause) == clause, (top, card)


def test_whoever_played_last_leads_when_all_others_have_passed(game):
    places = {"hand 0": "red 7, red 2, red 3", "hand 1": "blue 1, blue 2", "pile": "yellow 4"}
    match = cardlab.set_table(game, places, players=2, seed=1)
    match.apply("0 play red 7")
    match.apply("1 pass")
    assert [move.text for move in match.legal()] == ["0 play red 2", "0 play red 3"]
    assert match.why_not("0 pass").clause == "elephant.lead"
    put_away = {card.text for card in match.view(None).zone("gone").known}
    assert put_away == {"yellow 4", "red 7"}


# The second half: all choose at once, and ten can play


@pytest.fixture(scope="module")
def hot():
    """The second game of the notebook."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(catalogue, "_SESSION", dict(catalogue._SESSION))
        yield run(GAME_TEXT, since="POTATOES =", until="check_game(HOT")["HOT"]


def test_the_second_game_obeys_the_laws_with_two_to_ten_at_the_table_too(hot):
    report = check_game(hot, games=9)
    assert report.faults == [], str(report)
    assert set(report.played) == {f"{players} players" for players in range(2, 11)}
    assert check_faces(hot).faults == []


def intervals(games: str) -> dict[str, tuple[float, float]]:
    """Return the interval of each bot of the saved notebook, in percent, in its longest study."""
    notebook = nbformat.read(notebook_of(BOT_TEXT), as_version=4)
    by_bot = {}
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            for study in re.split(r"\n(?=[\d,]+ games)", text):
                row = re.search(r"^ +0 +(\w+_bot).* ([\d.]+)% to ([\d.]+)%", study, re.MULTILINE)
                if row and study.startswith(games):
                    by_bot[row[1]] = (float(row[2]), float(row[3]))
    return by_bot


def test_what_the_notebook_concludes_of_its_own_game_is_so():
    notebook = nbformat.read(notebook_of(GAME_TEXT), as_version=4)
    studies = [output.data["text/plain"] for cell in notebook.cells if "simulate" in cell.source
               for output in cell.get("outputs", [])]  # fmt: skip
    first, low, hot_high, hot_low = (
        re.search(r"^ +0 .* ([\d.]+)% to ([\d.]+)%", study, re.MULTILINE) for study in studies
    )
    assert "30 moves" in studies[0]
    assert float(first[1]) < 100 / 3 < float(first[2])
    assert float(low[1]) > 50
    assert float(hot_high[1]) < 100 / 3 < float(hot_high[2])
    assert float(hot_low[1]) > 100 / 3
    assert "points (fewest win)" in studies[3]


def test_what_the_notebook_concludes_from_its_measurements_is_so():
    few, many = intervals("500 games"), intervals("2,000 games")
    assert set(few) == {"first_bot", "careful_bot", "naming_bot", "swapping_bot"}
    low, high = 0, 1
    assert few["careful_bot"][low] < few["first_bot"][high]  # no difference is shown
    assert many["careful_bot"][low] < many["first_bot"][high]
    assert few["naming_bot"][low] > few["careful_bot"][high]
    assert few["swapping_bot"][low] < few["naming_bot"][high]
    assert many["naming_bot"][high] < many["swapping_bot"][low]
    assert many["swapping_bot"][high] < 50


def test_the_learner_learns():
    """A tenth of the notebook's games: by then it wins most games against chance."""
    pytest.importorskip("gymnasium")
    names = run(LEARNER_TEXT, until="train(12_000)")
    names["weights"], rewards = names["train"](2_000)
    assert (rewards[-500:] > 0).mean() > (rewards[:500] > 0).mean()
    best = next(cell for cell in written(LEARNER_TEXT).cells if cell.source.startswith("def best("))
    exec(compile(best.source, LEARNER_TEXT.name, "exec"), names)
    bots = [names["learner"], "random"]
    results = cardlab.simulate("pepper", bots, games=200, progress=False)
    assert sum(0 in entry.winners for entry in results.log) > 150
