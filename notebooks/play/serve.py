"""Serve the dashboards of this folder, as ``cardlab serve`` does. ``make play`` runs it."""

from __future__ import annotations

from cardlab_tutorials.serving import main

if __name__ == "__main__":
    main()
