"""Bots in processes of their own: for a tournament among people who might cheat.

Code can reach every object of its Python process, so a bot could find the match, its hidden cards,
and the other bots. Here each bot has a process of its own for each game. Only that process imports
the bot's file. It receives what the bot's seat may know, pickled. It sends back text only: the
words of a move, in at most :data:`LONGEST` bytes.

The process of a bot can start no thread and no other process, write nothing into a file, and use at
most 2 GB of memory. What it prints is lost. On Linux it runs in namespaces of its own, if the
kernel allows that: it can't reach another process or the network. Otherwise, if root runs the
tournament, the bot runs as another user. If neither is possible, it runs as the user who runs the
tournament: it can then end other processes of that user, and read their memory if the system allows
it. It can always read files that the user can read. The book says what else remains possible ("A
class server").
"""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NoReturn

from cardlab.bots import runtime
from cardlab.bots.playing import raised
from cardlab.bots.timeout import BotFault, too_long
from cardlab.engine.knowledge.view import Snapshot, View, table_of
from cardlab.engine.match.catalogue import find
from cardlab.engine.match.match import Match, read
from cardlab.engine.match.seat import Bot, Seat
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, CardlabError
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask
from cardlab.engine.table.table import Table

if TYPE_CHECKING:
    import subprocess

START: Final = 60  # seconds that a process may take to start, and to import its bot
LONGEST: Final = 4096  # bytes of an answer
MEMORY: Final = 2 << 30  # bytes of a bot's process
_MOVE, _FAULT = "move", "fault"  # the first word of an answer
_KEPT: Final = ("PATH", "SYSTEMROOT", "LD_LIBRARY_PATH", "LANG", "TMP", "TEMP", "TMPDIR")


class BotProcess:
    """A bot from a file, in a process of its own that starts at once and plays one game.

    Args:
        source: where the bot is, "file.py:bot" or "package.module:bot".
        seconds: how long it may think about a move; None for no limit.

    """

    def __init__(self, source: str, seconds: float | None) -> None:
        self.__name__ = source.rpartition(":")[2]
        self._seconds = seconds
        process = self._process = _started(source)
        assert process.stdin is not None
        assert process.stdout is not None
        self._to, self._back = process.stdin, process.stdout
        self._thread: Thread | None = None  # that waits for the pipe

    def __call__(self, seat: Seat) -> str:
        """Return the answer of the bot in words.

        Raises:
            BotFault: it has raised something, has thought for longer, or its process has ended.

        """
        if self._thread is None:
            self._exchange(b"", START)
        return self._exchange(pickle.dumps(RemoteMatch.of(seat)), self._seconds)

    def _exchange(self, question: bytes, seconds: float | None) -> str:
        """Send a question, and return the answer to it."""
        lines = list[bytes]()

        def exchange() -> None:
            with suppress(OSError, ValueError):  # its process has ended
                self._to.write(question)
                lines.append(self._back.readline(LONGEST))

        # A thread can wait for a pipe on every system; it ends when the process does.
        self._thread = thread = Thread(target=exchange, daemon=True)
        thread.start()
        thread.join(seconds)
        if thread.is_alive() and seconds is not None:
            self.close()
            raise BotFault(too_long(seconds))
        line = lines[0] if lines else b""
        if not line.endswith(b"\n"):
            is_long = len(line) == LONGEST
            raise BotFault(f"answered with {LONGEST:,} bytes" if is_long else "ended its process")
        kind, _, text = line.decode(errors="replace").strip().partition(" ")
        if kind == _FAULT:
            raise BotFault(text)
        if kind != _MOVE:
            raise BotFault(f"answered {line!r:.80}, which is no move of its seat.")
        return text

    def close(self) -> None:
        """End the process, and all that it has started."""
        import subprocess

        process = self._process
        if os.name == "nt":
            end = ["taskkill", "/T", "/F", "/PID", str(process.pid)]
            subprocess.run(end, capture_output=True, check=False)
        self._to.close()  # its guard ends it then
        try:
            process.wait(2)
        except subprocess.TimeoutExpired:
            if os.name == "posix":
                with suppress(OSError):
                    os.killpg(process.pid, 9)
            process.kill()
            process.wait()
        if self._thread is not None:
            self._thread.join(2)
        self._back.close()


def _started(source: str) -> subprocess.Popen[bytes]:
    """Start the process of a bot, which knows nothing of the program that starts it."""
    import subprocess

    path = [entry or str(Path.cwd()) for entry in sys.path]
    serve = f"import sys; sys.path[:] = {path!r}; from {__name__} import serve; serve()"
    known = {name: os.environ[name] for name in _KEPT if name in os.environ}
    return subprocess.Popen(
        [sys.executable, "-I", "-c", serve, source],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        bufsize=0,  # a file that one thread waits for can be closed by another
        env={**known, "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        start_new_session=True,  # a user's Ctrl+C is not for it
    )


def checked_source(name: str, bot: Any) -> str:
    """Return the place of a bot with the full path of its file, or the name of a built-in bot.

    Raises:
        BadOption: it is no "file.py:bot", or there is no such file.

    """
    from cardlab.bots import names

    if bot in names():
        return str(bot)
    if runtime.IN_BROWSER:
        raise BadOption("A browser has no processes: leave processes=True out.")
    place, _, function = bot.rpartition(":") if isinstance(bot, str) else ("", "", "")
    if not place or not function.isidentifier():
        raise BadOption(
            f"With processes=True a bot is a name like 'random', or the text that says where it "
            f"is, 'file.py:bot' or 'package.module:bot', as its file is run in its own process "
            f"only. For {name!r:.80} write it into a file like bots.py, and give 'bots.py:bot', "
            f"not {bot!r:.80}."
        )
    if not place.endswith(".py"):
        return f"{place}:{function}"
    path = Path(place).expanduser().resolve()
    if not path.is_file():
        raise BadOption(f"There is no file {str(path)!r:.200} for the bot {name!r:.80}.")
    return f"{path}:{function}"


# --- What is sent -------------------------------------------------------------------------------


@dataclass(frozen=True)
class RemoteMatch:
    """Replace the match in the process of a bot; it holds only what the bot's seat may know."""

    game: str
    seat: int
    table: Table
    why: str
    asked: tuple[int, ...]
    names: tuple[str, ...]
    legal: tuple[Move, ...]

    @classmethod
    def of(cls, seat: Seat) -> RemoteMatch:
        """Return what a seat may know of its match."""
        view = seat.view
        table = table_of(view.snapshot())
        table.story = None
        legal = tuple(seat.legal)
        return cls(view.game, seat.number, table, view.why, view.asked, view.names, legal)

    def live_view(self, seat: int) -> View:
        """Return the view of the seat."""
        question = SimpleNamespace(why=self.why, secret=False, moves=None)
        ask: Ask[Any] = Ask(question, list(self.asked))  # type: ignore[arg-type]
        rules = find(self.game)
        snapshot = Snapshot(self.table, ask, rules.deck, self.game, self.names, self.legal)
        view: View = rules.view(snapshot, seat)
        return view

    def read(self, move: Move | str, seat: int) -> Move:
        """Return the move of a text."""
        return read(move, find(self.game).deck, seat)

    def imagine(self, seat: int, dice: Dice) -> Match:  # noqa: ARG002 - as a match has it
        """Raise an error: only the match itself can deal a world."""
        raise CardlabError(
            "In a process of its own a bot can't imagine: it judges by what it sees (seat.view)."
        )


# --- In the process of the bot ------------------------------------------------------------------


def serve() -> None:
    """Answer questions until there are no more; this is the program of a bot's process."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)

    def send(kind: str, text: str) -> None:
        line = " ".join(f"{kind} {text[:1000]}".split())
        answers.write(line.encode(errors="replace") + b"\n")
        answers.flush()

    if os.name == "posix":
        _leave_a_guard(questions.fileno(), answers.fileno())
    try:
        bot = _imported(sys.argv[1])
    except BaseException as error:  # told by the tournament
        send(_FAULT, f"can't be imported: it {raised(error)}")
        return
    send(_MOVE, "ready")
    while questions.peek(1):
        try:
            known: Any = pickle.load(questions)
            send(_MOVE, str(bot(Seat(known, known.seat))))
        except BaseException as error:  # told by the tournament
            send(_FAULT, raised(error))


def _imported(source: str) -> Bot:
    """Import a bot from its file or module; call a maker with a random seed."""
    import secrets
    from importlib import import_module
    from runpy import run_path

    from cardlab.bots import Maker

    place, _, name = source.rpartition(":")
    if place.endswith(".py"):
        sys.path.insert(0, str(Path(place).parent))
        names = run_path(place, run_name=Path(place).stem)
    else:
        names = vars(import_module(place))
    if name not in names:
        raise AttributeError(f"{Path(place).name} has no {name}")
    bot: Any = names[name]
    # Not by the seed of the deal: it would tell all hidden cards.
    return bot(secrets.randbits(63)) if isinstance(bot, Maker) else bot


_ALONE: Final = 0x10000000 | 0x20000000 | 0x40000000  # CLONE_NEWUSER, CLONE_NEWPID, CLONE_NEWNET
_DIE_WITH_PARENT: Final = 1  # PR_SET_PDEATHSIG


def _leave_a_guard(questions: int, answers: int) -> None:
    """Fork: continue in a restricted process, and leave this process behind as its guard.

    The guard waits until the tournament closes the pipe, or is gone, and then ends the bot. It is
    the parent of the bot, which finds nothing in it.
    """
    import ctypes
    import resource

    libc: Any = ctypes.CDLL(None)
    is_linux = sys.platform == "linux"
    is_alone = is_linux and libc.unshare(_ALONE) == 0
    bot = os.fork()
    if bot:
        os.close(answers)
        _guard(bot, questions)
    if is_linux:
        libc.prctl(_DIE_WITH_PARENT, 9)
    for limit, most in (
        (resource.RLIMIT_NPROC, 0),
        (resource.RLIMIT_FSIZE, 0),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_AS, MEMORY),
    ):
        with suppress(OSError, ValueError):  # a system may not know it, or have set less
            resource.setrlimit(limit, (most, most))
    if os.geteuid() == 0 and not is_alone:
        user = 20_000 + os.getpid() % 40_000  # nobody's, and of each bot another
        os.setgroups([])
        os.setgid(user)
        os.setuid(user)


def _guard(bot: int, questions: int) -> NoReturn:
    """Wait for the end of the questions, and end the bot."""
    import select

    hung_up = select.poll()
    hung_up.register(questions, 0)
    hung_up.poll()
    with suppress(OSError):
        os.kill(bot, 9)
        os.waitpid(bot, 0)
    os.killpg(0, 9)
    os._exit(0)
