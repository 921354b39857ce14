// The pieces drawn this turn: what each of them would bring, and the moment of a bust.

import { classes, renderIfChanged, h, hide, reconcile, findPart } from "../shell/dom.js";

/** @import { Page } from "../table/page.js" */
/** @import { BagTable, Line, Scene } from "../types.js" */

const MANY = 5; // pieces beyond which a narrow table has no room for names
const FULL = 7; // pieces at which the edge of the tray has its full colour

export class Tray {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.heading = h("p", { class: "cl-bag-heading" });
    this.list = h("ul", { class: "cl-bag-chips" });
    this.node = h("div", { class: "cl-bag-tray" }, this.heading, this.list);
    /** Whether a piece that is new has come now. */ this.isPainted = false;
    /** Whether it was lost just now. */ this.isNew = false;
    /** What was lost with the last move: the pieces, and what is told of it. */
    this.lost = /** @type {{ cards: string[], line: Line } | null} */ (null);
  }

  /** @param {Scene} scene @param {BagTable} more */
  paint(scene, more) {
    const lost = this.lostIn(scene, more);
    this.isNew = lost?.line.n !== this.lost?.line.n;
    this.lost = lost;
    const n = lost ? 0 : more.drawn.length;
    this.node.style.setProperty(
      "--cl-risk",
      String(n ? 0.2 + (0.8 * Math.min(n, FULL)) / FULL : 0),
    );
    this.node.className = classes({
      "cl-bag-tray": true,
      "cl-bag-lost": Boolean(lost),
      "cl-bag-quiet-tray": scene.show_counts === "none" && !lost,
    });
    this.page.root.classList.toggle("cl-bag-full", more.drawn.length > MANY);
    this.list.setAttribute("data-zone", more.tray);
    this.list.setAttribute("aria-label", more.heading);
    const { art } = this.page;
    renderIfChanged(this.heading, lost ? lost.line : more.heading, () =>
      lost ? [h("b", {}, more.words.bust), " ", ...art.line(lost.line.text)] : [more.heading],
    );
    this.paintChips(scene, more);
    this.isPainted = true;
  }

  /**
   * What was lost in the turn before, as the story tells it; null if nothing was.
   * @param {Scene} scene
   * @param {BagTable} more
   */
  lostIn(scene, more) {
    const { draws, values, moves, lost, ends } = more.told;
    const { story } = scene;
    // What is claimed when a turn begins is told after the loss.
    const at = story.findLastIndex(
      ({ icon }) => icon === draws || icon === lost || icon === ends[0],
    );
    if (story[at]?.icon !== lost) return null;
    /** @type {string[]} */ const cards = [];
    /** @type {Set<string>} */ const away = new Set();
    let value = "";
    for (let i = at - 1; i >= 0 && !ends.includes(story[i].icon); i -= 1) {
      const named = pieces(story[i]);
      if (story[i].icon === moves) for (const card of named) away.add(card);
      if (story[i].icon === values) value = named[0];
      if (story[i].icon !== draws) continue;
      const isWorn = value && !more.kinds[named[0]];
      cards.unshift(isWorn ? `${named[0]}=${value}` : named[0]);
      if (isWorn) value = "";
    }
    const last = cards.length - 1;
    return { line: story[at], cards: cards.filter((card, i) => i === last || !away.has(card)) };
  }

  /** @param {Scene} scene @param {BagTable} more */
  paintChips(scene, more) {
    const { pick } = this.page;
    const { lost } = this;
    /** @type {BagTable["drawn"]} */
    const chips = lost
      ? lost.cards.map((card) => ({ card, name: "", n: "", from: "" }))
      : more.drawn;
    const asked = scene.moves.length > 0;
    const draws = pick.leads({ zone: more.bag });
    const next = !lost && !more.count && (draws || !asked);
    const items = [...chips, ...(next ? [null] : [])];
    reconcile(
      this.list,
      items,
      (chip) => chip?.card ?? "next",
      (chip) => (chip ? this.makeChip(chip.card, more.tray) : makeNext(more)),
      (node, chip, i) => {
        if (!chip) return;
        const twin = lost ? isTwin(lost.cards, i, more.kinds) : false;
        node.className = classes({ "cl-gone": Boolean(lost) && !twin, "cl-twin": twin });
        this.paintChip(findPart(node, "button"), chip.card, more.tray);
        this.paintTake(
          findPart(node, ".cl-take"),
          scene,
          more,
          chip,
          twin && i === chips.length - 1,
        );
      },
    );
  }

  /** @param {string} card @param {string} zone */
  makeChip(card, zone) {
    const press = () => this.page.press({ card, zone });
    const face = h("button", { type: "button", onclick: press }, this.page.art.small(card));
    face.setAttribute("data-key", `${card}#1`);
    face.setAttribute("data-chip", `${zone} ${card}`);
    const chip = h("span", { class: this.isPainted ? "cl-bag-new" : null }, face);
    return h("li", {}, chip, h("span", { class: "cl-take" }));
  }

  /** @param {HTMLButtonElement} face @param {string} card @param {string} zone */
  paintChip(face, card, zone) {
    const { pick, art } = this.page;
    const thing = { card, zone };
    const sel = pick.isPicked(thing);
    face.disabled = !pick.leads(thing) && !sel;
    const may = pick.invites(thing) || sel;
    face.className = classes({ "cl-bag-chip": true, "cl-may": may, "cl-sel": sel });
    face.setAttribute("aria-label", art.name(card));
  }

  /**
   * @param {HTMLElement} node
   * @param {Scene} scene
   * @param {BagTable} more
   * @param {BagTable["drawn"][0]} chip
   * @param {boolean} again whether it is the piece that came a second time
   */
  paintTake(node, scene, more, chip, again) {
    const { words } = more;
    const { lost } = this;
    const isQuiet = scene.show_counts === "none" && !chip.name;
    hide(node, !lost && isQuiet);
    renderIfChanged(node, [Boolean(lost), again, chip, scene.show_counts], () => {
      if (lost) return again ? [h("b", {}, words.again)] : [words.back];
      const brings =
        scene.show_counts === "none" ? [] : [h("b", {}, chip.n), h("span", {}, chip.from)];
      return chip.name ? [h("b", {}, chip.name), ...brings.slice(chip.n ? 0 : 2)] : brings;
    });
  }
}

/** The pieces that a line of the story names. @param {Line} line */
function pieces(line) {
  return line.text.flatMap((part) => (typeof part === "object" && part.card ? [part.card] : []));
}

/**
 * Whether a piece is one of two alike.
 * @param {string[]} cards
 * @param {number} i
 * @param {Record<string, number>} kinds
 */
function isTwin(cards, i, kinds) {
  const last = cards[cards.length - 1];
  return i === cards.length - 1 || kinds[cards[i]] === kinds[last];
}

/** The place of the next piece. @param {BagTable} more */
function makeNext(more) {
  const box = h("li", { class: "cl-bag-next" }, h("i", {}), h("span", { class: "cl-take" }));
  const path = "M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z";
  findPart(box, "i").innerHTML =
    `<svg viewBox="0 0 100 92" aria-hidden="true"><path d="${path}"/>` +
    `<text x="50" y="72">?</text></svg>`;
  findPart(box, ".cl-take").append(more.words.more);
  return box;
}
