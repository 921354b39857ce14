"""The command lines of the servers, whose errors are plain sentences."""

from __future__ import annotations

import argparse
import socket
from pathlib import Path
from typing import Final, NoReturn

from cardlab.engine.table.errors import BadOption

PROXY: Final = "trust X-Forwarded-For and X-Forwarded-Proto of a proxy on this machine"


class Options(argparse.ArgumentParser):
    """Reads a command line, and raises a CardlabError of one sentence for a mistake."""

    def error(self, message: str) -> NoReturn:
        """Raise BadOption."""
        raise BadOption(f"{message[:1].upper()}{message[1:]}. `{self.prog} --help` lists them all.")


def read_address(text: str) -> str:
    """Return an address of this machine at which a server can listen."""
    try:
        known = socket.getaddrinfo(
            text or None, 0, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        family, _, _, _, place = known[0]
        with socket.socket(family) as listener:
            listener.bind(place)
    except OSError as error:
        raise argparse.ArgumentTypeError(f"this machine has no address {text!r:.80}") from error
    return text


def read_port(text: str) -> int:
    """Return the number of a port."""
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise argparse.ArgumentTypeError(f"a port is a number from 1 to 65535, not {text!r:.80}")
    return int(text)


def read_count(text: str) -> int:
    """Return a number from 1 up."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"give a number from 1 up, not {text!r:.80}")
    return int(text)


def read_folder(text: str) -> str:
    """Return a folder that is there."""
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"there is no folder {text!r:.80}")
    return text
