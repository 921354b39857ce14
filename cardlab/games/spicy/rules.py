"""Sweet & Spicy, and classic Spicy: say what you played; it may be a lie.

Read it beside its rulebook (``python -m cardlab rules spicy``): the functions stand in the order of
the clauses, and each names the clauses it carries out.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, ClassVar, Final, NamedTuple

from cardlab.engine.knowledge.view import View, fact, table_of
from cardlab.engine.match.game import Scenario
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, BadTable, checked_fact
from cardlab.engine.table.moves import Move
from cardlab.engine.table.questions import Ask, Question, Rule, Turns, everyone
from cardlab.engine.table.seats import EVERYBODY, NOBODY, only
from cardlab.engine.table.table import Table
from cardlab.engine.table.zone import Zone

# --- Components and setup --------------------------------------------------------------------

SPICES: Final = ("chili", "lemon", "pepper")
DECK: Final = Deck("spicy", __name__)
NUMBERS: Final = tuple(DECK.face(spice, rank, count=3) for spice in SPICES for rank in range(1, 11))
ANY_SPICE, ANY_NUMBER = (DECK.face(kind=kind, count=5) for kind in ("any spice", "any number"))
TOTAL_WILD: Final = DECK.face(kind="total wild", back="total wild", count=6)
TROPHY: Final = DECK.face(kind="trophy", back="trophy", count=3)
GAME_END: Final = DECK.face(kind="game end", back="game end")
# spicy.deck: three of each number in each spice, five half wilds of each kind.
SPICY: Final = (*NUMBERS * 3, *[ANY_SPICE] * 5, *[ANY_NUMBER] * 5)
DECLARABLE: Final = NUMBERS
DECLARED: Final = {declared.text: declared for declared in DECLARABLE}
FEW: Final = (1, 2, 3)  # the numbers that open a stack, and that follow a 10


class Reveal(NamedTuple):
    """A challenge as all have seen it; cards as texts."""

    card: str  # the card turned up
    declared: str  # its declaration
    trait: str  # "number" or "spice"; "" where nothing was named
    challenger: int
    owner: int
    winner: int
    cards: int  # how many cards the stack had
    slower: tuple[int, ...]  # who wanted to challenge too


class SpicyTable(Table):
    """A draw deck with the Game End card in it, a stack, and what each has in hand and has won.

    ``declared`` is the declaration of the top card of the stack, ``owner`` is its player, and
    ``open_to_challenge`` says whether it can be challenged. ``passes`` counts the passes since.
    ``let_go`` says that nobody has challenged it in this turn, ``must_play`` is the seat that may
    not pass. ``trail`` has all declarations on this stack, each with its seat. ``revealed`` is the
    last challenge, as in a :class:`Reveal`, until somebody opens a new stack.
    """

    facts = (
        *("declared", "owner", "open_to_challenge", "let_go", "passes", "must_play"),
        *("trail", "revealed"),
    )
    fact_kinds: ClassVar = {"owner": "seat", "must_play": "seat", "trail": "faces by seat"}
    __slots__ = (*facts, "deck", "hands", "shelves", "stack", "trophies", "wilds", "won")
    default_zones: ClassVar = {"": "deck", "total wild": "wilds", "trophy": "trophies"}

    def __init__(self, players: int, dice: Dice, options: dict[str, Any]) -> None:
        super().__init__(players, dice, options)
        self.deck = Zone("deck", "pile")
        self.stack = Zone("stack", "pile")
        self.wilds = Zone("wilds", "heap")
        self.trophies = Zone("trophies", "heap")
        self.hands = [Zone(f"hand {seat}", "hand", seat) for seat in range(players)]
        self.won = [Zone(f"won {seat}", "bag", seat) for seat in range(players)]
        self.shelves = [Zone(f"trophies {seat}", "heap", seat) for seat in range(players)]
        self.declared = ""
        self.owner = self.must_play = -1
        self.open_to_challenge = self.let_go = False
        self.passes = 0
        self.trail: list[tuple[int, str]] = []
        self.revealed: tuple[Any, ...] = ()

    def zones(self) -> list[Zone]:
        middle = [self.deck, self.stack, self.wilds, self.trophies]
        return [*middle, *self.hands, *self.won, *self.shelves]

    def pack(self) -> Sequence[Card]:
        wilds = [TOTAL_WILD] * 6 if self.options["total_wild"] else []
        return [*SPICY, GAME_END, *[TROPHY] * 3, *wilds]

    def dealt(self) -> dict[str, int | str]:
        wild = ", total wild" if self.options["total_wild"] else ""
        return {hand.name: f"{self.hand_size()} more{wild}" for hand in self.hands}

    def hand_size(self) -> int:
        """Five spicy cards beside the Total Wild; six in classic Spicy (spicy.deal)."""
        return 5 if self.options["total_wild"] else 6

    def declare(self, p: int, declared: Card) -> None:
        """Note the declaration of the card that a seat has played."""
        self.declared, self.owner, self.passes = declared.text, p, 0
        self.trail.append((p, declared.text))
        self.revealed = ()


class SpicyView(View):
    """The table as a seat sees it."""

    owner: int  # who played the top card of the stack; -1 while there is none
    open_to_challenge: bool  # whether it can be challenged
    let_go: bool  # whether everybody has let it go in this turn
    passes: int  # how many have passed since it was played
    must_play: int  # who has to open the next stack after a challenge, or -1
    trail: tuple[tuple[int, str], ...]  # who declared what on this stack, the first one first
    revealed: tuple[Any, ...]  # the last challenge, or () once a new stack is opened

    @property
    def reveal(self) -> Reveal | None:
        """The last challenge, until a new stack is opened."""
        return Reveal(*self.revealed) if self.revealed else None

    @fact
    def declared(self, t: SpicyTable) -> Card | None:
        """The declaration of the top card of the stack."""
        return DECLARED.get(t.declared)

    @property
    def last(self) -> str:
        """The declaration of the top card of the stack as a text; "" if there is none."""
        declared: str = table_of(self).declared
        return declared

    def own_faces(self) -> list[Card]:
        """Return the cards that I hold, each face once, in the order in which they lie."""
        return [*dict.fromkeys(table_of(self).hands[self.seat].cards)]

    @fact
    def until_end(self, t: SpicyTable) -> int:
        """Return how many cards lie above the Game End card, which everybody can count."""
        return len(t.deck.cards) - 1 - t.deck.cards.index(GAME_END)

    @fact
    def claim(self, t: SpicyTable) -> tuple[Card, int]:
        """The last declaration, and how many cards its player held then."""
        return DECLARED[t.declared], len(t.hands[t.owner].cards) + 1


def deal(t: SpicyTable) -> None:
    """Hands, Total Wilds (spicy.deal), then the Game End card into the deck."""
    t.deck.cards += SPICY
    t.dice.shuffle(t.deck.cards)
    wilds = [TOTAL_WILD] * 6 if t.options["total_wild"] else []
    for hand in t.hands:
        hand.cards += [*[t.deck.draw() for _ in range(t.hand_size())], *wilds[:1]]
    t.wilds.cards += wilds[t.players :]
    t.trophies.cards += [TROPHY] * 3
    put_in_game_end(t, t.options["game_end_under"])
    t.seat = t.options["first_seat"]
    if t.seat >= t.players:
        raise BadOption(f"first_seat can't be {t.seat}: the last seat is {t.players - 1}.")
    t.tell("spicy.deal", "deal", n=t.hand_size())


def put_in_game_end(t: SpicyTable, above: int) -> None:
    """Under so many cards; by default under a sixth of the deck a player (spicy.game_end_card)."""
    cards = t.deck.cards
    above = above or max(1, round(len(cards) * t.players / 6))
    cards.insert(len(cards) - min(above, len(cards)), GAME_END)


def set_up(
    t: SpicyTable,
    declared: Any = "",
    owner: Any = -1,
    above: Any = 0,
    passes: Any = 0,
    let_go: Any = False,
    must_play: Any = -1,
) -> None:
    """Check a table set by hand: what was declared on the stack, by whom, and the passes since."""
    check_places(t)
    set_game_end(t, above)
    check_hands(t)
    t.let_go = checked_fact("let_go", let_go, (False, True))
    t.must_play = checked_fact("must_play", must_play, range(-1, t.players))
    if t.stack.cards:
        set_declaration(t, declared, owner)
    elif declared or owner != -1 or t.let_go:
        raise BadTable("There is no stack on which something could be declared.")
    t.passes = checked_fact("passes", passes, range(1000))
    if t.must_play != -1 and (t.must_play != t.seat or t.stack.cards):
        says = "'must_play' can only be the seat on turn, with no stack: it opens a new one."
        raise BadTable(says)


def set_game_end(t: SpicyTable, above: Any) -> None:
    """The Game End card lies where the deck was named with it, else under so many cards."""
    if any(GAME_END in zone for zone in t.removed):
        raise BadTable("The Game End card can't be out of the game: it ends it.")
    if GAME_END not in t.deck.cards:
        if not t.deck.cards or type(above) is not int or not 0 <= above <= len(t.deck):
            raise BadTable(
                f"The Game End card can't lie under {above!r:.80} of {len(t.deck)} cards."
            )
        put_in_game_end(t, above)
    elif above:
        raise BadTable("'above' is set, and 'game end' is in the deck: name one of the two.")
    if t.deck.cards[-1] is GAME_END:
        raise BadTable("With the Game End card on top of the deck the game would have ended.")


def check_places(t: SpicyTable) -> None:
    """Check what lies where, and that there is a trophy to win (spicy.end_all)."""
    holds: list[tuple[Zone, Sequence[Card]]] = [
        *((zone, [*SPICY, TOTAL_WILD]) for zone in [t.stack, *t.hands, *t.won]),
        *((zone, [TROPHY]) for zone in [t.trophies, *t.shelves]),
        (t.deck, [*SPICY, GAME_END]),
        (t.wilds, [TOTAL_WILD]),
    ]
    for zone, allowed in holds:
        wrong = [card for card in zone if card not in allowed]
        if wrong:
            raise BadTable(f"{zone.name} can't hold {wrong[0]}.")
    if not t.trophies.cards:
        raise BadTable("With no trophy left to win the game would have ended.")


def check_hands(t: SpicyTable) -> None:
    """Check that all hold cards, one Total Wild at most, and that nobody has won."""
    for hand, shelf in zip(t.hands, t.shelves, strict=True):
        if not hand.cards or hand.cards.count(TOTAL_WILD) > 1:
            raise BadTable(f"{hand.name} has spicy cards, and one Total Wild at most; not {hand}.")
        if len(shelf) > 1:
            raise BadTable(f"{shelf.name}: with {len(shelf)} trophies that player would have won.")


def set_declaration(t: SpicyTable, declared: Any, owner: Any) -> None:
    """The top card was said to be something by its owner.

    With a list of owners, from the bottom of the stack to its top, each knows the own cards.
    """
    card = DECK.find(str(declared))
    if card not in DECLARABLE:
        raise BadTable(f"A stack has a declaration like 'chili 5', not {declared!r:.80}.")
    seats = owner if isinstance(owner, list) else [owner]
    owners = [checked_fact("owner", seat, range(t.players)) for seat in seats]
    if len(owners) not in (1, len(t.stack)):
        raise BadTable(f"'owner' names {len(owners)} seats for {len(t.stack)} cards of the stack.")
    t.declare(owners[-1], card)
    t.open_to_challenge = t.stack.cards[-1] is not TOTAL_WILD
    below = t.stack.cards[: -len(owners)]
    t.stack.known = [NOBODY] * len(below) + [only(seat) for seat in owners]


# --- A turn ----------------------------------------------------------------------------------


def play(t: SpicyTable, turns: Turns) -> Rule:
    """Play clockwise until trophies or cards end the game; a challenge's loser starts again."""
    for p in turns:
        yield from turn(t, p)


def turn(t: SpicyTable, p: int) -> Rule:
    """Ask for challenges first (spicy.challenge); then let the seat play one card or pass."""
    if t.open_to_challenge and not t.let_go:
        challenge = yield from ask_for_challenges(t)
        if challenge is not None:
            return (yield from resolve(t, challenge))
        t.let_go = True
    while not carry_out(t, (yield TURN.to[p])):  # no local keeps the card
        pass
    t.let_go = False
    if not t.hands[p].cards:
        yield from last_card(t, p)
    return None


def turn_moves(t: SpicyTable, p: int) -> list[Move]:
    """Play one card with a declaration, or pass (spicy.turn); who lost a challenge must play."""
    moves: list[Move] = []
    for card in dict.fromkeys(t.hands[p].cards):
        moves += declarations(p, card, t.declared)
    if t.must_play != p:
        moves.append(Move(p, "pass"))
    return [*moves, *mistakes(t, p), *peeks(t, p)] if t.options["etiquette"] else moves


# The declarations that may follow each declaration, and open an empty stack ("").
FOLLOWS: Final = {"": [card for card in DECLARABLE if card.rank in FEW]} | {
    last.text: [
        card
        for card in DECLARABLE
        if card.suit == last.suit
        and (card.rank > last.rank or (last.rank == 10 and card.rank in FEW))
    ]
    for last in DECLARABLE
}


@cache
def declarations(p: int, card: Card, declared: str) -> list[Move]:
    """Return the ways to open with a card (spicy.open), or to follow with it (spicy.follow)."""
    return [Move(p, "play", card, into=follows) for follows in FOLLOWS[declared]]


def mistakes(t: SpicyTable, p: int) -> list[Move]:
    """House rule: list wrong declarations, and silence about a last card; both have a price."""
    hand, valid = t.hands[p].cards, FOLLOWS[t.declared]
    invalid = [declared for declared in DECLARABLE if declared not in valid]
    wrong = [
        Move(p, "play", card, into=declared) for card in dict.fromkeys(hand) for declared in invalid
    ]
    if len(hand) == 1:
        wrong += [Move(p, "play", hand[0], into=declared, word="silently") for declared in valid]
    return wrong


def peeks(t: SpicyTable, p: int) -> list[Move]:
    """House rule: face-down cards that a player may look at, and then pay (spicy.no_peek)."""
    stack, won = t.stack.seen_by(p)[-1:], t.won[p].seen_by(p)
    moves = [] if all(stack) else [Move(p, "peek")]
    return moves if all(won) else [*moves, Move(p, "peek", word="won")]


def refuses_turn(t: SpicyTable, move: Move) -> str | None:
    """Return the clause that forbids a move of a turn, or None."""
    p, card = move.by, move.card
    if move in turn_moves(t, p):
        return None
    known = dict.fromkeys(challenges(p), refuses_challenge(t)) | {
        Move(p, "pass"): "spicy.invalid" if t.passes else "spicy.pass",
        Move(p, "peek"): "spicy.no_peek",
        Move(p, "peek", word="won"): "spicy.no_peek",
    }
    if move in known:
        return known[move]
    if card is None or card not in t.hands[p].cards or move.into not in DECLARABLE:
        return "spicy.play" if move.verb == "play" else "spicy.turn"
    if move.into in FOLLOWS[t.declared]:
        return "spicy.announce"
    return "spicy.follow" if t.stack.cards else "spicy.open"


def refuses_challenge(t: SpicyTable) -> str:
    """Return the clause by which the top card can't be challenged now."""
    if t.stack.cards and t.stack.cards[-1] is TOTAL_WILD:
        return "spicy.wild_right"
    return "spicy.trophy" if t.stack.cards and not t.open_to_challenge else "spicy.challenge"


def allows_turn(t: SpicyTable, move: Move) -> str:
    """Return the clause that permits a legal move of a turn; that of a mistake is its own."""
    if move.verb != "play":
        return "spicy.pass" if move.verb == "pass" else "spicy.no_peek"
    if move.into not in FOLLOWS[t.declared]:
        return "spicy.invalid"
    if move.word:
        return "spicy.announce"
    if move.card is TOTAL_WILD:
        return "spicy.wild_right"
    return "spicy.follow" if t.stack.cards else "spicy.open"


def carry_out(t: SpicyTable, move: Move) -> bool:
    """Carry out a move of a turn; return whether the turn is done, which it is not by a peek.

    Whoever makes a mistake takes the card back, and passes.
    """
    if peek(t, move):
        return False
    p, card, declared, clause = move.by, move.card, move.into, allows_turn(t, move)
    had_to_open = t.must_play == p
    t.must_play = -1
    t.seat = t.next(p)
    if card and declared and clause not in ("spicy.invalid", "spicy.announce"):
        put_down(t, p, card, declared, clause)
        return True
    if declared:
        t.tell(clause, "forget" if move.word else "blunder", p, word=declared.text)
    t.tell(clause, "pass", p)
    t.passes += 1
    draw(t, p, 1, clause)
    if clause == "spicy.invalid" and had_to_open:  # the duty to open goes on
        t.must_play = t.seat
    return True


def put_down(t: SpicyTable, p: int, card: Card, declared: Card, clause: str) -> None:
    """Play one card face down, with a declaration that may be a lie (spicy.play)."""
    is_wild = card is TOTAL_WILD  # its own back shows what it is
    seen = EVERYBODY if is_wild else only(p)
    t.tell(clause, "play", p, (card,), seen=seen, word=declared.text)
    t.hands[p].take(card, seen)
    t.stack.add(card, only(p))
    t.declare(p, declared)
    t.open_to_challenge = not is_wild
    if not t.hands[p].cards:
        t.tell("spicy.announce", "announce", p)


def peek(t: SpicyTable, move: Move) -> bool:
    """Return whether a move is a peek, and carry it out.

    Who looks at a face-down card, or at cards already won, draws one (spicy.no_peek). To peek is
    no answer: the seat still has to decide.
    """
    p = move.by
    if move.verb != "peek":
        return False
    if move.word:  # at cards already won
        t.tell("spicy.no_peek", "peek won", p, tuple(t.won[p]), seen=only(p))
        t.won[p].reveal(only(p))
    else:
        t.tell("spicy.no_peek", "peek", p, (t.stack.cards[-1],), seen=only(p))
        t.stack.show_top(only(p))
    draw(t, p, 1, "spicy.no_peek")
    return True


def draw(t: SpicyTable, p: int, cards: int, why: str) -> None:
    """Cards from the draw deck; the Game End card on top stops all (spicy.end_card)."""
    above = t.deck.cards[::-1].index(GAME_END)
    drawn = tuple(t.deck.deal(t.hands[p]) for _ in range(min(cards, above)))
    t.tell(why, "draw", p, drawn, seen=only(p))
    if t.deck.cards[-1] is GAME_END:
        t.tell("spicy.end_card", "appear")
        end_by_score(t, "spicy.end_card")


# --- Challenges ------------------------------------------------------------------------------


def ask_for_challenges(t: SpicyTable) -> Generator[Ask[Any], Move, Move | None]:
    """Ask everybody but the owner of the top card (spicy.challenge); return who challenges it.

    Of several the fastest counts, by chance or in order (spicy.who_challenges).
    """
    others = t.others(t.owner)
    yield from everyone(t, WINDOW, others, aside=peek)
    answers = [t.chosen[q] for q in others]
    wanted = [move for move in answers if move and move.verb != "wait"]
    if len(wanted) < 2:
        return wanted[0] if wanted else None
    priority = t.options["challenge_priority"]
    move = wanted[0] if priority == "clockwise" else t.dice.choice(wanted)
    t.tell("spicy.who_challenges", priority, move.by)
    return move


def window_moves(t: SpicyTable, p: int) -> list[Move]:
    """Name exactly one, number or spice, or let it go (spicy.challenge)."""
    moves = answers(p)
    return [*moves, Move(p, "reveal"), *peeks(t, p)] if t.options["etiquette"] else moves


@cache
def answers(p: int) -> list[Move]:
    """Return what a seat may answer: let it go, or challenge."""
    return [Move(p, "wait"), *challenges(p)]


@cache
def challenges(p: int) -> list[Move]:
    """Return the challenges of a seat: the number is wrong, or the spice is."""
    return [Move(p, "challenge", word=trait) for trait in ("number", "spice")]


def refuses_window(t: SpicyTable, move: Move) -> str | None:
    """To reveal without naming is a mistake (spicy.unnamed); all else is no challenge."""
    if move in window_moves(t, move.by):
        return None
    if move.verb == "peek":
        return "spicy.no_peek"
    return "spicy.unnamed" if move == Move(move.by, "reveal") else "spicy.challenge"


def refuses_unasked(t: SpicyTable, move: Move) -> str | None:
    """Nobody challenges the own card (spicy.challenge: any other player)."""
    p = move.by
    challenged = move in [*challenges(p), Move(p, "reveal")]
    return "spicy.challenge" if challenged and p == t.owner else None


def resolve(t: SpicyTable, challenge: Move) -> Rule:
    """The top card is turned up, and only the challenged trait counts (spicy.resolve)."""
    p, owner, trait = challenge.by, t.owner, challenge.word
    card = t.stack.cards[-1]
    t.tell(allows_window(t, challenge), challenge.verb, p, word=trait, at=owner)
    t.tell("spicy.resolve", "turn up", owner, (card,), word=t.declared)
    t.stack.show_top(EVERYBODY)
    right = not trait or is_right(card, DECLARED[t.declared], trait)
    winner, loser = (owner, p) if right else (p, owner)
    wanted = [move.by for move in t.chosen if move and move.verb != "wait"]
    slower = tuple([q for q in wanted if q != p])
    t.revealed = (card.text, t.declared, trait, p, owner, winner, len(t.stack), slower)
    is_trophy = right and not t.hands[owner].cards
    take_stack(t, winner)
    if is_trophy:
        trophy(t, winner)
    t.seat = t.must_play = loser  # also while asked whether to take a Total Wild
    yield from loser_draws(t, loser)
    if is_trophy:
        draw(t, winner, HAND_AGAIN, "spicy.trophy_redraw")


def allows_window(t: SpicyTable, challenge: Move) -> str:
    """Also after a pass the player of the top card answers for it (spicy.challenge_after_pass)."""
    if challenge.verb == "reveal":
        return "spicy.unnamed"
    return "spicy.challenge_after_pass" if t.passes else "spicy.challenge"


def is_right(card: Card, declared: Card, trait: str) -> bool:
    """A half wild is right for one trait and always wrong for the other (spicy.half_wild)."""
    if trait == "number":
        return card.kind == "any number" or card.rank == declared.rank
    return card.kind == "any spice" or card.suit == declared.suit


def take_stack(t: SpicyTable, winner: int) -> None:
    """The winner takes the whole stack face down, without looking (spicy.winner_takes)."""
    t.tell("spicy.winner_takes", "win", winner, n=len(t.stack.cards))
    t.stack.pour(t.won[winner])
    t.declared, t.owner, t.open_to_challenge, t.passes, t.trail = "", -1, False, 0, []


def loser_draws(t: SpicyTable, loser: int) -> Rule:
    """Two cards, and perhaps a Total Wild as a third (spicy.loser_draws, spicy.wild_one)."""
    draw(t, loser, 2, "spicy.loser_draws")
    may_take = t.wilds.cards and TOTAL_WILD not in t.hands[loser].cards
    if may_take and (yield TAKING.to[loser]).verb == "take":
        t.tell("spicy.wild_one", "take wild", loser, (TOTAL_WILD,))
        t.wilds.move(TOTAL_WILD, t.hands[loser])


def wild_moves(t: SpicyTable, p: int) -> list[Move]:
    """Add a Total Wild, or not (spicy.loser_draws)."""
    return [Move(p, "take", TOTAL_WILD), Move(p, "without")]


# --- Trophies --------------------------------------------------------------------------------

HAND_AGAIN: Final = 5  # cards after the last one was played


def last_card(t: SpicyTable, p: int) -> Rule:
    """All decide before the next card is played (spicy.trophy_wait); unchallenged: a trophy."""
    if not t.open_to_challenge:
        t.tell("spicy.wild_last", "no trophy", p)
        return draw(t, p, HAND_AGAIN, "spicy.wild_last")
    t.tell("spicy.trophy_wait", "wait", p)
    challenge = yield from ask_for_challenges(t)
    if challenge is not None:
        return (yield from resolve(t, challenge))
    t.open_to_challenge = False
    trophy(t, p)
    return draw(t, p, HAND_AGAIN, "spicy.trophy_redraw")


def trophy(t: SpicyTable, p: int) -> None:
    """A second one wins outright (spicy.end_two), the third of all ends it (spicy.end_all)."""
    t.tell("spicy.trophy", "trophy", p)
    t.shelves[p].add(t.trophies.draw())
    if len(t.shelves[p]) == 2:
        t.end("spicy.end_two", (p,), tuple(score(t, q) for q in range(t.players)))
    if not t.trophies.cards:
        end_by_score(t, "spicy.end_all")


# --- The end ---------------------------------------------------------------------------------


def end_by_score(t: SpicyTable, why: str) -> None:
    """Most points wins, and all who tie for them (spicy.score)."""
    scores = tuple(score(t, q) for q in range(t.players))
    t.tell("spicy.score", "count")
    t.end(why, tuple(q for q in range(t.players) if scores[q] == max(scores)), scores)


def score(t: SpicyTable, q: int) -> int:
    """Trophies 10, Total Wilds won 5, cards won 1; less what is still in hand (spicy.score)."""
    return 10 * len(t.shelves[q]) + worth(t.won[q].cards) - worth(t.hands[q].cards)


def worth(cards: list[Card]) -> int:
    """One point a spicy card, five a Total Wild (spicy.score)."""
    return sum(5 if card is TOTAL_WILD else 1 for card in cards)


# --- The questions ---------------------------------------------------------------------------

TURN: Final = Question("spicy.turn", turn_moves, refuses_turn, allows=allows_turn)
WINDOW: Final = Question(
    "spicy.challenge", window_moves, refuses_window, secret=True, allows=allows_window
)
TAKING: Final = Question("spicy.loser_draws", wild_moves)

# --- Every move, for programs that learn ---------------------------------------------------------


def every_move(players: int, options: Mapping[str, Any]) -> list[Move]:
    """List every move that seat 0 may ever be offered."""
    faces = [*NUMBERS, ANY_SPICE, ANY_NUMBER, *([TOTAL_WILD] if options["total_wild"] else [])]
    words = ("", "silently") if options["etiquette"] else ("",)
    plays = [
        Move(0, "play", card, into=declared, word=word)
        for word, card, declared in product(words, faces, DECLARABLE)
    ]
    mistakes = [Move(0, "reveal"), Move(0, "peek"), Move(0, "peek", word="won")]
    wilds = [Move(0, "take", TOTAL_WILD), Move(0, "without")] if options["total_wild"] else []
    answers = [Move(0, "pass"), Move(0, "wait"), *challenges(0), *wilds]
    return [*answers, *plays, *(mistakes if options["etiquette"] else ())]


# --- How rare clauses are reached ------------------------------------------------------------

_LAST: Final = "chili 1"
_UNCHALLENGED: Final = (f"0 play {_LAST} as {_LAST}", "1 wait", "2 wait")

SCENARIOS: Final = (
    # The last card is a Total Wild: five new cards, and no trophy.
    Scenario("spicy.wild_last", 2, ("0 play total wild as chili 2",), {"hand 0": "total wild"}),
    # With etiquette, who opens with too high a number takes the card back.
    Scenario(
        "spicy.invalid",
        2,
        ("0 play chili 9 as chili 9",),
        {"hand 0": "chili 9, chili 8"},
        house_rules={"etiquette": True},
    ),
    # A player who has a trophy plays the last card, and nobody challenges it.
    Scenario("spicy.end_two", 3, _UNCHALLENGED, {"hand 0": _LAST, "trophies 0": "trophy"}),
    # The last of the three trophies goes to a third player.
    Scenario(
        "spicy.end_all",
        3,
        _UNCHALLENGED,
        {"hand 0": _LAST, "trophies 1": "trophy", "trophies 2": "trophy"},
    ),
)
