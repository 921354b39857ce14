"""The rulebook and the words of a game.

Each clause is cited, and nothing else is; each event, refusal and prompt is a sentence, in each
language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from cardlab.engine.match.game import Game
from cardlab.engine.match.match import Match
from cardlab.engine.match.rulebook import rulebook
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import or_list
from cardlab.engine.table.events import Event
from cardlab.engine.table.moves import Move
from cardlab.engine.text.words import LANGUAGES, STORY, Plural, Sentence, Text, Words

KINDS: Final = ("play", "setup", "tested")  # of clauses
_FIELD = re.compile(r"\{(\w*)\}")
_WORD = re.compile(r"[^\W\d_]{3,}")


def languages(game: Game[Any]) -> list[str]:
    """Return the languages that a game is in: those of its rulebook's title."""
    return [language for language in LANGUAGES if language in game.rulebook.get("title", ())]


def wrong_words(match: Match, events: Iterable[Event], tried: Iterable[Move]) -> str | None:
    """Return what is wrong with the words of these events, of refusals, of what is asked now."""
    for language in languages(match.definition):
        for what, sentence in _sentences(match, events, tried):
            if wrong := wrong_sentence(sentence, language):
                return f"{what}: {wrong}"
    return None


def _sentences(
    match: Match, events: Iterable[Event], tried: Iterable[Move]
) -> Iterator[tuple[str, Sentence]]:
    for event in events:
        for seat in (None, *range(match.players)):
            masked = event.masked(seat)
            yield f"the event {masked} as seat {seat} is told it", match.told(masked, seat)
    for move in tried:
        if (no := match.why_not(move)) is not None:
            yield f"the refusal of {move}", no.sentence
    yield from _of_legal_moves(match)
    for seat in match.ask.seats if match.ask else ():
        yield f"the prompt of seat {seat}", match.words.prompt(match.view(seat))


def _of_legal_moves(match: Match) -> Iterator[tuple[str, Sentence]]:
    legal = match.legal()
    for move in legal:
        yield f"the label of {move}", match.words.label(move, match.names)
    for move in {move.verb: move for move in legal}.values():  # one of each verb: it takes time
        if (yes := match.why(move)) is not None:
            yield f"the reason why {move} is legal", yes.sentence


def wrong_sentence(sentence: Sentence, language: str) -> str | None:
    """Return what is wrong with a sentence in a language, or None."""
    words = Words(language).of(sentence.game)
    try:
        text = sentence.text(words)
    except (KeyError, IndexError, ValueError) as error:
        return f"{sentence.msgid!r} can't be said in {language}: {type(error).__name__} {error}"
    if not text.strip() or "{" in text:
        return f"{sentence.msgid!r} says {text!r} in {language}"
    if language != LANGUAGES[0] and is_untranslated(sentence.msgid, words):
        return f"{sentence.msgid!r} is not translated to {language}"
    return None


def is_untranslated(text: Text, words: Words) -> bool:
    """Return whether a sentence of two words or more is the same in another language."""
    one = text.one if isinstance(text, Plural) else text
    number = {text.by: 1} if isinstance(text, Plural) else {}
    return len(_WORD.findall(_FIELD.sub("", one))) > 1 and words.form(text, number) == one


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
    """Return the clauses whose kind does not exist."""
    return [
        f"{clause.id} is of the kind {clause.kind!r:.80}, and a clause is of {or_list(KINDS)}"
        for clause in rulebook(game)
        if clause.kind not in KINDS
    ]


def wrong_layout(game: Game[Any]) -> list[str]:
    """Return the roles that the layout names and no zone has."""
    layout, rules = game.layout, game.house_rules({})
    tables = [game.table(players, Dice(0), rules) for players in game.players]
    roles = dict.fromkeys(zone.role for table in tables for zone in table.zones())
    named = {
        "rows": [role for row in layout.rows for role in row],
        "spread": layout.spread,
        "notes": layout.notes,
        "tried_before": layout.tried_before,
    }
    return [
        f"{part} of the layout names {role!r:.80}, and no zone has this role; there is "
        f"{or_list(roles)}"
        for part, names in named.items()
        for role in names
        if role not in roles
    ]


def wrong_names(game: Game[Any]) -> Iterator[str]:
    """Yield what is missing in a language of the game, and house rules that change no clause."""
    spoken = languages(game)
    if LANGUAGES[0] not in spoken:
        yield f"the rulebook has no title in {LANGUAGES[0]}"
        return
    yield from _untranslated(game.rulebook, spoken, "the rulebook")
    clauses = rulebook(game).clauses
    for option in game.options:
        if option.clause not in clauses:
            yield f"the house rule {option.name} changes {option.clause}, which is no clause"


def _untranslated(data: Any, spoken: list[str], where: str) -> Iterator[str]:
    """Yield the texts that are missing in a language, or have other fields in one."""
    if isinstance(data, list):
        for part in data:
            yield from _untranslated(part, spoken, where)
    if not isinstance(data, Mapping):
        return
    where = data.get("id", where)
    if LANGUAGES[0] not in data:
        for key, part in data.items():
            yield from _untranslated(part, spoken, f"{where} {key}")
        return
    texts = [data.get(language, "") for language in spoken]
    forms = [(text,) if isinstance(text, str) else text for text in texts]
    names = [{_without_article(name) for one in form for name in _FIELD.findall(one)}
             for form in forms]  # fmt: skip
    if not all(map(all, forms)) or len({*map(len, forms)}) > 1 or names != names[:1] * len(names):
        yield f"{where} is missing in a language, or has other fields: {texts}"


def _without_article(field: str) -> str:
    return field.removeprefix("the_").removeprefix("a_")


_OF_MOVES = {"at", "card", "cards", "into", "n", "suit", "word"}
_OF_EVENTS = _OF_MOVES | {"by"}


def missing(game: Game[Any], told: Iterable[str], offered: Iterable[Move]) -> Iterator[str]:
    """Yield the verbs, zones and house rules that have no words.

    All words have defaults. So only the parts that a game gives have to be whole: one that has a
    sentence for a verb needs one for each.
    """
    words = game.words
    keys = [f"{key} " for key in (*words.story, *STORY)]
    for verb in sorted(told) if words.story else ():
        if not any(key.startswith(f"{verb} ") for key in keys):
            yield f"no sentence for the verb {verb!r} in story"
    labelled = {verb.name for verb in words.verbs if verb.label}
    for verb in sorted({move.verb for move in offered} - labelled) if words.verbs else ():
        yield f"no label for the verb {verb!r} in verbs"
    roles = {zone.role for zone in game.empty_table().zones() if zone.kind != "hand"}
    for role in sorted(roles - words.zones.keys()) if words.zones else ():
        yield f"no label for the zone {role!r} in zones"
    for option in game.options if words.options else ():
        choices = option.choices if isinstance(option.choices, tuple) else ()
        values = [f"{option.name}={value}" for value in choices if not isinstance(value, bool)]
        for name in [option.name, *values]:
            if name not in words.options:
                yield f"no label for the house rule {name!r} in options"


def wrong_fields(game: Game[Any]) -> Iterator[str]:
    """Yield the fields of sentences and labels that do not exist."""
    words = game.words
    labels = [text for verb in words.verbs for text in (verb.label, *verb.forms.values())]
    told = [*words.story.values(), *(verb.status for verb in words.verbs)]
    for text, known in [*((text, _OF_EVENTS) for text in told), *((t, _OF_MOVES) for t in labels)]:
        for form in (text.one, text.many) if isinstance(text, Plural) else (text,):
            for name in _FIELD.findall(form):
                if _without_article(name) not in known:
                    yield f"{form!r} has the field {name!r}; there is {or_list(sorted(known))}"
