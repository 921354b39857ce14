// What is left in a bag: a ring with a part for each kind, as long as its share.

import { h } from "preact";
import { classes } from "../shell/view.js";

/** @import { BagTable } from "../types.js" */
/** @import { Play } from "../table/page.js" */

const MIDDLE = 165;
const INNER = 112;
const OUTER = 154;
const OUT = 11; // how far the parts that would bust stand out: red alone does not tell it
const GAP = 6.5;

/** @param {{ play: Play, more: BagTable }} handed */
export function Ring({ play, more }) {
  const { art, pick, press, scene, words } = play;
  const zone = more.bag;
  const pile = scene.rows.flat().find((each) => each.name === zone);
  const count = pile?.count ?? 0;
  const isQuiet = scene.show_counts === "none";
  const isTold = scene.show_counts === "all";
  const all = more.ring.reduce((sum, kind) => sum + kind.n, 0);
  let at = 0;
  const parts = more.ring.map((kind) => {
    const share = all ? kind.n / all : 0;
    at += share;
    return part(kind, at - share, share);
  });
  return h(
    "div",
    { class: isTold ? "cl-bag-left" : "cl-bag-left cl-bag-alone" },
    h(
      "div",
      { class: isQuiet ? "cl-bag-ring cl-bag-quiet" : "cl-bag-ring", "data-zone": zone },
      h(
        "div",
        {
          class: "cl-bag-parts",
          role: isTold ? "img" : "presentation",
          "aria-label": isTold ? more.says : "",
          hidden: isQuiet,
        },
        isQuiet ? null : h("svg", { viewBox: "-2 -2 334 334" }, parts),
      ),
      h(
        "button",
        {
          type: "button",
          class: classes({ "cl-bag-btn": true, "cl-may": pick.invites({ zone }) }),
          style: { "--cl-drawn": more.drawn.length },
          disabled: !pick.leads({ zone }),
          "aria-label": `${pile?.label}: ${words.cards.replace("{n}", String(count))}`,
          onClick: () => press({ zone }),
        },
        h("span", { class: "cl-bag-sack" }, art.face(null)),
        h("span", { class: "cl-label" }, pile?.label, " ", h("b", {}, count)),
      ),
    ),
    isTold
      ? h(
          "p",
          { class: "cl-bag-risk" },
          h("i", { "aria-hidden": "true" }),
          h("b", {}, more.risk[0]),
          h("span", {}, more.risk[1]),
        )
      : null,
  );
}

/**
 * A part of the ring: a circle of which a piece of the line is drawn.
 * @param {BagTable["ring"][0]} kind
 * @param {number} at where it begins, as a share of the ring
 * @param {number} share
 */
function part({ busts, n, sign, symbol }, at, share) {
  const out = busts ? OUT : 0;
  const radius = (INNER + OUTER + out) / 2;
  const long = Math.max(0, 2 * Math.PI * radius * share - GAP);
  const turn = 360 * at - 90 + ((GAP / 2 / radius) * 180) / Math.PI;
  const middle = 2 * Math.PI * (at + share / 2);
  const [x, y] = [MIDDLE + radius * Math.sin(middle), MIDDLE - radius * Math.cos(middle)];
  const looks = {
    "cl-bag-part": true,
    "cl-busts": busts,
    "cl-gone": !n,
    [`cl-bag-of-${symbol}`]: Boolean(symbol),
  };
  return h(
    "g",
    { class: classes(looks) },
    h("circle", {
      cx: MIDDLE,
      cy: MIDDLE,
      r: radius,
      style: {
        strokeWidth: `${OUTER - INNER + out}`,
        strokeDasharray: `${long.toFixed(1)} 2000`,
        transform: `rotate(${turn.toFixed(2)}deg)`,
      },
    }),
    h(
      "g",
      {
        class: `cl-bag-sign cl-bag-${symbol || "number"}`,
        style: { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` },
      },
      symbol
        ? [
            h("circle", { r: 19 }),
            h("use", { href: `#cl-${symbol}`, x: -13, y: -13, width: 26, height: 26 }),
          ]
        : h("text", {}, sign),
    ),
  );
}
