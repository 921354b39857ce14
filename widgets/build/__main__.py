"""``make bundle`` and the JavaScript part of ``make format``.

``python -m widgets.build bundle`` writes the file that is shipped, ``format`` puts the sources
in order, ``install`` only installs the tools, and ``watch`` bundles anew after each change.
"""

from __future__ import annotations

import shutil
import sys

from widgets.build.tools import (
    BUNDLES,
    FORMATTED,
    HTM_LICENSE,
    MODULES,
    STYLE,
    bundle,
    install,
    run,
    watch,
)
from widgets.build.wire_types import write_wire_types

commands = sys.argv[1:]
if not commands or not {"install", "format", "bundle", "watch"}.issuperset(commands):
    sys.exit("usage: python -m widgets.build [install] [format] [bundle] [watch]")
install()
if "format" in commands:
    print(run("prettier", "--write", *STYLE, *FORMATTED), end="")
if "bundle" in commands:
    write_wire_types()
    print("wrote wire.d.ts")
    for entry, path in BUNDLES.items():
        path.parent.mkdir(exist_ok=True)
        path.write_text(bundle(entry=entry), encoding="utf-8", newline="\n")
        print(f"wrote {path.name}")
    shutil.copyfile(MODULES / "htm" / "LICENSE", HTM_LICENSE)
if "watch" in commands:
    watch()
