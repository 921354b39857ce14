// What is left in a bag: a ring with a part for each kind, as long as its share.

import { classes, renderIfChanged, h, hide, plain } from "../shell/dom.js";

/** @import { Page } from "../table/page.js" */
/** @import { BagTable, Scene } from "../types.js" */

const MIDDLE = 165;
const INNER = 112;
const OUTER = 154;
const OUT = 11; // how far the parts that would bust stand out: red alone does not tell it
const GAP = 6.5;

export class Ring {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.zone = "";
    const press = () => page.press({ zone: this.zone });
    this.label = h("span", { class: "cl-label" });
    this.button = h(
      "button",
      { type: "button", onclick: press },
      h("span", { class: "cl-bag-sack" }, page.art.face(null)),
      this.label,
    );
    this.drawing = h("div", { class: "cl-bag-parts" });
    this.box = h("div", { class: "cl-bag-ring" }, this.drawing, this.button);
    this.risk = h("p", { class: "cl-bag-risk" });
    this.node = h("div", { class: "cl-bag-left" }, this.box, this.risk);
  }

  /** @param {Scene} scene @param {BagTable} more */
  paint(scene, more) {
    const { pick, words } = this.page;
    const pile = scene.rows.flat().find((each) => each.name === more.bag);
    this.zone = more.bag;
    this.box.setAttribute("data-zone", this.zone);
    const may = pick.leads({ zone: this.zone });
    this.button.disabled = !may;
    this.button.className = classes({
      "cl-bag-btn": true,
      "cl-may": pick.invites({ zone: this.zone }),
    });
    const count = String(pile?.count ?? 0);
    this.button.setAttribute("aria-label", `${pile?.label}: ${words.cards.replace("{n}", count)}`);
    renderIfChanged(this.label, [pile?.label, count], () => [
      pile?.label ?? "",
      " ",
      h("b", {}, count),
    ]);
    this.button.style.setProperty("--cl-drawn", String(more.drawn.length));
    const isQuiet = scene.show_counts === "none";
    this.box.classList.toggle("cl-bag-quiet", isQuiet);
    this.paintParts(isQuiet ? [] : more.ring);
    const isTold = scene.show_counts === "all";
    this.drawing.setAttribute("role", isTold ? "img" : "presentation");
    this.drawing.setAttribute("aria-label", isTold ? more.says : "");
    hide(this.drawing, isQuiet);
    hide(this.risk, scene.show_counts !== "all");
    this.node.classList.toggle("cl-bag-alone", scene.show_counts !== "all");
    renderIfChanged(this.risk, more.risk, () => [
      h("i", { "aria-hidden": "true" }),
      h("b", {}, more.risk[0]),
      h("span", {}, more.risk[1]),
    ]);
  }

  /** @param {BagTable["ring"]} ring */
  paintParts(ring) {
    if (!ring.length) return;
    renderIfChanged(this.drawing, ring.length, () => [drawn(ring)]);
    const all = ring.reduce((sum, kind) => sum + kind.n, 0);
    const parts = /** @type {SVGElement[]} */ ([
      ...(this.drawing.firstElementChild?.children ?? []),
    ]);
    let at = 0;
    ring.forEach((kind, i) => {
      const share = all ? kind.n / all : 0;
      paintPart(parts[i], kind, at, share);
      at += share;
    });
  }
}

/**
 * The parts, without their sizes. Each is a circle of which a piece of the line is drawn.
 * @param {BagTable["ring"]} ring
 */
function drawn(ring) {
  const box = h("div", {});
  const sign = (/** @type {BagTable["ring"][0]} */ kind) =>
    kind.symbol
      ? '<circle r="19"/>' +
        `<use href="#cl-${plain(kind.symbol)}" x="-13" y="-13" width="26" height="26"/>`
      : `<text>${plain(kind.sign)}</text>`;
  const part = (/** @type {BagTable["ring"][0]} */ kind) =>
    `<g class="cl-bag-part"><circle cx="${MIDDLE}" cy="${MIDDLE}" r="1"/>` +
    `<g class="cl-bag-sign cl-bag-${plain(kind.symbol) || "number"}">${sign(kind)}</g></g>`;
  box.innerHTML = `<svg viewBox="-2 -2 334 334">${ring.map(part).join("")}</svg>`;
  return /** @type {Element} */ (box.firstElementChild);
}

/**
 * @param {SVGElement} part
 * @param {BagTable["ring"][0]} kind
 * @param {number} at where it begins, as a share of the ring
 * @param {number} share
 */
function paintPart(part, kind, at, share) {
  const out = kind.busts ? OUT : 0;
  const radius = (INNER + OUTER + out) / 2;
  const [line, sign] = /** @type {SVGElement[]} */ ([...part.children]);
  const long = Math.max(0, 2 * Math.PI * radius * share - GAP);
  const turn = 360 * at - 90 + ((GAP / 2 / radius) * 180) / Math.PI;
  const middle = 2 * Math.PI * (at + share / 2);
  const [x, y] = [MIDDLE + radius * Math.sin(middle), MIDDLE - radius * Math.cos(middle)];
  const looks = {
    "cl-bag-part": true,
    "cl-busts": kind.busts,
    "cl-gone": !kind.n,
    [`cl-bag-of-${kind.symbol}`]: Boolean(kind.symbol),
  };
  part.setAttribute("class", classes(looks));
  line.setAttribute("r", String(radius));
  line.style.strokeWidth = String(OUTER - INNER + out);
  line.style.strokeDasharray = `${long.toFixed(1)} 2000`;
  line.style.transform = `rotate(${turn.toFixed(2)}deg)`;
  sign.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}
