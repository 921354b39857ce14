"""The server's key, from which pupils can compute nothing.

A link such as ``?seed=7`` deals all of a class the same cards. With the key mixed in, nobody can
compute them with cardlab at home. A game that is saved while it is played is sealed with the key,
since a record holds the seed, from which all hidden cards follow.

The key is what the environment variable ``CARDLAB_KEY`` says, for several servers that deal the
same cards; else it is drawn once and kept in a file that only this user can read.
"""

from __future__ import annotations

import base64
import hmac
import json
import os
import secrets
import zlib
from hashlib import sha256, shake_256
from pathlib import Path
from typing import Any, Final

from cardlab.bots import runtime
from cardlab.engine.table.errors import BadRecord

KEY: Final = "CARDLAB_KEY"  # an environment variable
SEALED: Final = "cardlab-sealed:"
_NONCE, _TAG = 16, 32  # bytes


def folder() -> Path:
    """Return the folder for what only this user may read; it is made now.

    Jupyter says where it is; without Jupyter it is ``.cardlab`` in the user's own folder. In a
    browser it lies in memory, and ends with the page.

    Raises:
        OSError: there is no such folder, or it can't be made.

    """
    path = Path.home() / "cardlab" if runtime.IN_BROWSER else _own_folder()
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    return path


def _own_folder() -> Path:
    try:
        from jupyter_core.paths import jupyter_runtime_dir
    except ImportError:  # a server of tables alone
        return Path.home() / ".cardlab"
    return Path(jupyter_runtime_dir()) / "cardlab"


def weakness(name: str, word: str | None) -> str:
    """Return a line for the console if a program that tries words may find a secret; else "".

    Thousands of guesses a second find what stands in a dictionary, with a number behind it too.
    Hardly any word there has 16 letters; four words that nobody would put together do.

    Args:
        name: how a user sets the secret.
        word: the secret; none if it is not set.

    >>> weakness("--token", "sunflower2026").partition(":")[0]
    '--token is weak'
    >>> weakness("--token", "a" * 16) > "", weakness("--token", "otter-violin-seven-moss")
    (True, '')

    """
    if not word or (len(word) >= 16 and len(set(word)) >= 8):
        return ""
    return (
        f"{name} is weak: a program that tries words may find it. Take at least 16 characters, "
        "8 of them different, as four words have that nobody would guess.\n"
    )


def class_seed(*facts: object) -> int:
    """Return a seed of 63 bits that follows from the key and these facts, and from no less.

    Args:
        facts: the number in the link, and what else has to agree for the cards to be the same.

    """
    digest = hmac.digest(_key(b"deal"), json.dumps(facts, default=str).encode(), sha256)
    return int.from_bytes(digest[:8]) >> 1


def cookie_secret() -> bytes:
    """Return what signs the cookies; it outlives a restart, and so do the logins."""
    return _key(b"cookie")


def teacher_key() -> str:
    """Return what makes a browser the teacher's; it outlives a restart, as a bookmark does."""
    return _key(b"teacher").hex()[:24]


def kernel_key() -> str:
    """Return what shows that a message comes from a kernel of this server."""
    return _key(b"kernel").hex()[:24]


def seal(data: dict[str, Any]) -> str:
    """Return JSON-able data as one line of text that only this server can read.

    The standard library has no cipher: SHAKE-256 of the key and a number that is used once gives
    the bytes that hide the data, and HMAC-SHA256 shows whether the text was changed.
    """
    plain = zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9)
    nonce = secrets.token_bytes(_NONCE)
    hidden = nonce + _hidden(plain, nonce)
    tag = hmac.digest(_key(b"tag"), hidden, sha256)
    return SEALED + base64.urlsafe_b64encode(hidden + tag).decode()


def unseal(text: str) -> dict[str, Any]:
    """Return the data of a sealed text.

    Raises:
        BadRecord: the text is damaged, or another server has sealed it.

    """
    packed = "".join(text[len(SEALED) :].split())
    try:
        whole = base64.b64decode(packed, altchars=b"-_", validate=True)
    except ValueError:
        whole = b""
    hidden, tag = whole[:-_TAG], whole[-_TAG:]
    if not hmac.compare_digest(tag, hmac.digest(_key(b"tag"), hidden, sha256)):
        raise BadRecord(
            "This game was sealed by another server, or its text is damaged: load it where it was "
            "saved, and copy the whole text."
        )
    plain = _hidden(hidden[_NONCE:], hidden[:_NONCE])
    data: dict[str, Any] = json.loads(zlib.decompress(plain))
    return data


def _hidden(data: bytes, nonce: bytes) -> bytes:
    """Return the data with each byte changed by a stream of the key; the same again undoes it."""
    stream = shake_256(_key(b"stream") + nonce).digest(len(data))
    return bytes(a ^ b for a, b in zip(data, stream, strict=True))


def _key(use: bytes) -> bytes:
    """Return the key for one use; the uses tell nothing about each other."""
    named = os.environ.get(KEY, "").encode()
    return hmac.digest(named or _drawn(), use, sha256)


def _drawn() -> bytes:
    """Return the key that was drawn on this machine, drawing it now if there is none yet."""
    path = folder() / "key"
    if not path.exists():
        new = path.with_name(f"key.{secrets.token_hex(8)}")
        new.touch(mode=0o600)
        new.write_bytes(secrets.token_bytes(32))
        try:
            os.link(new, path)  # whichever kernel is first wins; no half-written key is read
        except FileExistsError:
            pass
        finally:
            new.unlink()
    return path.read_bytes()
