"""The coach: what it says, that it gives nothing away, and that the table answers meanwhile."""

from __future__ import annotations

import pytest

import cardlab
from cardlab import Dice, Seat, Words
from cardlab.bots.estimate import Estimate
from cardlab.odds import chance_sentence
from cardlab_widgets import CardTable
from cardlab_widgets.table.coach import advice
from tests.widgets.page import Page, page, until


def coached(game="pepper", seed=1, level="full", players=3):
    return page(game, players, seed, coach=level)


def test_each_move_gets_its_chance_and_grows_surer():
    shown = coached()
    table = shown.table
    until(lambda: table.advice)
    first = table.advice
    (answer,) = shown.say("undo")  # it thinks in a thread of its own: the table answers
    assert answer["kind"] == "refused"
    until(lambda: table.advice["worlds"] > 2 * first["worlds"])
    assert first["seq"] == table.scene["seq"]
    assert [row[0] for row in first["moves"]] == [m["index"] for m in table.scene["moves"]]
    for rows in (first["moves"], table.advice["moves"]):
        assert all(0 <= low <= chance <= high <= 1 for _, chance, low, high in rows)
    width = [rows[0][3] - rows[0][2] for rows in (first["moves"], table.advice["moves"])]
    assert width[1] < width[0]
    table.coach.stop()


def words_of(rich):
    return "".join(part if isinstance(part, str) else part.get("b", "") for part in rich)


def test_the_exact_chance_stands_in_a_sentence():
    """Bag of two 1s and two 2s: once one is drawn, one of the three left would bust."""
    match = cardlab.set_table("nacho_pile", {"bag": "1, 1, 2, 2", "rest": "plate 1"}, 2, 1)
    shown = Page(CardTable(match, pace=0, coach="full"))
    assert words_of(shown.scene["counted"]).startswith("0 of the 4 chips left would bust you")
    shown.say("move")
    assert words_of(shown.scene["counted"]) == "1 of the 3 chips left would bust you: 1 in 3."
    shown.table.coach.stop()
    # 12 yellow cards, three 4s and three eights can be counted, and "2 in 5" can't.
    hand = "blue 1, red 1, green 3, green 6, green 9, green 10"
    match = cardlab.set_table("pepper", {"discard": "yellow 4", "hand 0": hand, "hand 1": 1}, 2, 1)
    said = chance_sentence(match.definition, match.view(0), Words("en"))
    assert "18 in 45" in words_of(said)


@pytest.mark.slow
@pytest.mark.parametrize("game", cardlab.list_games())
def test_every_game_has_its_sentence_and_it_gives_nothing_away(game):
    sentences = set()
    match, dice = cardlab.new_match(game, 3, seed=2), Dice(2)
    thoughts = []
    for world in (match, match.imagine(match.ask.seats[0], Dice(9))):
        thoughts.append(Estimate(Seat(world, match.ask.seats[0]), seed=1))
        thoughts[-1].run(worlds=3)
    assert advice(thoughts[0]) == advice(thoughts[1])
    for _ in range(2_000):
        if match.over or len(sentences) == 12:
            break
        seat = match.ask.seats[0]
        one = chance_sentence(match.definition, match.view(seat), Words("en"))
        if one is not None:
            twin = match.imagine(seat, dice)
            assert chance_sentence(match.definition, twin.view(seat), Words("en")) == one
            sentences.add(words_of(one))
        legal = match.legal()
        match.apply(legal[dice.below(len(legal))])
    assert len(sentences) > 2


def test_it_is_switched_at_the_table_unless_there_is_none():
    shown = coached(level="off")
    table = shown.table
    assert (table.coach.thought, table.advice) == (None, {})
    shown.say("coach", 2)
    assert (table.level, table.scene["coach"]) == ("full", "full")
    assert table.coach.thought is not None
    shown.say("coach", 0)
    assert table.coach.thought is None
    for wrong in (-1, 3):
        shown.say("coach", wrong)
        assert table.level == "off"
    none = coached(level="none")
    assert none.say("coach", 2) == [{"kind": "refused", "text": "There is no coach at this table."}]
    assert none.table.level == "none"


LAST_TWO = {"bag": "7, 4, 0 more", "drawn": "5, return", "plate 0": "steal, 5", "plate 1": "6, 7",
            "rest": "out"}  # fmt: skip


def test_a_chance_that_can_be_counted_is_told_exactly():
    """My draw makes it 5:2 or 5:3. If Ben draws the 7, it is 4:3; if the 4, 4:4."""
    match = cardlab.set_table("nacho_pile", LAST_TWO, players=2, seed=1)
    table = CardTable(match, pace=0, coach="full")
    until(lambda: table.advice.get("exact"))
    assert table.advice["moves"] == [(0, 1.0, 1.0, 1.0), (1, 0.75, 0.75, 0.75)]
    assert table.advice["close"] == [0]
    table.coach.note_move(0, 1)
    assert table.coach.review[0] == {"decision": 0, "best": 1.0, "made": 0.75}
    table.coach.stop()
    assert table.coach.exact is None
