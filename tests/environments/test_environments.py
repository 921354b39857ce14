"""An environment plays the engine's game, tells each agent what its seat may know, and in words."""

from __future__ import annotations

import copy

import pytest

pytest.importorskip("pettingzoo")

import cardlab
from cardlab import BadOption, Dice, IllegalMove
from cardlab.environments.observations import ObservationLayout
from cardlab.environments.single_agent import SingleAgentEnv
from cardlab.testing.worlds import learns
from tests.environments.games import GAMES, IDS, SIZES

pytestmark = pytest.mark.slow

DECISIONS = 150


def dead(env):
    return any(env.terminations.values()) or any(env.truncations.values())


def played(env, seed, decisions=DECISIONS):
    """Play a match by chance; yield before each move."""
    dice = Dice(seed).split()
    env.reset(seed=seed)
    while not dead(env) and decisions:
        yield
        legal = env.playing.match.legal(env.possible_agents.index(env.agent_selection))
        env.step(env.action(dice.choice(legal).text))
        decisions -= 1


# The game is the engine's


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_the_same_seed_and_choices_give_the_game_of_the_engine(name, players):
    env = cardlab.env(GAMES[name], players)
    match, dice = cardlab.new_match(GAMES[name], players, seed=5), Dice(3)
    env.reset(seed=5)
    for _ in range(2 * DECISIONS):
        if match.over:
            break
        seat = match.ask.seats[0]
        assert env.agent_selection == f"player_{seat}"
        legal = match.legal(seat)
        mask = env.observe(env.agent_selection)["action_mask"]
        actions = {env.action(move.text) for move in legal}
        assert set(map(int, mask.nonzero()[0])) == actions
        move = dice.choice(legal)
        match.apply(move)
        env.step(env.action(move.text))
    views = [each.view(seat) for each in (match, env.playing.match) for seat in range(players)]
    assert views[:players] == views[players:]
    assert dead(env) == match.over
    rewards = [*env.rewards.values()]
    assert sum(rewards) == pytest.approx(0)
    if match.over and match.outcome.winners:
        best = {seat for seat, reward in enumerate(rewards) if reward == max(rewards)}
        assert best == set(match.outcome.winners)


# Actions and their words


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_every_action_reads_back_from_its_words(name, players):
    env = cardlab.env(GAMES[name], players, seed=1)
    env.reset()
    for agent in (env.agents[0], env.agents[-1]):
        size = int(env.action_space(agent).n)
        assert [env.action(env.words(n, agent), agent) for n in range(size)] == [*range(size)]
    with pytest.raises(BadOption, match="ever offer"):
        env.action("jump at 1")


def test_a_move_that_the_game_does_not_list_is_named():
    game = cardlab.Game(
        **{part: getattr(GAMES["passing"], part) for part in ("deck", "table", "deal", "play")},
        name="forgetful",
        players=range(3, 4),
        every_move=lambda players, options: [],
    )
    env = cardlab.env(game, seed=1)
    env.reset()
    with pytest.raises(cardlab.BadGame, match=r"0 pass .* must return it"):
        env.observe("player_0")


def test_an_illegal_action_names_the_clause_and_changes_nothing():
    env = cardlab.env("pepper", 2, seed=7)
    env.reset()
    before = env.playing.match.record()
    with pytest.raises(IllegalMove, match="pass while") as error:
        env.step(env.action("pass"))
    assert error.value.clause == "pepper.must_draw"
    for action in (0, -1, 10**6):
        with pytest.raises(BadOption, match="is no move"):
            env.step(action)
    assert env.playing.match.record() == before
    lost = cardlab.env("pepper", 2, seed=7, on_illegal="lose")
    lost.reset()
    lost.step(lost.action("pass"))
    assert lost.rewards == {"player_0": -1.0, "player_1": 0.0}


# What an agent is told


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_an_observation_reads_back_as_what_the_view_shows(name, players):
    env = cardlab.env(GAMES[name], players)
    for number, _ in enumerate(played(env, 3)):
        if number % 10:
            continue
        seat = number % players
        view = env.playing.match.view(seat)
        told = dict(line.split(": ", 1) for line in env.describe(env.observe(f"player_{seat}")))
        asked = [f"seat {(q - seat) % players}" for q in view.asked]
        assert told.get("asked", "") == ", ".join(sorted(asked))
        assert told["clause"] == view.why
        for zone in view.zones.values():
            owner = "" if zone.owner is None else f" {(zone.owner - seat) % players}"
            place = zone.name.removesuffix(f" {zone.owner}") + owner
            counts = {card.text: zone.known.count(card) for card in zone.known}
            words = [text if n == 1 else f"{n}x {text}" for text, n in counts.items()]
            assert sorted(told.get(place, "").split(", ")) == sorted(words or [""])
            assert told[f"{place} size"] == str(len(zone))
            if zone.kind in ("open", "pile"):
                assert told.get(f"{place} top", "") == ("" if zone.top is None else zone.top.text)


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_worlds_that_look_the_same_to_a_seat_tell_its_agent_the_same(name, players):
    """Also who is asked, and in which order, as long as the seat learns nothing."""
    assert leaks(GAMES[name], players) == []


def test_a_leak_is_seen(monkeypatch):
    honest = ObservationLayout.observe

    def peeping(layout, source, me):
        row = honest(layout, source, me)
        row[layout.field("stock").start] = source.table.stock.cards[-1].order
        return row

    monkeypatch.setattr(ObservationLayout, "observe", peeping)
    assert leaks(GAMES["pepper"], 2) != []


def leaks(game, players):
    """Where two worlds that differ only in what a seat can't know tell its agent other things.

    The same moves are made in both, until one shows the seat something or throws dice.
    """
    env, wrong, dice, twin = cardlab.env(game, players), [], Dice(9), None
    env.reset(seed=4)
    for number in range(60):
        if dead(env):
            break
        match, seat = env.playing.match, number // 6 % players
        if twin is None or number % 6 == 0:
            twin = copy.deepcopy(env)
            twin.playing._match = match.imagine(seat, dice)
            twin.agent_selection = twin.possible_agents[twin.playing.asked[0]]
            has_begun = match.ask.question.secret  # perhaps others have answered in one world
        if told(env, seat) != told(twin, seat):
            wrong.append((number, "observation"))
        if not has_begun and env.agent_selection != twin.agent_selection:
            wrong.append((number, "who is asked"))
        move, before = dice.choice(match.legal(match.ask.seats[0])), match.table.dice.state
        is_same = move in twin.playing.match.legal() and not has_begun
        is_same = is_same and not learns(match, move, seat)
        env.step(env.action(move.text))
        if is_same and match.table.dice.state == before:
            twin.step(twin.action(move.text))
        else:
            twin = None
    return wrong


def told(env, seat):
    """What an agent is told, as a value to compare."""
    env.playing._offered = {}
    return {name: part.tolist() for name, part in env.observe(f"player_{seat}").items()}


# All at once


@pytest.mark.parametrize(("name", "players"), SIZES, ids=IDS)
def test_all_at_once_plays_the_same_game_as_one_by_one(name, players):
    """Where nothing is open to several at once, the same answers lead to the same table."""
    env, together = (made(GAMES[name], players) for made in (cardlab.env, cardlab.parallel_env))
    env.reset(seed=8)
    observations, _ = together.reset(seed=8)
    for _ in range(DECISIONS):
        if not together.agents:
            break
        asked = [a for a in together.agents if not observations[a]["action_mask"][0]]
        assert asked == sorted(f"player_{seat}" for seat in env.playing.asked)
        actions = {
            agent: int(observations[agent]["action_mask"].nonzero()[0][-1])
            for agent in together.agents
        }
        for _ in asked:
            if not dead(env):
                env.step(actions[env.agent_selection])
        observations, *_ = together.step(actions)
    seats = range(players)
    assert [env.playing.match.view(seat) for seat in seats] == [
        together.playing.match.view(seat) for seat in seats
    ]


# Copies


def test_a_copy_goes_its_own_way():
    for made in (cardlab.env, cardlab.parallel_env, SingleAgentEnv):
        env = made("pepper", 2)
        env.reset(seed=4)
        other = copy.deepcopy(env)
        story = env.playing.match.story()
        seat = other.playing.asked[0]
        other.playing.make(other.playing.match.legal(seat)[0])
        assert env.playing.match.story() == story
        assert len(other.playing.match.moves) == len(env.playing.match.moves) + 1


# One agent against bots


def test_one_agent_plays_whole_matches_against_bots():
    env = SingleAgentEnv("pepper", 3, ["random", "rule_of_thumb"], seat=1)
    _, info = env.reset(seed=2)
    over, reward = False, 0.0
    while not over:
        assert env.playing.asked[0] == 1
        _, reward, over, _, info = env.step(info["action_mask"].nonzero()[0][0])
    assert reward in (1.0, -0.5)


def test_a_forbidden_action_loses_and_says_why():
    env = SingleAgentEnv("pepper", seat=0)
    env.reset(seed=7)
    _, reward, over, _, info = env.step(env.action("pass"))
    assert (reward, over) == (-1.0, True)
    assert "draw" in info["illegal"]
