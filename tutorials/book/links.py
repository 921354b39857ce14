"""Find dead links in a built site: files and anchors that are not there, and outside requests.

``python -m tutorials.book.links site`` reads all pages. Links into the parts that are built by
themselves (``play/``, ``lite/``) are counted and not followed while such a part is not there;
``--whole`` demands it.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, unquote, urlsplit

PARTS: Final = ("play", "lite")
_ASKED: Final = re.compile(r"url\(\s*['\"]?([^'\")]+)|@import\s+['\"]([^'\"]+)")


@dataclass
class LinkParser(HTMLParser):
    """What a page has: its anchors, its links, and what a browser loads with it."""

    text: str
    anchors: set[str] = field(default_factory=set)
    links: list[str] = field(default_factory=list)
    loaded: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.feed(self.text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the anchors and addresses of an element."""
        has = {name: value or "" for name, value in attrs}
        self.anchors |= {has[name] for name in ("id", "name") if has.get(name)}
        if tag == "a" and "href" in has:
            self.links.append(has["href"])
        elif tag == "link" and has.get("rel") not in ("canonical", "alternate"):
            self.loaded.append(has.get("href", ""))
        elif tag in ("script", "img", "iframe", "source", "video", "audio") and "src" in has:
            self.loaded.append(has["src"])
        self.loaded += [one or two for one, two in _ASKED.findall(has.get("style", ""))]


def dead(site: Path, whole: bool = False) -> Iterator[str]:
    """Yield what is wrong in the pages of a site: the page, and the address.

    Args:
        site: the folder of the site.
        whole: whether ``play/`` and ``lite/`` must be there.

    """
    site = site.resolve()
    paths = [path for path in site.rglob("*.html") if _part(path, site) not in PARTS]
    pages = {path: LinkParser(path.read_text("utf-8")) for path in sorted(paths)}
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        yield from (f"{name}: asks {one} of another host" for one in page.loaded if _outside(one))
        for address in dict.fromkeys([*page.links, *page.loaded]):
            if wrong := _wrong(address, path, site, pages, whole):
                yield f"{name}: {address}: {wrong}"
    for path in sorted(site.rglob("*.css")):
        if _part(path, site) not in PARTS:
            asked = [one or two for one, two in _ASKED.findall(path.read_text("utf-8"))]
            name = path.relative_to(site).as_posix()
            yield from (f"{name}: asks {one} of another host" for one in asked if _outside(one))


def _outside(address: str) -> bool:
    return address.startswith(("http:", "https:", "//"))


def _part(path: Path, site: Path) -> str:
    return path.relative_to(site).parts[0] if path.is_relative_to(site) else ""


def _wrong(address: str, path: Path, site: Path, pages: dict[Path, LinkParser], whole: bool) -> str:
    """What is wrong with an address of a page; "" if nothing is."""
    asked = urlsplit(address)
    if asked.scheme or asked.netloc:
        return ""
    target = (path.parent / unquote(asked.path)).resolve() if asked.path else path
    if _part(target, site) in PARTS:
        return _in_part(target, asked.query, site, whole)
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return "no such file"
    if asked.fragment and target in pages:
        return "" if unquote(asked.fragment) in pages[target].anchors else "no such anchor"
    return ""


def _in_part(target: Path, query: str, site: Path, whole: bool) -> str:
    """What is wrong with an address in a part that is built by itself."""
    if not whole and not (site / _part(target, site)).exists():
        return ""
    if not target.is_file():
        return "no such file"
    for notebook in parse_qs(query).get("path", []):
        if not (site / "lite" / "files" / notebook).is_file():
            return f"no notebook {notebook}"
    return ""


def report(site: Path, whole: bool = False) -> int:
    """Print what is dead in a site; return 0 if nothing is."""
    dead_links = list(dead(site, whole))
    absent = [part for part in PARTS if not (site / part).exists()]
    for line in dead_links:
        sys.stdout.write(f"{line}\n")
    left = f"; not followed: {', '.join(absent)}" if absent and not whole else ""
    sys.stdout.write(f"{len(dead_links)} dead links in {site}{left}\n")
    return 1 if dead_links else 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Check a site; return 0 if no link is dead."""
    parser = argparse.ArgumentParser("python -m tutorials.book.links", description=__doc__)
    parser.add_argument("site", type=Path, help="the folder of the site")
    parser.add_argument("--whole", action="store_true", help="demand play/ and lite/ too")
    asked = parser.parse_args(arguments)
    return report(asked.site, asked.whole)


if __name__ == "__main__":
    sys.exit(main())
