"""What a Python in a browser lacks: this one is made to lack it too, and all still works."""

from __future__ import annotations

import asyncio
import sys
import threading
import time

import pytest

import cardlab
from cardlab.bots import runtime
from cardlab.bots.playing import answer
from cardlab.engine.table.errors import BotError
from cardlab_widgets import CardTable
from cardlab_widgets.server.key import folder
from cardlab_widgets.table.session import Session


@pytest.fixture
def browser(monkeypatch):
    """A Python that can neither start a thread nor wait, as the one in a browser."""

    def start(_thread):
        raise RuntimeError("can't start new thread")

    def sleep(_seconds):
        raise AssertionError("the page waits")

    monkeypatch.setattr(runtime, "IN_BROWSER", True)
    monkeypatch.setattr(threading.Thread, "start", start)
    monkeypatch.setattr(time, "sleep", sleep)


def test_the_coach_thinks_in_a_browser_and_stops(browser):
    async def page():
        table = CardTable(cardlab.new_match("pepper", players=2, seed=7), coach="full")
        for _ in range(1000):
            if table.advice:
                break
            await asyncio.sleep(0.01)
        table.coach.stop()
        return table

    table = asyncio.run(page())
    assert table.advice["worlds"] > 0
    assert table.coach.thought is None


@pytest.mark.parametrize(
    ("is_browser", "seconds"), [(True, runtime.BROWSER_SECONDS), (False, None)]
)
def test_an_expert_thinks_for_a_short_time_in_a_browser(monkeypatch, is_browser, seconds):
    monkeypatch.setattr(runtime, "IN_BROWSER", is_browser)
    bots = []
    make = cardlab.bots.make
    monkeypatch.setattr(
        cardlab.bots, "make", lambda name, **how: bots.append((name, how)) or make(name, **how)
    )
    Session(cardlab.new_match("fuego", 3, seed=1), ["me", "monte_carlo", "rule_of_thumb"])
    assert bots[0][1]["seconds"] == seconds
    assert bots[0][1]["playouts"] > 0
    assert set(bots[1][1]) == {"seed"}


def test_games_are_kept_in_memory_in_a_browser(browser, monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, "jupyter_core.paths", None)
    assert folder() == tmp_path / "cardlab"
    table = CardTable(cardlab.new_match("pepper", players=2, seed=7))
    table.keep("a-ticket-of-twenty-two")
    assert [path.stem for path in folder().glob("*.json")] == ["a-ticket-of-twenty-two"]


def test_without_jupyter_games_are_kept_in_the_own_folder_of_the_user(monkeypatch, tmp_path):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setitem(sys.modules, "jupyter_core.paths", None)
    assert folder() == tmp_path / ".cardlab"
    table = CardTable(cardlab.new_match("pepper", players=2, seed=7))
    table.keep()
    assert (tmp_path / ".cardlab" / f"{table.ticket}.json").is_file()


def late(seat):
    until = time.monotonic() + 0.05
    while time.monotonic() < until:
        pass
    return seat.legal[0]


def first(seat):
    return seat.legal[0]


def test_a_late_bot_is_told_in_a_browser_and_one_in_time_answers(browser):
    match = cardlab.new_match("pepper", players=2, seed=7)
    with pytest.raises(BotError, match=r"thought for longer than 0\.01 s"):
        answer(match, 0, late, seconds=0.01)
    with pytest.raises(BotError, match=r"thought for longer than 0\.01 s"):
        cardlab.simulate("pepper", [late, first], 4, progress=False, seconds=0.01)
    bots = {"late": late, "good": "random"}
    board = cardlab.tournament("pepper", bots, 1, seconds=0.01, progress=False)
    assert [game.winners for game in board.log] == [("good",)] * 2
    assert answer(match, 0, first, seconds=5) in match.legal(0)
    assert cardlab.simulate("pepper", [first, first], 4, progress=False, seconds=5).games == 4
