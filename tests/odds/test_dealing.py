"""What lies hidden, by what public moves exclude: beside listing all deals, and by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

import cardlab
from cardlab import dealing
from cardlab.dealing import Group, how_many
from cardlab.games.pepper import odds as pepper_odds
from cardlab.games.pepper.rules import DECK

FACES = [DECK.card(f"red {rank}") for rank in range(1, 6)]
WORLDS = 2_000


# --- Beside listing all deals -----------------------------------------------------------------


def listed(cards, groups, wanted):
    """How many deals of single cards to places there are, by the hits in the groups asked."""
    places = [group for group in groups for _ in range(group.size)]
    totals = Counter()
    for deal in permutations(cards.elements(), len(places)):
        pairs = list(zip(deal, places, strict=True))
        if not any(card in group.excluded for card, group in pairs):
            totals[sum(card in wanted and group.is_asked for card, group in pairs)] += 1
    return totals


counts = st.lists(st.integers(0, 2), min_size=5, max_size=5)
faces = st.frozensets(st.sampled_from(FACES))
grouped = st.lists(st.tuples(st.integers(1, 2), faces), min_size=1, max_size=3)


@given(counts, grouped, st.integers(1, 3), faces)
@settings(max_examples=60)
def test_counting_the_deals_is_listing_them(numbers, parts, asked, wanted):
    cards = Counter(dict(zip(FACES, numbers, strict=True)))
    groups = [Group(size, out, i < asked) for i, (size, out) in enumerate(parts)]
    if sum(group.size for group in groups) > min(5, cards.total()):
        return
    ways = dealing._count_deals(cards, groups, wanted)
    all_deals = listed(cards, groups, wanted)
    whole, listed_whole = sum(ways.values()), sum(all_deals.values())
    assert bool(whole) == bool(listed_whole)
    for hits in range(6):
        assert ways.get(hits, 0) * listed_whole == all_deals[hits] * whole


def test_a_player_who_passed_holds_nothing_that_fitted():
    """By hand: Ben had to draw on a red 5, so that his two old cards are none of those that fit.

    48 cards are unseen after his draw: 52 less Ana's two, the red 5 and the card she drew.
    """
    places = {"discard": "red 5", "hand 0": "blue 1, blue 2", "hand 1": 2, "on turn": 0}
    for seed in range(40):
        match = cardlab.set_table("pepper", places, players=2, seed=seed, must_play_if_able=True)
        match.apply("0 draw")
        if match.legal(1)[0].verb == "draw":
            break
    match.apply("1 draw")
    view = match.view(0)
    fits = [card for card in view.unseen if card.suit == "red" or card.rank in (5, 8)]
    all_fits = sum(view.unseen[card] for card in fits)
    unseen = sum(view.unseen.values())
    chances = how_many(view, "hand 1", fits)
    assert view.hand_sizes == (3, 3)
    # The two old cards are misses; the new one is any of the other unseen cards.
    assert chances[1] == Fraction(all_fits, unseen - 2)
    assert chances[2:] == [0, 0]
    assert pepper_odds.can_play(view, 1) == chances[1]
