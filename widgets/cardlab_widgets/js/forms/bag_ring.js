// What is left in a bag: a ring with a part for each kind, as long as its share.

import { classes, html } from "../shell/view.js";

/** @import { BagTable, Play } from "../types.js" */

const MIDDLE = 165;
const INNER = 112;
const OUTER = 154;
const OUT = 11; // how far the parts that would bust stand out: red alone does not tell it
const GAP = 6.5;

/** @param {{ play: Play, more: BagTable }} handed */
export function Ring({ play, more }) {
  const { art, pick, press, scene } = play;
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
  return html`<div class=${isTold ? "cl-bag-left" : "cl-bag-left cl-bag-alone"} tabIndex="-1">
    <div class=${isQuiet ? "cl-bag-ring cl-bag-quiet" : "cl-bag-ring"} data-zone=${zone}>
      <div class="cl-bag-parts" role=${isTold ? "img" : "presentation"}
        aria-label=${isTold ? more.says : ""} hidden=${isQuiet}
      >
        ${isQuiet ? null : html`<svg viewBox="-2 -2 334 334">${parts}</svg>`}
      </div>
      <button type="button"
        class="cl-bag-btn ${classes({ "cl-may": pick.invites({ zone }) })}"
        style=${{ "--cl-drawn": more.drawn.length }} disabled=${!pick.leads({ zone })}
        aria-label="${pile?.label}: ${count}"
        onClick=${() => press({ zone })}
      >
        <span class="cl-bag-sack">${art.face(null)}</span>
        <span class="cl-label">${pile?.label} <b>${count}</b></span>
      </button>
    </div>
    ${
      isTold && more.risk.length > 0
        ? html`<p class="cl-bag-risk">
          <i aria-hidden="true" />
          <b>${more.risk[0]} </b>
          <span>${more.risk[1]}</span>
        </p>`
        : null
    }
  </div>`;
}

/**
 * A part of the ring: a piece of a circle's line.
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
    "cl-busts": busts,
    "cl-gone": !n,
    [`cl-bag-of-${symbol}`]: Boolean(symbol),
  };
  return html`<g class="cl-bag-part ${classes(looks)}">
    <circle cx=${MIDDLE} cy=${MIDDLE} r=${radius}
      style=${{
        strokeWidth: `${OUTER - INNER + out}`,
        strokeDasharray: `${long.toFixed(1)} 2000`,
        transform: `rotate(${turn.toFixed(2)}deg)`,
      }}
    />
    <g class="cl-bag-sign cl-bag-${symbol || "number"}"
      style=${{ transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)` }}
    >
      ${
        symbol
          ? html`
            <circle r="19" /><use href="#cl-${symbol}" x="-13" y="-13" width="26" height="26" />
          `
          : html`<text>${sign}</text>`
      }
    </g>
  </g>`;
}
