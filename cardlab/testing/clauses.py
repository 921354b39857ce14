"""Each clause of the rulebook is told, asked or cited by a refusal; and nothing else is cited."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from cardlab.engine.match.game import Game, Scenario
from cardlab.engine.match.match import Match, new_match
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.match.setup import set_table
from cardlab.engine.table.errors import or_list

KINDS: Final = ("play", "setup", "tested")


def badly_cited(game: Game[Any], ids: set[str]) -> list[str]:
    """Return the clauses of play that are never reached, and what is cited and is no clause."""
    book = rulebook(game)
    plays = [clause.id for clause in book if clause.kind == "play"]
    return [
        f"{id} is never told, asked or cited: a scenario may show it, or its kind is 'tested'"
        for id in plays
        if id not in ids
    ] + [f"{id} is cited and no clause" for id in sorted(ids - set(book.clauses))]


def of_unknown_kinds(game: Game[Any]) -> list[str]:
    """Return the clauses of a kind that there is not."""
    return [
        f"{clause.id} is of the kind {clause.kind!r:.80}, and a clause is of {or_list(KINDS)}"
        for clause in rulebook(game)
        if clause.kind not in KINDS
    ]


def refusing_now(match: Match) -> Iterator[str]:
    """Yield the clauses that refuse the plain verbs and each other card to the seat asked."""
    if match.ask is not None:
        seat = match.ask.seats[0]
        held = {c for zone in match.table.zones() if zone.is_held_by(seat) for c in zone.cards}
        texts = sorted(map(str, held))
        verbs = {verb.name for verb in match.words.verbs} | {m.verb for m in match.legal()}
        tried = [*sorted(verbs), *(f"play {n}{card}" for card in texts for n in ("", "2x "))]
        refusals = (match.why_not(f"{seat} {words}") for words in tried)
        yield from (no.clause for no in refusals if no is not None)


def set_up(game: Game[Any], scenario: Scenario) -> Match:
    """Return the match of a scenario before its first move."""
    start: dict[str, Any] = {"players": scenario.players, "seed": scenario.seed}
    start |= scenario.house_rules
    if scenario.places is None:
        return new_match(game, **start)
    return set_table(game.name, scenario.places, **start)


def run_scenario(game: Game[Any], scenario: Scenario) -> tuple[Match, set[str]]:
    """Return the match after the moves of a scenario, and the clauses that it has reached."""
    match = set_up(game, scenario)
    reached: set[str] = set()
    for text in scenario.moves:
        reached.add(match.ask.why if match.ask else "")
        if not text.startswith("not "):
            match.apply(text)
            continue
        no = match.why_not(text.removeprefix("not "))
        reached.add(no.clause if no else "")
    reached.update(event.clause for event in match.story())
    reached |= {match.ask.why} if match.ask else set()
    return match, reached - {""}
