"""``python -m cardlab``: what a person reads in a terminal."""

from __future__ import annotations

import subprocess
import sys

import pytest

import cardlab
from cardlab.__main__ import main


def said(capsys, *words: str) -> str:
    assert main(list(words)) == 0
    return capsys.readouterr().out


def test_alone_it_says_what_there_is(capsys):
    out = said(capsys)
    for word in ("games", "rules", "play", "pepper"):
        assert word in out


def test_the_games(capsys):
    out = said(capsys, "games").splitlines()
    assert "pepper: Pepper Eights, 2-6. Be the first to have no cards left." in out
    assert [line.partition(":")[0] for line in out] == cardlab.games()


@pytest.mark.parametrize("game", cardlab.games())
def test_every_game_is_played_as_a_story(capsys, game):
    out = said(capsys, "play", game, "--seed", "3", "--lang", "es")
    last = out.rstrip().rpartition("[")[2].rstrip("]")
    assert last in cardlab.rulebook(game).clauses
    assert "{" not in out


def test_counts_of_a_deck_are_read(capsys):
    few = said(capsys, "play", "schwupps", "--seed", "3", "--rule", "rule_cards=4,4,4,4,4,5,5")
    assert few == said(capsys, "play", "schwupps", "--seed", "3")


def test_a_rulebook_has_every_clause_in_order(capsys):
    out = said(capsys, "rules", "pepper")
    places = [out.index(f"[{clause.id}]") for clause in cardlab.rulebook("pepper")]
    assert places == sorted(places)
    assert all(len(line) <= 88 for line in out.splitlines())


def test_one_clause_in_spanish(capsys):
    out = said(capsys, "rules", "pepper", "--clause", "pepper.eight", "--lang", "es")
    assert out.startswith("Los ochos  [pepper.eight]")


def test_a_match_is_a_story(capsys):
    out = said(capsys, "play", "pepper", "--players", "3", "--seed", "7")
    assert out == said(capsys, "play", "pepper", "--players", "3", "--seed", "7")
    assert out.startswith("Pepper Eights: Ana, Ben, Cleo. seed 7")
    assert "[pepper.deal]" in out
    assert out.rstrip().endswith("[pepper.goal]")


def test_house_rules_are_read(capsys):
    words = ("play", "pepper", "--seed", "7", "--bots", "random")
    capped = said(capsys, *words, "--rule", "turn_cap=3", "--rule", "must_play_if_able=True")
    assert capped.rstrip().endswith("[pepper.turn_cap]")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (
            ("rules", "chess"),
            "no game 'chess'; there is fuego, nacho_pile, pepper, schwupps, spicy",
        ),
        (("rules", "pepper", "--clause", "pepper.x"), "no clause 'pepper.x'"),
        (("play", "pepper", "--players", "9"), "2 to 6 players"),
        (("play", "pepper", "--lang", "fr"), "no language 'fr'"),
        (("play", "pepper", "--bots", "genius"), "no bot 'genius'"),
        (("play", "pepper", "--rule", "speed=1"), "no house rule 'speed'"),
        (("play", "pepper", "--rule", "turn_cap=soon"), "a whole number from 1"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(capsys, words, says):
    assert main(list(words)) == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert says in out.err
    assert out.err.count("\n") == 1


def test_it_runs_as_a_program():
    command = [sys.executable, "-m", "cardlab", "play", "pepper", "--seed", "1"]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "has won" in run.stdout


def test_a_reader_that_stops_reading_is_no_error():
    """As in ``python -m cardlab rules pepper | head -1``, where the pipe is full before that."""
    code = "import cardlab.__main__ as cli; [cli.main(['rules', 'pepper']) for _ in range(9)]"
    printing = subprocess.Popen(
        [sys.executable, "-c", code], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert printing.stdout is not None
    assert printing.stderr is not None
    printing.stdout.readline()
    printing.stdout.close()
    wrong = printing.stderr.read().decode()
    assert (printing.wait(60), wrong) == (0, "")
