"""What the page of a step must not tell, and what it must say to somebody who only hears it."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from playwright.sync_api import Page

from tests.browser.learner import Learner
from tests.browser.seen import hand, part

# What the eye can compare: two cards, or two buttons, that look unlike tell which of them is right.
LOOKS = """() => {
  const gold = getComputedStyle(document.querySelector('.cl')).getPropertyValue('--lamp').trim();
  const look = (node) => {
    const { transform, filter, opacity } = getComputedStyle(node);
    const face = node.querySelector('.cl-face') ?? node;
    const { boxShadow, filter: inner } = getComputedStyle(face);
    return [transform, filter, opacity, boxShadow, inner].join(' ');
  };
  const cards = [...document.querySelectorAll('.cl-hand .cl-card:not(.cl-sel)')];
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.background = gold;
  const lit = getComputedStyle(probe).backgroundColor;
  probe.remove();
  const buttons = [...document.querySelectorAll('.cl-buttons .cl-act:not(.cl-on)')];
  return { looks: new Set(cards.map(look)).size,
    gold: buttons.filter((node) => node.checkVisibility()
      && getComputedStyle(node).backgroundColor === lit).map((node) => node.innerText) };
}"""
CODE_NAME = re.compile(r"\b(pepper|schwupps|nacho|fuego|spicy)\.[a-z_]+")


def leaks(learner: Learner) -> list[str]:
    """What the table of an open step gives away: a card or button that looks unlike the others."""
    run, page = learner.run, learner.page
    if run.done or run.waits or run.frozen or run.now.kind in ("game", "look", "code"):
        return []
    seen = page.evaluate(LOOKS)
    ends = {learner.table.words["lesson"]["all"]}  # the button that ends an answer of several
    wrong = [f"{text} is gold" for text in seen["gold"] if text not in ends]
    wrong += ["cards look unlike"] * (seen["looks"] > 1)
    if run.step.asks_for_seats and part(page, "on turn").count():
        wrong.append("the table shows whose turn it is")
    return wrong


def heard(page: Page) -> list[dict[str, Any]]:
    """The nodes of the accessibility tree that are not ignored: role, name, description."""
    session = page.context.new_cdp_session(page)
    tree = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()

    def value(node: dict[str, Any], of: str) -> str:
        return str(node.get(of, {}).get("value", ""))

    return [
        {part: value(node, part) for part in ("role", "name", "description", "value")}
        for node in tree
        if not node["ignored"]
    ]


def unheard(learner: Learner) -> list[str]:
    """What a step shows and its accessibility tree lacks, or what is there and says nothing."""
    page, scene, art = learner.page, learner.table.scene, learner.table.art
    step, words = scene["step"], learner.table.words
    nodes = heard(page)
    names = Counter(node["name"] for node in nodes)
    everything = " ".join(f"{node['name']} {node['description']}" for node in nodes)
    named = ("button", "group")
    wrong = [f"a {n['role']} without a name" for n in nodes if n["role"] in named and not n["name"]]
    if step["kind"] == "game":
        return wrong  # its table names the clauses, as everywhere
    wrong += [f"code name: {found[0]}" for found in CODE_NAME.finditer(everything)]
    headings = [node for node in nodes if node["role"] == "heading"]
    told = [node["description"] for node in headings if node["name"] == step["title"]]
    if not told:
        wrong.append(f"no heading {step['title']!r}")
    elif squeezed(plain(step["told"], art)) not in squeezed(told[0]):
        wrong.append(f"the rule is not told with its heading: {told[0]!r:.80}")
    said = [plain(step["wants"], art)] if step["table"] or step["wants"] else []
    if step["verdict"]:
        said.append(plain(step["verdict"]["text"], art))
    text = squeezed(part(page, "table").inner_text())
    wrong += [f"not shown: {one!r:.80}" for one in said if squeezed(one) not in text]
    if not step["table"] or not hand(page).is_visible():
        return wrong
    held = Counter(art["pieces"][card["card"]]["name"] for card in scene["hand"])
    cards = Counter(name.partition(", ")[0] for name in names.elements())  # before a mark's number
    wrong += [
        f"{name}: {n} held, {cards[name]} heard" for name, n in held.items() if cards[name] < n
    ]
    states = (words["playable"], words["not_playable"])
    wrong += [f"a label tells: {name}" for name in names if name.endswith(states)]
    seats = [f"{seat['name']}," for seat in scene["seats"]]
    return wrong + [f"no {seat}" for seat in seats if not any(n.startswith(seat) for n in names)]


def plain(rich: list[Any], art: dict[str, Any]) -> str:
    """A sentence in parts as plain text."""

    named = {"card": art["pieces"], "suit": art["suits"]}

    def one(part: Any) -> str:
        if isinstance(part, str):
            return part
        kind, what = next(iter(part.items()))
        return str(named[kind][what]["name"] if kind in named else what)

    return "".join(map(one, rich))


def squeezed(text: str) -> str:
    """A text without its spaces, which a page and a tree set in other ways."""
    return re.sub(r"\s", "", text)
