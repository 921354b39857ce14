"""What is played and told stays as it was read and committed; no judge of the rules."""

import pytest

import cardlab
from tests.playthroughs import file_of, playthrough


@pytest.mark.parametrize("game", cardlab.list_games())
def test_a_playthrough_is_what_was_read(game):
    assert file_of(game).exists(), "write it: python -m tests.playthroughs; then read it"
    assert playthrough(game) == file_of(game).read_text(encoding="utf-8")
