"""What a pupil may not know is nowhere in what the browser gets while the game goes on.

The reader here keeps every text that reaches a browser over whole games: the page, the scenes with
their stories, saved and shared texts, refusals, what prints. Then it tries to compute the deal:
from every number as a seed, from every text as a record.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from ipywidgets.widgets.widget import _instances

import cardlab
from cardlab import BadRecord, CardlabError, Dice
from cardlab.engine.match import match as engine_match
from cardlab.engine.match.record import from_text
from cardlab_tutorials.guided import Lesson
from cardlab_widgets import CardTable, Lobby
from cardlab_widgets.server.key import SEALED, class_seed, seal, unseal
from cardlab_widgets.table.persistence import sealed
from cardlab_widgets.table.static_html import static_html
from tests.widgets.page import Page

pytestmark = pytest.mark.slow

GAMES = cardlab.list_games()
MOST = 250  # presses of one game


@pytest.fixture
def open_table(monkeypatch, tmp_path):
    """Open the table of a link, as the class server does."""
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("VOILA_PREHEAT", "False")

    def opened(query, **environment):
        monkeypatch.setenv("QUERY_STRING", query)
        for name, value in environment.items():
            monkeypatch.setenv(name, value)
        lobby = Lobby().welcome()
        assert lobby.table is not None, lobby.said
        return lobby

    return opened


class Reader:
    """Somebody who keeps all that the browser gets, and cannot press what is not offered."""

    def __init__(self, lobby) -> None:
        self.lobby, self.table = lobby, lobby.table
        self.texts: list[str] = []
        self.table.send = lambda content, buffers=None: self.read(content)
        self.table.observe(lambda change: self.read(self.table.get_state("scene")), "scene")
        self.read(self.table.early() | {"module": "", "style": ""})
        self.read(lobby._repr_mimebundle_()["text/plain"])

    def read(self, data) -> None:
        self.texts.append(json.dumps(data))

    def say(self, kind, index=0, **more) -> None:
        message = {"kind": kind, "index": index, "seq": self.table.scene["seq"], **more}
        self.table._hear(self.table, message, [])

    def look_round(self) -> None:
        """Save, share, ask for everything anew, and say what is refused."""
        for kind in ("save", "share", "hello", "back", "rest", "replay", "whatif", "fly"):
            self.say(kind, 999)
        self.say("load", text="{}")
        self.read([repr(self.table), repr(self.table.match), repr(self.table.session.live)])
        self.read(static_html(self.table.scene, self.table.art, self.table.words))

    def widgets(self) -> None:
        """All widgets of the kernel, as a page asks for them."""
        for widget in list(_instances.values()):
            if isinstance(widget, CardTable) and widget is not self.table:
                continue  # of another test
            state = widget.get_state()
            drawings = ("_esm", "_css", "art", "words", "shown")  # "shown" knows of no match
            self.read({name: repr(value) for name, value in state.items() if name not in drawings})

    def play(self) -> Iterator[int]:
        """Press until the game is over or it is enough; yield after each press."""
        dice = Dice(3)
        for n in range(MOST):
            moves = self.table.scene["moves"]
            if self.table.match.over or not moves:
                return
            self.say("move", dice.below(len(moves)))
            yield n


def hidden(match: cardlab.Match) -> tuple[int, list[list[str]]]:
    """All pieces where they lay at first, and the dice, by which more are drawn."""
    table = match.before(0).table
    return table.dice.state, [[str(card) for card in zone.cards] for zone in table.zones()]


def rebuilt(texts: list[str], dealt: cardlab.Match) -> list[str]:
    """By which ways all hidden cards of a match can be computed from texts; none is wanted."""
    hands = hidden(dealt)

    def is_it(match: cardlab.Match) -> bool:
        return hidden(match) == hands

    whole = "\n".join(texts)
    ways = []
    for text in {*re.findall(r"\d+", whole)}:
        number = int(text)
        if number.bit_length() < 64 and is_it(
            cardlab.new_match(dealt.game, dealt.players, number, **dealt.options)
        ):
            ways.append(f"seed {number}")
    for text in {*re.findall(r"cardlab:[\w=-]+", whole), *records(texts)}:
        try:
            match = from_text(text)
        except CardlabError:
            continue
        if match.game == dealt.game and is_it(match):
            ways.append(f"record {text[:20]}")
    return ways


def records(texts: list[str]) -> Iterator[str]:
    """The texts in messages that may be saved games."""
    for text in texts:
        data = json.loads(text)
        if isinstance(data, dict) and isinstance(data.get("text"), str):
            yield data["text"]


@pytest.mark.parametrize("query", ["", "&seed=7"], ids=["a drawn seed", "the link of a class"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_browser_gets_tells_a_hidden_card(open_table, game, query):
    cap = {"schwupps": "&turn_cap=20", "fuego": "&turn_cap=40"}.get(game, "")
    reader = Reader(open_table(f"game={game}&players=3&pace=0{query}{cap}"))
    dealt = reader.table.match.copy()
    texts: list[str] = []
    for n in reader.play():
        if n % 10 == 0 and not reader.table.match.over:
            reader.look_round()
            reader.widgets()
        if reader.table.match.over:
            break
        texts = list(reader.texts)  # of the time before the end
    assert len(texts) > 10
    assert any(SEALED in text for text in texts)
    assert rebuilt(texts, dealt) == []


# What the reader would find


def ways_in(lobby, texts=()) -> list[str]:
    reader = Reader(lobby)
    reader.look_round()
    return rebuilt([*reader.texts, *texts], reader.table.match)


def test_a_link_that_deals_its_own_seed_is_found(open_table, monkeypatch):
    monkeypatch.setattr("cardlab_widgets.lobby.base.class_seed", lambda *facts: facts[-1])
    assert "seed 7" in ways_in(open_table("game=pepper&seed=7"))


def test_the_chance_of_bots_has_nothing_to_do_with_the_deal(monkeypatch):
    monkeypatch.setattr(
        engine_match, "checked_seed", lambda seed: 123_456 if seed is None else seed
    )
    one, two = (CardTable(cardlab.new_match("pepper", 3), pace=0) for _ in range(2))
    assert one.match.view(0) == two.match.view(0)
    assert one.session.chance != two.session.chance


# Seeds


def test_seeds_are_of_63_bits():
    seeds = [cardlab.new_match("pepper", 2).seed for _ in range(64)]
    assert 58 < max(seeds).bit_length() <= 63
    assert len(set(seeds)) == 64


def test_the_seed_is_shown_where_it_was_chosen_and_at_the_end():
    def shown(match, *seats):
        return " ".join(CardTable(match, list(seats) or None, pace=0).scene["meta"])

    chosen, drawn = cardlab.new_match("pepper", 2, seed=7), cardlab.new_match("pepper", 2)
    assert shown(chosen).endswith("seed 7")
    assert "seed" not in shown(drawn)
    assert shown(drawn, "random", "random").endswith(f"seed {drawn.seed}")  # it is over
    assert "seed" not in shown(cardlab.replay(chosen.record()))  # it was not chosen here


def test_a_link_deals_all_the_same_cards_and_other_seats_get_others(open_table):
    link = "game=pepper&players=3&seed=7"
    one, two = (open_table(link).table.match for _ in range(2))
    assert one.view(0) == two.view(0)
    assert one.seed != 7
    lobby = open_table(link)
    lobby.chosen["seats"] = ["person"] * 8  # who looks at all hands of this deal
    lobby.play()
    assert lobby.table.match.seed != one.seed


def test_another_server_deals_other_cards(open_table):
    link = "game=pepper&seed=7"
    seeds = {open_table(link, CARDLAB_KEY=key).table.match.seed for key in ("a", "b")}
    assert len(seeds) == 2
    again = open_table(link, CARDLAB_KEY="a").table.match.seed
    assert again in seeds


# What is sealed


def test_a_sealed_game_goes_on_where_it_was_saved_with_the_same_persons(open_table):
    page = Page(open_table("game=pepper&players=3&seed=7&pace=0").table)
    page.say("move")
    (shared,) = page.say("share")
    assert shared["sealed"]
    lobby = Lobby()
    lobby.chosen["seats"] = ["person"] * 8
    lobby.form._hear(lobby.form, {"kind": "open", "text": shared["text"]}, [])
    assert lobby.table.match.record() == page.match.record()
    assert lobby.table.session.people == [0]
    assert lobby.table.scene["meta"][-1] == "seed 7"


def test_a_table_that_saves_games_plain_reads_no_sealed_one(open_table):
    """Else the table of a lesson would save the hands of a game that goes on in the lobby."""
    match = open_table("game=pepper&players=3&seed=7").table.match
    text = sealed(match, ["me", "rule_of_thumb", "rule_of_thumb"], "en", "7")
    steps = Lesson("pepper", folder=None).page()
    lesson = steps.table
    game = next(n for n, step in enumerate(steps.sequence.steps) if step.parts[0].kind == "game")
    Page(lesson).say("go", game)
    assert lesson.is_free
    for table in (lesson, CardTable(cardlab.new_match("pepper", 3), language="es")):
        before = table.match.record()
        answers = Page(table).say("load", text=text)
        assert kinds(answers) == ["refused"]
        assert table.match.record() == before
    assert "sellada" in answers[0]["text"]


@pytest.mark.parametrize("change", ["key", "letter", "cut", "long", "empty"])
def test_a_sealed_text_that_was_changed_is_refused(monkeypatch, tmp_path, change):
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    text = seal({"a": 1})
    assert unseal(text) == {"a": 1}
    if change == "key":
        monkeypatch.setenv("CARDLAB_KEY", "another")
    changed = {
        "key": text,
        "letter": text[:40] + ("A" if text[40] != "A" else "B") + text[41:],
        "cut": text[:-8],
        "long": SEALED + "A" * 100_000,
        "empty": SEALED,
    }
    with pytest.raises(BadRecord, match="sealed by another server"):
        unseal(changed[change])


def test_the_key_is_drawn_once_and_only_its_user_reads_it(monkeypatch, tmp_path):
    monkeypatch.delenv("CARDLAB_KEY", raising=False)
    monkeypatch.setenv("JUPYTER_RUNTIME_DIR", str(tmp_path))
    assert class_seed("a") == class_seed("a") != class_seed("b")
    files = list((tmp_path / "cardlab").iterdir())
    assert [path.name for path in files] == ["key"]
    assert files[0].stat().st_mode & 0o077 == 0


# A competition


@pytest.fixture
def fair(open_table):
    lobby = open_table("game=pepper&players=2&pace=0", CARDLAB_FAIR="1")
    return lobby, Page(lobby.table)


def kinds(answers):
    return [answer["kind"] for answer in answers]


def test_a_fair_game_has_no_help_before_its_end(fair):
    lobby, page = fair
    page.say("move")
    assert page.scene["coach"] == "none"
    assert not any(page.scene["can"].values())
    for kind in ("undo", "save", "share", "coach", "whatif"):
        assert kinds(page.say(kind)) == ["refused"]
    assert kinds(page.say("load", text="{}")) == ["refused"]
    lobby.leave()
    lobby.form._hear(lobby.form, {"kind": "open", "text": "cardlab:x"}, [])
    assert "competition" in lobby.said


def test_after_its_end_a_fair_game_may_be_saved_and_looked_at(fair):
    _, page = fair
    page.play_on(choose=lambda _moves: 0)
    assert page.match.over
    can = page.scene["can"]
    assert (can["whatif"], can["save"], can["share"], can["undo"]) == (True, True, True, False)
    assert kinds(page.say("save")) == ["file"]
    assert kinds(page.say("undo")) == ["refused"]
