"""``cardlab``: what a person reads and types in a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.metadata import EntryPoint

import pytest

import cardlab
from cardlab import Dice
from cardlab import __main__ as program
from cardlab.__main__ import main
from cardlab.engine.match.catalogue import find
from cardlab.engine.text.words import Words
from cardlab.terminal import Terminal
from cardlab.version import install_line


def printed(capsys, *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_game_with_its_house_rules_and_what_they_mean(capsys, game):
    for language, minutes in (("en", "about {} minutes"), ("es", "unos {} minutos")):
        out = " ".join(printed(capsys, "games", game, "--lang", language).split())
        book = cardlab.rulebook(game, language)
        assert minutes.format(book.minutes) in out
        for option in find(game).options:
            assert option.name in out
            assert book[option.clause].house in out


@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_is_played_as_a_story(capsys, game):
    out = printed(capsys, "play", game, "--seed", "3", "--lang", "es")
    last = out.rstrip().rpartition("[")[2].rstrip("]")
    assert last in cardlab.rulebook(game).clauses
    assert "{" not in out


def test_a_rulebook_has_every_clause_in_order(capsys):
    out = printed(capsys, "rules", "pepper")
    places = [out.index(f"[{clause.id}]") for clause in cardlab.rulebook("pepper")]
    assert places == sorted(places)
    assert all(len(line) <= 88 for line in out.splitlines())


def test_one_clause_in_spanish(capsys):
    out = printed(capsys, "rules", "pepper", "--clause", "pepper.eight", "--lang", "es")
    assert out.startswith("Los ochos  [pepper.eight]")
    assert out == printed(capsys, "rules", "pepper", "--clause", "eight", "--lang=es")


def test_the_clauses_with_a_word_whatever_its_case_and_accents(capsys):
    out = printed(capsys, "rules", "pepper", "--find", "JALAPENO")
    assert "[pepper.jalapeno]" in out
    assert "[pepper.first_player]" in out  # a house rule of it names one
    assert "[pepper.goal]" not in out
    ours = printed(capsys, "rules", "spicy", "--find", "our decision")
    assert ours.count("[spicy.") == sum(bool(clause.gap) for clause in cardlab.rulebook("spicy"))


def test_help_and_errors_are_in_the_language_asked_for(capsys):
    with pytest.raises(SystemExit):
        main(["--lang", "es", "play", "--help"])
    said = capsys.readouterr().out
    assert said.startswith("uso: cardlab play")
    assert "muestra esta ayuda y termina" in said
    for words, says in (
        (["rules"], "faltan argumentos: game"),
        (["play", "pepper", "--seed", "x"], "'x' no es un número entero"),
    ):
        with pytest.raises(SystemExit):
            main([*words, "--lang", "es"])
        assert says in capsys.readouterr().err


def test_house_rules_are_read(capsys):
    words = ("play", "pepper", "--seed", "7", "--bots", "random")
    capped = printed(capsys, *words, "--rule", "turn_cap=3", "--rule", "must_play_if_able=True")
    assert capped.rstrip().endswith("[pepper.turn_cap]")


@pytest.mark.parametrize(
    ("words", "says", "dice"),
    [
        ("rules chess", "no game 'chess'; choose 'fuego', 'nacho_pile', 'pepper'",
         "No hay ningún juego 'chess'"),
        ("rules pepper --clause mach", "no clause 'mach'; the nearest is", "'pepper.match'"),
        ("rules pepper --find xyz", "No clause of pepper", "Ninguna regla de pepper"),
        ("play pepper --players 9", "2 to 6 players", "de 2 a 6 jugadores"),
        ("play pepper --me 7", "no seat 7", "No hay asiento 7"),
        ("play pepper --rule turn_cap", "NAME=VALUE", ""),
        ("play pepper --rule turn_cap=soon", "a whole number from 1", ""),
    ],
)  # fmt: skip
def test_what_cannot_be_done_is_one_sentence_in_the_language_asked_for(capsys, words, says, dice):
    for language, sentence in (("es", dice), ("en", says)):
        assert main([*words.split(), "--lang", language]) == 2
        out = capsys.readouterr()
        assert out.out == ""
        assert sentence in out.err
        assert out.err.count("\n") == 1
    assert main(["games", "--lang", "fr"]) == 2
    assert "no language 'fr'" in capsys.readouterr().err


def test_a_reader_that_stops_early_sees_no_traceback():
    read, write = os.pipe()
    command = [sys.executable, "-m", "cardlab", "rules", "pepper"]
    with os.fdopen(write, "w") as pipe:
        run = subprocess.Popen(command, stdout=pipe, stderr=subprocess.PIPE, text=True)
        os.close(read)  # before anything is written, as `| head -0` does
    assert run.communicate()[1] == ""
    assert run.returncode == program.BROKEN_PIPE


# A person plays


def played(game: str, lines: Iterable[str], language: str = "en", **how) -> tuple[str, Terminal]:
    """What is printed while somebody types these lines; each is shown behind its prompt."""
    match = cardlab.new_match(game, **{"seed": 7, **how})
    bots = [cardlab.bots.make("rule_of_thumb", seed=n) for n in range(match.players)]
    shown: list[str] = []
    typed = iter(lines)

    def read(prompt: str) -> str:
        line = next(typed, None)
        if line is None:
            raise EOFError
        shown.append(prompt + line)
        return line

    terminal = Terminal(match, 0, bots, Words(language), read=read, write=shown.append)
    terminal.play()
    return "\n".join(shown), terminal


def numbers(seed: int) -> Iterable[str]:
    """Endless numbers of moves; those that are not offered are refused, and the next is read."""
    dice = Dice(seed)
    while True:
        yield str(1 + dice.below(6))


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_is_played_to_its_end_at_the_keyboard(game, language):
    out, terminal = played(game, numbers(3), language)
    assert terminal.match.over
    assert any(move.by == 0 for move in terminal.match.moves)
    clauses = [line.rpartition("[")[2] for line in out.splitlines() if line.endswith("]")]
    assert clauses
    assert {clause[:-1] for clause in clauses} <= set(cardlab.rulebook(game).clauses)
    assert max(map(len, out.splitlines())) <= 80
    assert "{" not in out
    winners = terminal.match.outcome.winners
    assert all(terminal.match.names[seat] in out.rpartition("[")[2] for seat in winners if seat)


def leaks(game: str) -> bool:
    """Whether worlds that a seat can't tell apart look different on its screen."""
    match = cardlab.new_match(game, players=3, seed=11)
    bots = [cardlab.bots.make("rule_of_thumb", seed=n) for n in range(3)]
    for seed in range(8):
        screens = set()
        for world in (match, match.imagine(0, Dice(seed))):
            shown: list[str] = []
            Terminal(world, 0, bots, Words(), write=shown.append)._show_table()
            screens.add("\n".join(shown))
        if len(screens) > 1:
            return True
        for _ in range(4):
            if match.ask is not None:
                seat = match.ask.seats[0]
                match.apply(bots[seat](cardlab.bots.Seat(match, seat)))
    return False


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_screen_tells_no_more_than_the_seat_may_know(game):
    assert not leaks(game)


@pytest.mark.parametrize(
    "line", ["1", "play blue 8", "0 play blue 8", "Play blue 8", "blue 8", "PLAY BLUE 8"]
)
def test_a_move_is_typed_as_a_number_a_text_or_a_card(line):
    out, terminal = played("pepper", [line])
    assert terminal.match.moves[0].text == "0 play blue 8"
    assert "You played blue 8.  [pepper.eight]" in out


def test_a_refused_move_says_why_and_a_question_mark_tells_the_clause():
    out, terminal = played("pepper", ["red 3", "?"])
    answers = out.partition("> red 3\n")[2].splitlines()
    assert answers[0] == "red 3 does not fit on blue 1: it is neither blue nor a 1.  [pepper.match]"
    assert answers[1] == "Type ? to read this clause."
    clause = cardlab.rulebook("pepper")["pepper.match"]
    assert answers[3] == f"{clause.title}  [pepper.match]"
    assert clause.text[:60] in out
    assert terminal.match.moves == ()
    asked, _ = played("pepper", ["? red 3"])
    assert f"{clause.title}  [pepper.match]" in asked
    allowed, terminal = played("pepper", ["? blue 8"])
    assert "That move is allowed." in allowed
    assert terminal.match.moves == ()


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("99", "Moves are numbered 1 to 5."),
        ("0", "Moves are numbered 1 to 5."),
        ("fly", "'fly' was not understood."),
        ("help", "Also: ? (explain), hint, undo, quit."),
        ("pass", "[pepper.must_draw]"),
        ("play pink 3", "pink 3"),
        ("x" * 500, "x" * 30),
        ("1 draw", "'1 draw' was not understood."),
    ],
)
def test_what_is_no_move_changes_nothing(line, says):
    out, terminal = played("pepper", [line, ""])
    assert says in out
    assert terminal.match.moves == ()
    assert "Traceback" not in out


def test_a_hint_is_the_rule_of_thumb_and_its_reason():
    out, _ = played("pepper", ["hint"])
    hint = " ".join(out.partition("> hint\n")[2].split())
    assert hint.startswith("4 Play blue 10: ")


def test_undo_goes_back_to_the_last_decision():
    out, terminal = played("pepper", ["undo", "4", "undo"])
    assert "There is nothing to undo yet." in out
    assert terminal.match.moves == ()
    assert out.count("Play blue, a 1 or an eight.  [pepper.turn]") == 2


def test_quit_and_the_end_of_input_leave_it():
    assert played("pepper", ["quit"])[0].endswith("> quit\nThe game stops here.")
    assert played("pepper", [])[0].endswith("The game stops here.")
    command = [sys.executable, "-m", "cardlab", "play", "pepper", "--me", "0", "--seed", "7"]
    run = subprocess.run(command, input="1\n", capture_output=True, text=True, check=True)
    assert "You played blue 8." in run.stdout
    assert run.stderr == ""


def test_an_interrupt_is_no_traceback(monkeypatch, capsys):
    def interrupted(*_given: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert main(["play", "pepper", "--me", "0"]) == program.INTERRUPTED
    assert capsys.readouterr().out.endswith("\n")


# Commands of other distributions


def test_a_command_of_another_distribution_is_run(monkeypatch, capsys):
    entry = EntryPoint("shout", "tests.test_cli:shout", "cardlab.commands")
    monkeypatch.setattr(program, "entry_points", lambda group: [entry])
    assert main(["shout", "--loud", "hey"]) == 3
    assert capsys.readouterr().out == "--loud hey\n"
    assert main([]) == 0
    assert "shout" in capsys.readouterr().out


def shout(arguments: list[str]) -> int:
    print(*arguments)
    return 3


def test_a_command_whose_packages_are_missing_says_so(monkeypatch, capsys):
    entry = EntryPoint("serve", "no_such_package.serve:main", "cardlab.commands")
    monkeypatch.setattr(program, "entry_points", lambda group: [entry])
    assert main(["serve"]) == 2
    error = capsys.readouterr().err
    assert "serve can't be run: No module named 'no_such_package'" in error
    assert install_line("notebooks") in error
    assert main(["serve", "--lang", "es"]) == 2
    assert "serve no se puede ejecutar" in capsys.readouterr().err
