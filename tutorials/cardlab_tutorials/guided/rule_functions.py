"""A function that a learner writes, judged against the engine in many positions.

A lesson's file says what the engine is asked (a move that may be legal, or an event that a move may
cause) and what the function is handed. The positions are tables set by hand and random games.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from typing import Any, Final

from cardlab.engine.knowledge.view import View
from cardlab.engine.match.match import Match
from cardlab.engine.table.cards import Card
from cardlab.engine.table.errors import CardlabError
from cardlab.engine.text.words import N_, Words
from cardlab_tutorials.exercises.functions import NO_FUNCTION, call, short, written
from cardlab_tutorials.exercises.verdicts import RIGHT, WRONG, Verdict
from cardlab_tutorials.guided.steps import Code, Setting

GAMES: Final = 60  # random games, each with a seed of its own
MOVES: Final = 40  # of each random game: later on the hands are long, and the positions alike
MOST: Final = 600  # cases: a right function gets its verdict within two seconds
ME: Final = 0

STOPPED: Final = N_("It stopped with an error: {error}")
UNWRITTEN: Final = "unwritten"
NO_TRUTH: Final = N_("It must return True or False.")
SAYS: Final = N_("The rulebook says {right}: {why}")
ALL_RIGHT: Final = N_("It agrees with the rulebook in all {n} cases that were tried.")


@dataclass(frozen=True)
class RuleCase:
    """One call of the function, and what the engine says.

    Attributes:
        arguments: what the function is called with.
        right: what it should return.
        why: the engine's reason, in the learner's language.
        clause: the clause that decides it.
        match: the position, after the move if the function tells what it causes; a random game
            goes on, so it has to be copied to be kept.

    """

    arguments: tuple[Any, ...]
    right: bool
    why: str
    clause: str
    match: Match


def judge(
    function: object, code: Code, clauses: tuple[str, ...], game: str, language: str
) -> tuple[Verdict, Match | None]:
    """Call a function in every case until one fails.

    Args:
        function: what the learner has written. An exception that it raises becomes a sentence.
        code: what the lesson says of it.
        clauses: the clauses that it shall carry out; a case that another one decides is left out.
        game: the game.
        language: "en" or "es".

    Returns:
        The verdict ("right", "wrong" or "unwritten"), and the position of the case that failed.

    """
    words, tried = Words(language), 0
    if not callable(function):
        return Verdict(WRONG, words(NO_FUNCTION, name=code.name)), None
    for case in cases(code, clauses, game, language):
        came, made = call(function, case.arguments), written(code.name, case.arguments)
        truth = _truth(came.returned)
        if came.is_unwritten:
            return Verdict(UNWRITTEN, ""), None
        if came.error:
            text = words(STOPPED, error=came.error)
        elif truth is not case.right:
            made += f" → {short(came.returned)}"
            text = words(SAYS, right=case.right, why=case.why)
            text = f"{words(NO_TRUTH)} {text}" if truth is None else text
        else:
            tried += 1
            continue
        return Verdict(WRONG, text, case.clause, made), case.match.copy()
    return Verdict(RIGHT, words(ALL_RIGHT, n=tried)), None


def cases(code: Code, clauses: tuple[str, ...], game: str, language: str) -> Iterator[RuleCase]:
    """Yield the cases of a function, none twice: first those of the tables set by hand."""
    tried: set[str] = set()
    for match in _positions(code, game, language):
        view = match.view(ME)
        for chosen in _choices(code.each, view):
            # What an event tells is known only after the move.
            known = None if code.event else repr(_arguments(code, chosen, view, None))
            case = None if known in tried else _case(code, match, chosen, language)
            if case is None or case.clause not in clauses:
                continue
            named = repr(case.arguments)
            if named in tried or (code.without and code.without in named):
                continue
            yield case
            tried.add(named)
            if len(tried) == MOST:
                return


def _positions(code: Code, game: str, language: str) -> Iterator[Match]:
    """Yield matches in which the learner's seat is asked what the function is about."""
    for table in code.tables:
        yield Setting(table=table).match(game, language)
    for seed in range(GAMES):
        chance = random.Random(seed)
        match = Setting(seed=seed, rules=code.rules).match(game, language)
        for _ in range(MOVES):
            if match.ask is None:
                break
            seat = match.ask.seats[0]
            legal = match.legal(seat)
            if seat == ME and any(move.verb in code.when for move in legal):
                yield match
            match.apply(chance.choice(legal))


def _choices(each: Mapping[str, str], view: View) -> Iterator[dict[str, str]]:
    """Yield all ways to choose one of each kind: "hand" is my cards, else what is listed."""
    hand = list(dict.fromkeys(card.text for card in view.hand))
    listed = {
        name: hand if values == "hand" else [value.strip() for value in values.split(",")]
        for name, values in each.items()
    }
    for chosen in product(*listed.values()):
        yield dict(zip(listed, chosen, strict=True))


def _case(code: Code, match: Match, chosen: Mapping[str, str], language: str) -> RuleCase | None:
    """Return what the engine says of one choice; None where it says nothing of it.

    It says whether the move is legal, or whether it causes the event.
    """
    move, after = f"{ME} {code.move.format_map(chosen)}", match
    try:
        if code.event:
            after = match.copy()
            after.apply(move)
            events = [event for event in after.story(ME)[len(match.story(ME)) :] if event.cards]
            caused = [event for event in events if event.verb == code.event]
            event = (caused or events)[0]
            right, why, clause = bool(caused), after.told(event, ME), event.clause
        else:
            refusal = match.why_not(move)
            reason = refusal or match.why(move)
            if reason is None:
                return None
            right, why, clause = refusal is None, reason.sentence, reason.clause
    except (CardlabError, LookupError):
        return None
    arguments = _arguments(code, chosen, match.view(ME), after)
    text = why.text(Words(language).of(match.words))
    return RuleCase(arguments, right, text, clause, after)


def _arguments(
    code: Code, chosen: Mapping[str, str], view: View, after: Match | None
) -> tuple[Any, ...]:
    """Return what the function is called with."""
    return tuple(_given(what.format_map(chosen), view, after) for what in code.given)


def _given(what: str, view: View, after: Match | None) -> Any:
    """Return what a function is handed: "top of ZONE", "fact NAME", "event VERB", or a text."""
    kind, _, name = what.partition(" ")
    if kind == "top":
        return view.zone(name.removeprefix("of ")).known[-1].text
    if kind == "fact":
        return _plain(getattr(view, name))
    if kind == "event" and after is not None:
        last = next(event for event in reversed(after.story(ME)) if event.verb == name)
        return _plain(last.cards[0])
    return what


def _plain(value: Any) -> Any:
    """A value of the engine as a beginner's value: cards are texts, no card is an empty text."""
    if isinstance(value, tuple | list):
        return [_plain(item) for item in value]
    return "" if value is None else value.text if isinstance(value, Card) else value


def _truth(returned: Any) -> bool | None:
    """Return a truth value, one of numpy too; None for anything else."""
    return bool(returned) if type(returned).__name__ in ("bool", "bool_") else None
