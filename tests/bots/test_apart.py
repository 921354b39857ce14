"""A bot in a process of its own wins by playing only, and leaves nothing behind."""

from __future__ import annotations

import pickle
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psutil
import pytest

import cardlab
from cardlab import BadOption, Dice, tournament
from cardlab.bots.apart import RemoteMatch
from tests.toys import two

pytestmark = pytest.mark.slow

# A copy of this process's own: each test looks for bots of this file that are left behind, and
# other processes run these tests at the same time.
HOSTILE = Path(shutil.copy(Path(__file__).parent / "hostile.py", tempfile.mkdtemp()))


def board_of(bot, seconds=20, **more):
    bots = {"bad": f"{HOSTILE}:{bot}", "good": "random"}
    how = {"deals": 1, "seconds": seconds, "progress": False, **more}
    return tournament("pepper", bots, processes=True, **how)


def first(seat):
    return seat.legal[0]


def alive():
    """The processes of bots of this file."""
    found = []
    for process in psutil.process_iter():
        try:
            if any(str(HOSTILE) in part for part in process.cmdline()):
                found.append(process.pid)
        except psutil.Error:
            pass
    return found


@pytest.fixture(autouse=True)
def nothing_left():
    yield
    end = time.monotonic() + 20
    while alive() and time.monotonic() < end:  # a busy system takes a while to end them
        time.sleep(0.05)
    assert alive() == []


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_bot_plays_there_as_it_does_here(game, tmp_path):
    (tmp_path / "bots.py").write_text("def first(seat):\n    return seat.legal[0]\n", "utf-8")
    bots = {"first": first, "thumb": "rule_of_thumb"}
    rules = {"turn_cap": 60} if game != "spicy" else {}
    here = tournament(game, bots, deals=1, progress=False, **rules)
    there = {**bots, "first": f"{tmp_path / 'bots.py'}:first"}
    assert tournament(game, there, 1, processes=True, progress=False, **rules) == here


@pytest.mark.parametrize(
    ("bot", "did"),
    [
        ("exits", "has called exit(3)"),
        ("leaves", "ended its process"),
        ("closes", "ended its process"),
        ("raises", "raised Own"),
        ("odd", "has called exit("),
        ("forges", "raised ValueError: oh"),
        ("greedy", "raised MemoryError"),
        ("imagines", "can't imagine"),
        ("looks", "raised LookupError: 0 matches; hand"),
        ("huge", "answered"),
        ("huge_bytes", "answered with 4,096 bytes"),
        ("no_text", "which is no move"),
        ("pickles", "which is no move"),
        ("nowhere", "can't be imported: it raised AttributeError"),
    ],
)
def test_a_bot_that_does_not_answer_loses_its_game_and_nothing_else(bot, did):
    board = board_of(bot)
    assert [game.winners for game in board.log] == [("good",)] * 2
    assert all(did in fault for fault in board.faults)
    assert all(fault.isprintable() and len(fault) < 700 for fault in board.faults)


@pytest.mark.parametrize("bot", ["half", "loops", "stops"])
def test_a_bot_that_is_late_loses_its_game(bot):
    board = board_of(bot, seconds=0.5)
    assert [game.winners for game in board.log] == [("good",)] * 2
    assert all("thought for longer than 0.5 s" in fault for fault in board.faults)


@pytest.mark.parametrize(
    "bot",
    ["prints", "leaves_behind", "bombs", "recalls", "made"],
)
def test_a_bot_that_does_more_than_play_gains_nothing(bot, capfd):
    quiet = capfd.readouterr()
    assert board_of(bot).log == board_of("first").log
    assert capfd.readouterr() == quiet


def is_alone():
    """Whether this system gives a bot namespaces of its own."""
    tries = "import ctypes; raise SystemExit(ctypes.CDLL(None).unshare(0x70000000) != 0)"
    tried = subprocess.run([sys.executable, "-c", tries], check=False)
    return sys.platform == "linux" and tried.returncode == 0


ALONE = pytest.mark.skipif(not is_alone(), reason="needs user namespaces")


@ALONE
@pytest.mark.parametrize("bot", ["kills_tournament", "reads_memory", "attaches"])
def test_a_bot_reaches_no_other_process(bot):
    assert board_of(bot).log == board_of("first").log


def test_a_bot_that_ends_its_parent_ends_itself():
    board = board_of("kills_parents")
    assert all(not fault or "ended its process" in fault for fault in board.faults)


def test_the_file_of_a_bot_is_not_run_by_the_tournament():
    before = set(sys.modules)
    board_of("first")
    assert not any("hostile" in name for name in set(sys.modules) - before)


SCRIPT = """
import cardlab
print("begins")
bots = {"bad": BOT, "good": "random"}
board = cardlab.tournament("pepper", bots, 1, processes=True, progress=False)
print(board.faults)
"""


def test_a_script_without_a_guard_is_run_once(tmp_path):
    script = tmp_path / "script.py"
    script.write_text(SCRIPT.replace("BOT", repr(f"{HOSTILE}:prints")))
    ran = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=100, check=True
    )
    assert (ran.stdout, ran.stderr) == ("begins\n[]\n", "")


def test_nothing_is_left_of_a_tournament_that_is_killed(tmp_path):
    script = tmp_path / "script.py"
    text = SCRIPT.replace("BOT", repr(f"{HOSTILE}:loops")).replace("False)", "False, seconds=60)")
    script.write_text(text)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE) as running:
        while len(alive()) < 2:
            assert running.poll() is None
        running.kill()
    until = time.monotonic() + 20
    while alive():
        assert time.monotonic() < until


@pytest.mark.parametrize("game", cardlab.list_games())
def test_what_is_sent_to_a_process_tells_nothing_that_is_hidden(game):
    """The same bytes are sent whatever is hidden: twin worlds give equal ones."""
    match, dice = cardlab.new_match(game, 3, seed=5), Dice(5)
    for _ in range(40):
        if match.ask is None:
            break
        seat = match.ask.seats[0]
        sent, twin = (
            pickle.dumps(RemoteMatch.of(cardlab.Seat(world, seat)))
            for world in (match, match.imagine(seat, dice))
        )
        assert sent == twin
        assert cardlab.Seat(pickle.loads(sent), seat).view == match.view(seat)
        legal = match.legal(seat)
        match.apply(legal[dice.below(len(legal))])


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        (first, "give 'bots.py:bot'"),
        ("bots.py", "give 'bots.py:bot'"),
        ("genius", "give 'bots.py:bot'"),
        ("nowhere.py:bot", "There is no file"),
        (cardlab.bots.Maker(lambda seed: first), "give 'bots.py:bot'"),
    ],
)
def test_a_bot_that_is_no_place_is_refused(bot, says):
    with pytest.raises(BadOption, match=says):
        tournament("pepper", {"a": bot, "b": "random"}, processes=True)


def test_a_game_that_no_process_would_find_is_refused():
    with pytest.raises(BadOption, match="in a package"):
        tournament(two.GAME, {"a": f"{HOSTILE}:first", "b": "random"}, processes=True)


def test_bots_in_processes_of_their_own_can_play_in_workers():
    with ThreadPoolExecutor(2) as executor:
        assert board_of("first", deals=2, executor=executor) == board_of("first", deals=2)
