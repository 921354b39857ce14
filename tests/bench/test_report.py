"""The table of ``make bench`` says what was measured, and goes without a peer."""

from __future__ import annotations

import json

import cardlab
from tests.bench import report
from tests.bench.beside import OF_EACH_GAME, OF_PEERS, PEERS, growing, note


def kept(tmp_path, monkeypatch, peers):
    monkeypatch.setattr(report, "RESULTS", tmp_path)
    figures: report.Rates = {}
    for game in cardlab.list_games():
        for work in OF_EACH_GAME:
            note(figures, work, game, [1000.0])
        for peer in peers:
            for work in OF_PEERS[peer]:
                note(figures, f"{PEERS[peer]}, {work}", game, [4000.0, 2000.0])
    for work, game in growing():
        note(figures, work, game, [500.0])
    widths = dict.fromkeys(cardlab.list_games(), 4.5)
    return report.keep(figures, widths, {"nothing": 10.0, "cardlab": 40.0}, peers, 1)


def test_ratios_are_those_of_ours_to_theirs(tmp_path, monkeypatch):
    text = kept(tmp_path, monkeypatch, {"open_spiel": "2.0", "rlcard": "1.2"})
    rows = {line.split(" | ")[0]: line for line in text.splitlines()}
    assert "| 0.5 | 0.5 |" in rows["| own loop x OpenSpiel's Python loop, moves"]
    assert "| 0.5 | 0.5 |" in rows["| `simulate` x `evaluate_bots`, bots informed of moves"]
    assert "open_spiel 2.0, rlcard 1.2" in text
    names = sorted(path.suffix for path in tmp_path.iterdir())
    assert names == [".json", ".md", ".svg"]
    data = json.loads(next(tmp_path.glob("*.json")).read_text())
    assert data["a second"]["OpenSpiel, Python loop, moves, pepper"] == 2000
    assert "OpenSpiel, Python loop, moves</text>" in next(tmp_path.glob("*.svg")).read_text()


def test_without_a_peer_there_are_dashes(tmp_path, monkeypatch):
    text = kept(tmp_path, monkeypatch, {})
    assert "| `simulate` x RLCard's `env.run` | - | - | - | - | - |" in text
    assert "OpenSpiel, copy" not in text
