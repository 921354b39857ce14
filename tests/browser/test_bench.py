"""The clock of ``tests.bench.click``: it must tell a table that is slow from one that is not."""

from __future__ import annotations

import pytest

from tests.bench.click import measured
from tests.bench.hand import unwatched
from tests.browser.chromium import NONE_FOUND, chromium_path

TABLE = """<!doctype html>
<div class="cl" data-seq="0"><button class="cl-act">Deal</button></div>
<script>
const table = document.querySelector(".cl");
const busy = (ms) => { const until = performance.now() + ms; while (performance.now() < until); };
document.querySelector("button").addEventListener("click", () => setTimeout(() => {
    table.dataset.seq = Number(table.dataset.seq) + 1;
    requestAnimationFrame(() => busy(FRAME));
}, ANSWER));
</script>"""


@pytest.mark.night
@pytest.mark.parametrize(("answer", "frame"), [(0, 0), (40, 50)])
def test_what_is_slow_is_measured(tmp_path, answer, frame):
    path = chromium_path() or pytest.fail(NONE_FOUND, pytrace=False)
    table = tmp_path / "table.html"
    table.write_text(TABLE.replace("ANSWER", str(answer)).replace("FRAME", str(frame)))
    with unwatched(path, tmp_path / "home") as tab:
        changed, painted = measured(tab, table.as_uri(), wanted=3)
    assert len(changed) == len(painted) == 3
    assert min(changed) >= answer
    assert min(painted) >= answer + frame
    assert all(late >= early for early, late in zip(changed, painted, strict=True))
