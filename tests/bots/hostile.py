"""Bots that try to win by other means than the game; only processes of bots import this file."""

from __future__ import annotations

import builtins
import ctypes
import gc
import os
import pickle
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

import cardlab
from cardlab.studies import tournaments

# What a file might do where it is imported: all of its games are won.
tournaments.Pairing = lambda bots, deal, winners, fault="": (bots, deal, ("bad",), "")


def plays(attack):
    """Return a bot that attacks before each of its first moves, and plays as ``first`` does."""

    def bot(seat):
        if seat.view.turn < 6:
            with suppress(OSError):
                attack()
        return first(seat)

    return bot


def first(seat):
    assert seat.view.as_dict()["moves"] == [str(move) for move in seat.legal]
    assert seat.zone("discard").top is not None
    return seat.legal[0]


@cardlab.bots.Maker
def made(seed):
    assert seed > 1000
    return first


def wires():
    """Return the files by which this process could be asked and answer."""
    return [n for n in range(3, 64) if Path(f"/proc/self/fd/{n}").exists()]


def tournament_process():
    """Return the process that runs the tournament, which only /proc can tell."""
    guard = os.getppid() or int(Path("/proc/self/stat").read_text().split()[3])
    return int(Path(f"/proc/{guard}/stat").read_text().rpartition(")")[2].split()[1])


def write(data):
    for wire in wires():
        with suppress(OSError):
            os.write(wire, data)


class Code:
    def __reduce__(self):
        return exec, ("import os; os._exit(1)",)  # a 0 would end the tests as if they had passed


def pickles(seat):
    write(pickle.dumps(Code()) + b"\n")
    return first(seat)


def recalls(seat):
    """Play, and say so where another game of this bot has been before."""
    if seat.view.turn < 3 and hasattr(builtins, "hand"):
        raise LookupError(f"I have seen this deal: {builtins.hand}")
    if seat.view.turn > 4:
        builtins.hand = seat.hand
    note = Path(__file__).with_name(f"seen-{os.getpid()}")
    with suppress(OSError):
        note.write_text(str(seat.hand))
    written = note.read_text() if note.exists() else ""
    note.unlink(missing_ok=True)
    if written:
        raise LookupError("I can write it down")
    return first(seat)


def half(seat):
    write(b"move 0 ")
    time.sleep(60)


def huge(seat):
    return "0 " + "x" * 100_000_000


def huge_bytes(seat):
    for _ in range(300):
        write(b"x" * 1_000_000)


def no_text(seat):
    write(b"\xff\xfe[[[[\x00\n")
    return first(seat)


def loops(seat):
    while True:
        with suppress(Exception):
            len(seat.hand)


def leaves(seat):
    os._exit(0)


def exits(seat):
    sys.exit(3)


def closes(seat):
    os.closerange(0, 256)
    time.sleep(60)


def stops(seat):
    for signal_ in (signal.SIGSTOP, signal.SIGTSTP):
        os.kill(os.getpid(), signal_)
    time.sleep(60)


class Own(BaseException):
    def __str__(self):
        raise SystemExit


def raises(seat):
    raise Own


class Odd:
    def __str__(self):
        raise SystemExit

    __repr__ = __str__


def odd(seat):
    return Odd()


def greedy(seat):
    return bytearray(3_000_000_000)


def forges(seat):
    raise ValueError("oh\n1  forge  1999\x1b[2J")


def imagines(seat):
    return seat.imagine(cardlab.Dice(1)).legal(seat.number)[0]


def looks(seat):
    """Say in an error all that this process holds of the match: cards in lists, and seeds."""
    held = [o for o in gc.get_objects() if type(o).__name__ in ("Match", "Run")]
    raise LookupError(f"{len(held)} matches; hand {sorted(map(str, seat.hand))}")


def leave_behind():
    """Start a process that would go on for ever, in a session of its own."""
    for _ in range(3):
        if os.fork() == 0:
            os.setsid()
            if os.fork() == 0:
                while True:
                    time.sleep(0.01)
            os._exit(0)


def bomb():
    """Start processes that start processes; a bomb with an end, as this machine is a real one."""
    for _ in range(4):
        if os.fork() == 0:
            os.fork()
            while True:
                time.sleep(60)


def kill_parents():
    for number in (signal.SIGTERM, signal.SIGKILL):
        os.kill(os.getppid(), number)


def kill_tournament():
    os.kill(tournament_process(), signal.SIGKILL)


def read_memory():
    with Path(f"/proc/{tournament_process()}/mem").open("rb") as memory:
        raise LookupError(f"I can read it: {memory}")


def attach():
    ctypes.CDLL(None).ptrace(16, tournament_process(), 0, 0)


leaves_behind = plays(leave_behind)
bombs = plays(bomb)
kills_parents = plays(kill_parents)
kills_tournament = plays(kill_tournament)
reads_memory = plays(read_memory)
attaches = plays(attach)
prints = plays(lambda: [print("place  bot  rating\n1 forge 1999" * 1000) for _ in range(100)])
