"""People at one table: each at a page of their own, with bots in the chairs that are left.

::

    Rooms ── by their codes, bounded, kept on the disk
      └─ Room ── a class or some friends: its tables, its pupils and their names
           ├─ SharedTable ── a match, its state, and its chairs
           │    └─ Chair ── who plays here, and what its pages have been told
           └─ Pupil ── a browser: its name, its chair, its pages
                └─ Page ── one connection (a tab)

The match lives in the server, and a page is one websocket. What a page receives is made from its
chair's view by the same code as at a table in a notebook (:mod:`cardlab_widgets.table.scene`).

``table`` holds what happens, and ``showing`` what a page is shown of it. They, ``chairs``,
``windows``, ``room`` and ``results`` know no network, and no clock but the one that they are
handed. ``handlers``, ``hub`` and ``server`` need tornado.
"""
