"""Sweet & Spicy, the cards and the table; the rules are in ``rules.py``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NamedTuple

from cardlab.engine.knowledge.view import View, fact, table_of
from cardlab.engine.table.cards import Card, Deck
from cardlab.engine.table.dice import Dice
from cardlab.engine.table.errors import BadOption, BadTable, checked_fact
from cardlab.engine.table.seats import NOBODY, only
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
FEW: Final = (1, 2, 3)  # with what a stack is opened, and what follows a 10


class Reveal(NamedTuple):
    """A challenge as all have seen it; cards as texts."""

    card: str  # what was turned up
    declared: str  # what it was said to be
    trait: str  # "number" or "spice"; "" where nothing was named
    challenger: int
    owner: int
    winner: int
    cards: int  # how many cards the stack had


class SpicyTable(Table):
    """A draw deck with the Game End card in it, a stack, and what each has in hand and has won.

    ``declared`` is what the top card of the stack was said to be, ``owner`` who played it, and
    ``open_to_challenge`` whether it can be challenged; ``passes`` are those since it was played.
    ``let_go`` tells that in this turn everybody has let it go, ``must_play`` who may not pass.
    ``trail`` has all that was declared on this stack, with its seat; ``revealed`` is the last
    challenge, as in a :class:`Reveal`, until a new stack is opened.
    """

    facts = (
        *("declared", "owner", "open_to_challenge", "let_go", "passes", "must_play"),
        *("trail", "revealed"),
    )
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
        """Note what a seat says of the card that it has played."""
        self.declared, self.owner, self.passes = declared.text, p, 0
        self.trail.append((p, declared.text))
        self.revealed = ()


class SpicyView(View):
    """What a seat sees of the table."""

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
        """What the top card of the stack was said to be."""
        return DECLARED.get(t.declared)

    @property
    def last(self) -> str:
        """What the top card of the stack was said to be, as a text; "" if there is none."""
        declared: str = table_of(self).declared
        return declared

    def own_faces(self) -> list[Card]:
        """Return the cards that I hold, each face once, in the order in which they lie."""
        return [*dict.fromkeys(table_of(self).hands[self.seat].cards)]

    @fact
    def until_end(self, t: SpicyTable) -> int:
        """How many cards lie above the Game End card, as all could count since the setup."""
        return len(t.deck.cards) - 1 - t.deck.cards.index(GAME_END)

    @fact
    def claim(self, t: SpicyTable) -> tuple[Card, int]:
        """What was last declared, and how many cards its player held then."""
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
    owners = owner if isinstance(owner, list) else [owner]
    for seat in owners:
        if type(seat) is not int or not 0 <= seat < t.players:
            last = t.players - 1
            raise BadTable(f"The top card was played by a seat, 0 to {last}, not {seat!r:.80}.")
    if len(owners) not in (1, len(t.stack)):
        raise BadTable(f"'owner' names {len(owners)} seats for {len(t.stack)} cards of the stack.")
    t.declare(owners[-1], card)
    t.open_to_challenge = t.stack.cards[-1] is not TOTAL_WILD
    below = t.stack.cards[: -len(owners)]
    t.stack.known = [NOBODY] * len(below) + [only(seat) for seat in owners]
