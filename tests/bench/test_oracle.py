"""The engine against the game flattened by hand: two programs, one rulebook, the same games."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice
from cardlab.bots.playing import deal_and_run
from tests.bench import flat


def first_difference(players: int, seed: int) -> str | None:
    """Play both in lockstep by chance; where they differ first, in offers, hands or outcome."""
    match = cardlab.new_match("pepper", players, seed)
    game = flat.Flat(players, seed)
    dice = Dice(seed)
    while not match.over:
        offered = [str(move) for move in match.legal()]
        moves = game.options()
        if offered != [game.text(move) for move in moves]:
            return f"after {len(match.moves)} moves one offers {offered}"
        n = dice.below(len(moves))
        match.apply(offered[n])
        game.make(moves[n])
        hands = [[flat.NAMES[card] for card in hand] for hand in game.hands]
        if hands != [[str(card) for card in hand] for hand in match.table.hands]:
            return f"after {offered[n]} the hands differ"
    winners = (game.winner,) if game.winner >= 0 else ()
    return None if match.outcome.winners == winners else "another one has won"


@pytest.mark.parametrize("players", range(2, 7))
def test_both_play_the_same_games(players):
    assert [first_difference(players, seed) for seed in range(30)] == [None] * 30


@pytest.mark.parametrize("seed", range(20))
def test_and_so_they_do_in_the_engines_own_loop(seed):
    moves_made, outcome = deal_and_run("pepper", 4, seed)
    assert (moves_made, outcome.winners[0] if outcome.winners else -1) == flat.run(
        4, seed, Dice(-seed - 1)
    )


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("FITS", [[fits - {7} for fits in row] for row in flat.FITS]),  # one eight does not fit
        ("KIND", [1 if kind == 2 else kind for kind in flat.KIND]),  # a Habanero turns the play
        ("RANK", [9 if rank == 10 else rank for rank in flat.RANK]),  # tens are nines
    ],
)
def test_a_wrong_rule_is_seen(monkeypatch, name, wrong):
    monkeypatch.setattr(flat, name, wrong)
    assert any(first_difference(3, seed) for seed in range(20))
