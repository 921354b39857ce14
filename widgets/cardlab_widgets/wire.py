"""What crosses the wire between Python and a page, typed once.

``make bundle`` writes the types of the page, ``js/wire.d.ts``, from this module; mypy holds Python
to them and tsc the page. A name ends in ``Data`` where the engine has an object of that name. What
a lesson adds, and what rooms send, stands in ``js/types.d.ts``.
"""

from __future__ import annotations

import json
import math
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    Never,
    NotRequired,
    TypeAlias,
    TypedDict,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from cardlab.engine.text.words import N_
from cardlab.engine.text.words import Rich as _Rich

# Annotated with the name of a type of js/types.d.ts, in which the page says more of it.
Rich = Annotated[_Rich, "Rich"]
Labels = Annotated[dict[str, Any], "Labels"]
LobbyWords = Annotated[dict[str, str], "LobbyWords"]
LessonStep = Annotated[dict[str, Any], "LessonStep"]
LessonPath = Annotated[dict[str, Any], "LessonPath"]
Presence = Annotated[str, "Presence"]
PupilData = Annotated[dict[str, Any], "PupilData"]

Level: TypeAlias = Literal["none", "off", "hints", "full"]  # "none" can't be switched on at a table
LEVELS: Final[tuple[Level, ...]] = ("none", "off", "hints", "full")
# How much the table tells of what can be counted: all, no counts, or nothing.
Counts: TypeAlias = Literal["all", "signs", "none"]
Mode: TypeAlias = Literal["play", "covered", "replay", "over", "whatif"]


# --- A table --------------------------------------------------------------------------------------


class PieceName(TypedDict):
    name: str
    suit: str
    css: str


class SuitName(TypedDict):
    name: str
    css: str


class Drawings(TypedDict):
    """The `art` trait: the drawings of a game and the names of its pieces."""

    sprite: str
    form: str  # how the middle is laid out: a name in forms/index.js, or of the package's own form
    form_module: str  # the ES module of such a form, or ""
    emblem: str  # an SVG that stands for the game in the bar
    faces: dict[str, str]  # an SVG for each card, by the card's text, and for the "back"
    small: dict[str, str]  # those for less than 48 px; a face that has none is drawn nameless
    pieces: dict[str, PieceName]
    suits: dict[str, SuitName]


class Press(TypedDict, total=False):
    """Something to press for a move: a card in a zone, a zone, a seat, a suit, or a button."""

    card: str | None
    zone: str
    seat: int
    suit: str
    choice: str


class MoveData(TypedDict):
    """A move that is offered."""

    index: int
    verb: str
    label: Rich
    say: str
    short: Rich
    key: str
    then: list[str] | None  # the cards that could be played after it, where the game foresees them
    steps: list[Press]
    any: int  # how many of the first steps may be pressed in any order
    face: NotRequired[str]  # only of an answer in a lesson: the piece that is drawn
    marked: NotRequired[bool]  # and whether it is marked


class RefusalData(TypedDict):
    """Why a card can't be played."""

    clause: str
    text: Rich
    tried: NotRequired[int]  # in a lesson: the index that says that the card was tried


class Held(TypedDict):
    """A card of my hand."""

    card: str
    no: RefusalData | None


class PlaceData(TypedDict):
    """What lies before a seat beside its hand; None is a card that I do not know."""

    zone: str
    label: str
    count: int
    cards: list[str | None]
    no: NotRequired[dict[str, RefusalData]]  # why some can't be played, where one may try them


class SeatData(TypedDict):
    seat: int
    name: str
    initial: str
    zone: str
    count: int | None  # None where a game has no hands
    cards: list[str | None]
    places: list[PlaceData]
    more: dict[str, Any] | None  # what the faces of the game tell of the seat
    status: str
    turn: bool
    next: bool
    chosen: bool  # where all choose at once, and some have not yet
    points: int | None  # in a match of several games: so far


class Pile(TypedDict):
    """A zone in the middle."""

    name: str
    label: str
    count: int
    top: list[str | None]
    spread: bool
    note: Rich | None


class Line(TypedDict):
    """A line of the story."""

    n: int
    icon: str
    text: Rich
    clause: str
    decision: int | None  # the decision of mine that it tells of, to which a what-if goes back
    by: int | None  # None where nobody did it
    moved: bool  # whether it tells of a move of theirs, not of what came of another's


# The story of a scene as it comes: whole, or the lines that are new, and where they begin.
NewLines = TypedDict("NewLines", {"from": int, "lines": list[Line]})
Told: TypeAlias = list[Line] | NewLines


class Score(TypedDict):
    name: str
    points: int
    how: str  # what they are made of, where the faces of the game tell it
    won: bool


class OutcomeData(TypedDict):
    title: Rich
    text: Rich
    clause: str
    lines: list[Score]


class Sheet(TypedDict):
    """The points of each seat, game by game."""

    names: list[str]
    rows: list[list[int]]
    total: list[int]


class Reviewed(TypedDict):
    """A decision of mine: the chance of the best move, and of the move made."""

    decision: int
    best: float
    made: float


class Replayed(TypedDict):
    at: int
    last: int


class SeatScene(TypedDict):
    """What one seat sees of a match."""

    game: str
    title: str
    meta: list[str]  # how many players, the turn, the seed, whether it is a competition
    turn: int
    lang: str
    me: int | None
    seats: list[SeatData]
    rows: list[list[Pile]]
    hand_zone: str | None
    places: list[PlaceData]
    more: dict[str, Any] | None  # what the faces of the game tell of the table, for its form
    mine: dict[str, Any] | None  # and of me
    direction: int
    prompt: Rich
    hand: list[Held]
    moves: list[MoveData]
    story: list[Line]
    outcome: OutcomeData | None
    sheet: Sheet | None


class Tools(TypedDict):
    """What may be done beside moving."""

    undo: bool
    rest: bool
    whatif: bool
    save: bool
    share: bool
    load: bool


class SessionScene(SeatScene):
    """What one seat sees of a match, and what a person can do at this table."""

    mode: Mode
    banner: Rich | None
    replay: Replayed | None
    race: int | None  # how many ms I have in a race
    can: Tools


class TableScene(SessionScene):
    """The scene of a session, and how the page shows it."""

    seq: int
    pace: int  # how many ms it is shown before the next
    coach: Level
    show_counts: Counts
    review: list[Reviewed] | None
    counted: Rich | None


class Scene(TableScene):
    """The `scene` trait: what the page of one seat paints."""

    pressed: NotRequired[int]  # only among people: the seq of my last press that was taken
    step: NotRequired[LessonStep]


class FirstAdvice(TypedDict):
    """What the coach knows of a decision before it thinks; `seq` is that of the scene."""

    seq: int
    thumb: int  # the move of the rule of thumb, by its index
    why: str  # and the rule's reason


class Thought(TypedDict):
    """What the coach has found out so far."""

    worlds: int
    moves: list[tuple[int, float, float, float]]  # index, chance, and the interval's two ends
    close: list[int]  # those that may be the best: with several it is too close to call
    exact: bool


class Advice(FirstAdvice, Thought):
    """The `advice` trait."""


class State(TypedDict):
    """The traits of a table."""

    scene: Scene
    art: Drawings
    words: Labels
    theme: Literal["auto", "light", "dark"]
    ticket: str
    unkept: str  # what is said while the game can't be kept; "" while it can
    advice: Advice | dict[str, Never]
    way_back: NotRequired[str]  # the name of the button that leaves the table; "" without one
    presence: NotRequired[dict[int, Presence]]  # only among people: who is here, by seat
    room: NotRequired[PupilData]  # only of a notebook's page in a room: it has nothing else
    path: NotRequired[LessonPath]
    _css: NotRequired[str]  # "" where another table of the lesson brings it
    _anywidget_id: NotRequired[str]  # by which tables of one kind share a style sheet


class Message(TypedDict):
    """What the page of a table sends."""

    kind: str
    index: int
    seq: int
    text: NotRequired[str]  # of a game that is loaded


class Heard(TypedDict):
    kind: Literal["ack"]
    seq: int


class Notice(TypedDict):
    kind: Literal["refused", "error"]
    text: str


class CopyText(TypedDict):
    kind: Literal["copy"]
    text: str
    sealed: bool


class SavedFile(TypedDict):
    kind: Literal["file"]
    name: str
    text: str
    sealed: bool


# What Python sends to a table beside its state.
News: TypeAlias = Heard | Notice | CopyText | SavedFile


# --- The forms of tables --------------------------------------------------------------------------


class Side(TypedDict):
    """A pile beside the lanes, with a long and a short text."""

    zone: str
    stock: NotRequired[str]  # the face-down pile below it
    label: Rich
    note: Rich
    short: str
    short_note: str


class Lever(TypedDict):
    """A lever at the head of a lane: a move."""

    choice: str
    say: str
    sign: str
    label: str
    note: str
    free: bool  # whether it needs no card


class Spot(TypedDict):
    """A rule, the pile beside it, and what fits there."""

    rule: str
    pile: str
    fits: Rich
    short: Rich


class Lane(TypedDict):
    name: str
    label: str
    levers: list[Lever]
    spots: list[Spot]


class LanesTable(TypedDict):
    """`more` of a table with lanes."""

    lanes: list[Lane]
    next: Side
    used: Side
    common: Side
    must: bool  # whether nothing fits, so that a lever is all that is left


class LanesSeat(Side):
    """`more` of a seat at a table with lanes: its own pile, and how many cards it has to lay."""

    left: int
    part: int  # the cards left, as percent of those dealt
    to_go: str
    gets: str


class ChoiceData(TypedDict):
    """A button of the form "heat": as which card something is played, and to which side."""

    face: str | None
    side: int  # 1 to the left, -1 to the right
    to: str  # whom it hits


class HeatCell(TypedDict):
    label: str
    colour: str
    on: bool


class HeatSpecial(TypedDict):
    label: str
    on: bool


class Alike(TypedDict):
    """How many alike lie on top, of how many that burn the pile."""

    n: int
    of: int
    name: str
    say: str


class HeatMore(TypedDict):
    """What the form "heat" shows of a table: a pile that rises until somebody burns it."""

    pile: str  # the zone of the pile that rises
    turned: str  # and that of a card just turned up
    cells: list[HeatCell]  # the numbers, with which of them go on the pile now
    special: HeatSpecial
    goes: Rich  # what goes now, in words; nothing when the game is over
    taken: str  # what is picked up if nothing fits; "" where nothing is
    alike: Alike | None
    ways: dict[Literal["1", "-1"], str]
    gone: dict[str, str]  # what stands under a pile that is used up, by its zone
    race: str | None  # the symbol of a race that is on
    choices: dict[str, ChoiceData]  # by the text of a move


class LayerCount(TypedDict):
    label: str
    n: int


class LayersMore(TypedDict):
    """Cards before a seat that are played after the hand: some face up, on others face down."""

    upper: str  # the zones of both layers
    lower: str
    spots: int  # how many stacks they were at first; 0 where there are none
    layer: Literal["hand", "upper", "lower"]  # the one in play
    opens: str  # when the others open
    locked: bool
    steps: list[LayerCount]


class RingPart(TypedDict):
    """A kind of piece in the bag: a number, or a symbol."""

    sign: str
    symbol: str
    n: int
    busts: bool


# A piece drawn this turn: what it would bring, and from whom.
DrawnPiece = TypedDict("DrawnPiece", {"card": str, "name": str, "n": str, "from": str})


class BagAct(TypedDict):
    verb: str
    note: str


class BagChoices(TypedDict):
    """The moves that choose a value: the face of each, and what is said below it."""

    verbs: list[str]
    faces: dict[str, str]
    notes: dict[str, str]


class BagVerbs(TypedDict):
    """The verbs of the story that the form shows as they happen."""

    draws: str  # a piece is drawn
    values: str  # it gets a value
    moves: str  # pieces leave the tray
    lost: str  # all are lost
    ends: list[str]  # the turn ends


class BagHead(TypedDict):
    card: str
    name: str
    doubled: bool


class BagCell(TypedDict):
    n: int
    scores: bool


class BagRow(TypedDict):
    name: str
    won: bool
    cells: list[BagCell]
    points: int


class BagCount(TypedDict):
    """What each plate scores at the end, kind by kind."""

    heads: list[BagHead]
    rows: list[BagRow]


class BagTable(TypedDict):
    """`more` of a table with a bag: what is left in it, and what is at risk."""

    bag: str  # the zones of the bag, and of the pieces drawn this turn
    tray: str
    ring: list[RingPart]
    risk: list[str]  # how many would bust, and the rest of that sentence
    says: str
    heading: str
    drawn: list[DrawnPiece]
    acts: list[BagAct]  # the moves that stand on the two large buttons
    choices: BagChoices
    told: BagVerbs
    kinds: dict[str, int]  # of each piece
    count: BagCount | None
    words: dict[str, str]


class Heap(TypedDict):
    card: str
    n: int
    marked: bool  # it would be taken, or scores
    wild: bool


class BagHeaps(TypedDict):
    """Like pieces before a seat."""

    zone: str
    label: str
    heaps: list[Heap]


class BagColumn(TypedDict):
    """One kind of piece on my plate, beside the strongest of the others."""

    cards: dict[str, int]
    ghost: str
    name: str
    n: int
    leads: bool
    other: str


class BagSeat(TypedDict):
    """What lies before a seat at a table with a bag."""

    front: BagHeaps
    plate: BagHeaps
    points: int
    words: dict[str, str]
    columns: list[BagColumn]


class Prize(TypedDict):
    """What may be won, in the middle."""

    zone: str
    symbol: str
    left: int
    all: int
    text: list[str]
    label: str


class Claim(TypedDict):
    seat: int
    card: str
    text: Rich
    sure: bool


class Talk(TypedDict):
    seat: int
    text: str


Trait: TypeAlias = Literal["number", "suit", ""]  # of a face; "" where none was named


class Doubt(TypedDict):
    """A move that doubts a trait of the claim."""

    index: int
    trait: Trait
    why: str


class Named(TypedDict):
    seat: int
    name: str


class Claimed(Named):
    card: str


class Saying(TypedDict):
    """What I could say of a card; what does not fit is a mistake, which a house rule allows."""

    card: str
    fits: bool


class RevealData(TypedDict):
    """A challenge, and the card that was turned up."""

    card: str
    declared: str
    trait: Trait
    right: bool
    plain: bool  # whether the card has a number and a suit
    challenger: int
    owner: int
    winner: int
    cards: int
    zone: str
    doubt: Rich
    verdict: str
    lines: list[Rich]


class ClaimTable(TypedDict):
    """`more` of a table of claims."""

    stack: str  # the zone of the claimed card
    backs: list[str]  # of its cards, the last one on top: a wild, which shows its own, or ""
    shelf: list[str]  # and those beside it
    near: bool  # whether the end is near
    prize: Prize
    claim: Claim | None
    talk: Talk | None
    doubts: list[Doubt]
    again: str
    quiet: list[int]  # the moves that are only outlined
    stake: list[Rich]
    trail: list[Claimed]
    trail_label: str
    says: list[Saying]
    say: str  # the text of the button that declares {card}
    truths: dict[str, str]  # what the table says of a declaration, by its code
    reveal: RevealData | None


class WonCards(TypedDict):
    zone: str
    n: int
    text: str


class Cups(TypedDict):
    zone: str
    symbol: str
    n: int
    all: int
    label: str


class ClaimSeat(TypedDict):
    """`more` of a seat at such a table."""

    won: WonCards
    cups: Cups
    wild: str  # what the table says of a wild in the hand, or ""
    wild_card: str
    truth: NotRequired[dict[str, str]]  # of my cards: how true each of `says` would be, by codes


# --- The lobby ------------------------------------------------------------------------------------


class LobbyRule(TypedDict):
    """A house rule in the lobby."""

    name: str
    label: str
    values: list[str]
    printed: int  # the number of the value that the rulebook has
    says: str  # and a line that says so
    on: int | None  # the number of the value that means yes; None where it is no yes or no


class Tile(TypedDict):
    """How a game shows on its tile."""

    line: str
    topic: str
    teaches: str
    picture: str


class LobbyGame(Tile):
    """A game in the lobby."""

    name: str
    title: str
    players: list[int]
    usual: int
    many: str
    minutes: int
    lasts: str
    learn: str  # where its lesson is; "" if it has none
    sitting: int  # how many minutes its first sitting takes; 0 if nobody has said it
    rules: list[LobbyRule]
    strengths: str


class Link(TypedDict):
    name: str
    href: str


class LobbyShown(TypedDict):
    """The `shown` trait of the lobby's form."""

    lang: str
    languages: dict[str, str]
    only: bool
    sprite: str
    games: list[LobbyGame]
    names: list[str]
    levels: dict[str, str]
    links: list[Link]
    not_fair: str
    words: LobbyWords


class PlayGame(TypedDict):
    kind: Literal["play"]
    game: str
    players: int
    seats: list[str]
    rules: dict[str, int]
    seed: str


class SpeakLanguage(TypedDict):
    kind: Literal["language"]
    language: str


class GoOn(TypedDict):
    kind: Literal["go on"]
    ticket: str


class TypedCode(TypedDict):
    kind: Literal["code"]
    code: str


class OpenShared(TypedDict):
    kind: Literal["open"]
    text: str


class ShowRules(TypedDict):
    kind: Literal["rules"]
    game: str


# What the lobby's page sends.
LobbyMessage: TypeAlias = PlayGame | SpeakLanguage | GoOn | TypedCode | OpenShared | ShowRules


class ClauseData(TypedDict):
    id: str
    title: str
    text: str


class RulesOfGame(TypedDict):
    kind: Literal["rules"]
    title: str
    clauses: list[ClauseData]


class LobbyNotice(TypedDict):
    kind: Literal["refused"]
    text: str


# What Python sends to the lobby beside its state.
LobbyNews: TypeAlias = LobbyNotice | RulesOfGame


# --- Messages of a page, which may be anything ----------------------------------------------------


UNREADABLE: Final = N_("The page can't send such a message.")


def fits(value: object, kind: Any) -> bool:
    """Return whether data from a page is of a type of this module, with no part too many.

    >>> fits({"kind": "rules", "game": "pepper"}, ShowRules), fits({"kind": "rules"}, ShowRules)
    (True, False)
    """
    origin, inner = get_origin(kind), get_args(kind)
    if is_typeddict(kind):
        return isinstance(value, dict) and _has_parts(value, kind)
    if origin is Literal:
        return value in inner
    if origin is list:
        return isinstance(value, list) and all(fits(part, *inner) for part in value)
    if origin is dict:
        pairs = value.items() if isinstance(value, dict) else [(None, None)]
        return all(fits(name, inner[0]) and fits(part, inner[1]) for name, part in pairs)
    # A union, or a part that may be missing; else a plain type. A bool is no int here.
    return any(fits(value, option) for option in inner) if inner else type(value) is kind


def _has_parts(value: dict[str, object], kind: Any) -> bool:
    parts = _parts_of(kind)
    needed = {name for name, part in parts.items() if get_origin(part) is not NotRequired}
    has_all = needed <= value.keys() <= parts.keys()
    return has_all and all(fits(part, parts[name]) for name, part in value.items())


@cache
def _parts_of(kind: Any) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def length(message: object) -> float:
    """Return how long a message is as text: infinitely, if it is nested too deep to be written."""
    try:
        return len(json.dumps(message, default=str))
    except (ValueError, RecursionError):
        return math.inf
