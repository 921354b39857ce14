"""A notebook that sits down at a table of a server: the kernel's side of it."""

from __future__ import annotations

import asyncio

import pytest

import cardlab
from cardlab_widgets import CardTable
from tests.together.serving import Served

pytestmark = pytest.mark.anyio


class Cell:
    """A notebook's page: what its kernel hands on, and what it says."""

    def __init__(self, table) -> None:
        self.table = table
        self.heard: list[dict] = []
        table.send = lambda message, *_: self.heard.append(message)
        self.say("hello")

    def say(self, kind, **more) -> None:
        self.table._handle_custom_msg({"kind": kind, **more}, [])

    async def hear(self, kind: str) -> dict:
        for _ in range(500):
            for message in self.heard:
                if message["kind"] == kind:
                    self.heard.remove(message)
                    return message
            await asyncio.sleep(0.01)
        raise AssertionError([message["kind"] for message in self.heard])


def join(served: Served, wish: str = "", **how) -> Cell:
    return Cell(CardTable(join=f"{served.room.code}{wish}", at=served.address, **how))


async def test_a_notebook_sits_at_the_table_it_names_and_plays(serve):
    served = serve(tables=3)
    cell = join(served, "/3", language="es")
    told = await cell.hear("table")
    assert (told["presence"]["table"], told["presence"]["me"]) == (3, 0)
    cell.say("start")
    scene = (await cell.hear("state"))["what"]["scene"]
    assert scene["lang"] == "es"
    while not scene["moves"]:
        scene = (await cell.hear("state"))["what"]["scene"]
    cell.say("move", index=0, seq=scene["seq"])
    assert (await cell.hear("state"))["what"]["scene"]["seq"] > scene["seq"]
    assert served.room.tables[2].match.moves
    cell.table.close()


async def test_the_same_notebook_gets_its_chair_back_and_another_one_another(served, monkeypatch):
    chairs = []
    for notebook in ("a.ipynb", "b.ipynb", "a.ipynb"):
        monkeypatch.setenv("JPY_SESSION_NAME", notebook)
        cell = join(served)
        chairs.append((await cell.hear("table"))["presence"]["me"])
        cell.table.close()
        await asyncio.sleep(0.1)
    assert chairs == [0, 1, 0]


async def test_a_cut_is_said_and_mended(served):
    cell = join(served)
    await cell.hear("table")
    for page in next(iter(served.room.pupils.values())).pages:
        page.post.__self__.close()
    await cell.hear("cut")
    await cell.hear("open")
    assert (await cell.hear("table"))["presence"]["me"] == 0
    cell.table.close()


async def test_drawings_and_words_are_of_this_package_and_not_of_the_server(served, monkeypatch):
    monkeypatch.setattr(
        "cardlab_widgets.together.showing.drawings_and_words",
        lambda *_: {"art": {"sprite": "<script>"}, "words": {"rules": "<script>"}},
    )
    cell = join(served)
    state = (await cell.hear("table"))["state"]
    assert "<script>" not in str(state)
    assert state["art"]["faces"]
    cell.table.close()


async def test_a_room_that_is_not_there_is_said(served):
    cell = Cell(CardTable(join="NOROOM", at=served.address))
    texts = [(await cell.hear("hall"))["text"] for _ in range(2)]
    assert "NOROOM" in texts[-1]


@pytest.mark.parametrize(
    ("join", "at", "wrong"),
    [
        ("K7M2QX", "", "192.168.1.5:8765"),
        ("K7M2QX/x", "http://here", "is no table"),
        ("K7M2QX", "ftp://here", "is no address"),
        ("K7M2QX", "http://here", "in a notebook"),
    ],
)
def test_what_is_wrong_is_said(join, at, wrong):
    with pytest.raises(cardlab.CardlabError, match=wrong):
        CardTable(join=join, at=at)


def test_on_binder_it_is_said_that_everybody_has_a_machine_of_their_own(monkeypatch):
    monkeypatch.setenv("BINDER_LAUNCH_HOST", "https://example.org/")
    with pytest.raises(cardlab.CardlabError, match="machine of their own"):
        CardTable(join="K7M2QX")
