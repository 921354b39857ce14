// The pieces drawn this turn: what each of them would bring, and the moment of a bust.

import { h } from "preact";
import { useState } from "preact/hooks";
import { classes, html, keys, raw } from "../shell/view.js";

/** @import { BagTable, Line, Play, Scene } from "../types.js" */

const FULL = 7; // pieces at which the edge of the tray has its full colour

/** @typedef {BagTable["drawn"][0]} Chip a piece that was drawn */

/**
 * What was lost with the last move: the pieces, the value that the last of them was given, and a
 * sentence about it.
 * @typedef {{ cards: string[], value: string, line: Line }} Lost
 */

/**
 * @param {object} handed
 * @param {Play} handed.play
 * @param {BagTable} handed.more
 * @param {Lost | null} handed.lost
 * @param {boolean} handed.isPainted whether a piece that is new has come now
 */
export function Tray({ play, more, lost, isPainted }) {
  const { art, pick, scene } = play;
  const isQuiet = scene.show_counts === "none";
  const n = lost ? 0 : more.drawn.length;
  const chips = lost ? lost.cards.map((card) => ({ card, name: "", n: "", from: "" })) : more.drawn;
  const draws = pick.leads({ zone: more.bag });
  const hasNext = !lost && !more.count && (draws || !scene.moves.length);
  const looks = {
    "cl-bag-lost": lost != null,
    "cl-bag-quiet-tray": isQuiet && !lost,
  };
  const names = keys(chips.map(({ card }) => card));
  // The heading is the name of the list, which is read where there is no room for it too.
  return html`<div class="cl-bag-tray ${classes(looks)}" tabIndex="-1"
    style=${{ "--cl-risk": n ? 0.2 + (0.8 * Math.min(n, FULL)) / FULL : 0 }}
  >
    <p class="cl-bag-heading" aria-hidden=${!lost}>
      ${lost ? html`<b>${more.words.bust}</b> ${art.line(lost.line.text)}` : more.heading}
    </p>
    <ul class="cl-bag-chips" data-zone=${more.tray} aria-label=${more.heading}>
      ${chips.map((chip, i) => {
        const twin = lost ? isTwin(lost.cards, i, more.kinds) : false;
        // It came a second time; a wild for which no number was left did not.
        const again = twin && i === chips.length - 1 && Boolean(more.kinds[chip.card]);
        const takes = lost ? toldOfLost(more, again) : toldOf(chip, isQuiet);
        return html`<li ...${names[i]}
          class=${classes({ "cl-gone": lost != null && !twin, "cl-twin": twin })}
        >
          ${h(DrawnChip, { play, card: chip.card, zone: more.tray, isPainted })}
          <span class="cl-take" hidden=${!lost && isQuiet && !chip.name}>${takes}</span>
        </li>`;
      })}
      ${hasNext ? h(Next, { key: "next", more }) : null}
    </ul>
  </div>`;
}

/** @param {BagTable} more @param {boolean} again */
const toldOfLost = ({ words }, again) => (again ? html`<b>${words.again}</b>` : words.back);

/** What a piece would bring. @param {Chip} chip @param {boolean} isQuiet */
function toldOf({ name, n, from }, isQuiet) {
  const brings = isQuiet ? [] : html`<b>${n}</b> <span>${from}</span>`;
  // The chip itself is read by its name.
  return name ? html`<b aria-hidden="true">${name}</b> ${n ? brings : null}` : brings;
}

/**
 * A piece that was drawn; one that comes while the page is open comes with a motion.
 * @param {{ play: Play, card: string, zone: string, isPainted: boolean }} handed
 */
function DrawnChip({ play: { art, pick, press }, card, zone, isPainted }) {
  const [isNew] = useState(isPainted); // as it was when it came
  const thing = { card, zone };
  const sel = pick.isPicked(thing);
  const may = pick.invites(thing) || sel;
  return html`<span class=${isNew ? "cl-bag-new" : undefined}>
    <button type="button"
      class="cl-bag-chip ${classes({ "cl-may": may, "cl-sel": sel })}"
      data-key="${card}#1" data-chip="${zone} ${card}" aria-label=${art.name(card)}
      disabled=${!pick.leads(thing) && !sel} aria-pressed=${pick.pressed(sel)}
      onClick=${() => press(thing)}
    >
      ${art.small(card)}
    </button>
  </span>`;
}

const PLACE =
  '<svg viewBox="0 0 100 92" aria-hidden="true">' +
  '<path d="M40 9q10-9 20 0 24 30 36 62 3 14-10 17-36 5-72 0Q1 85 4 71 16 39 40 9z"/>' +
  '<text x="50" y="72">?</text></svg>';

/** The place of the next piece: for the eye alone. @param {{ more: BagTable }} handed */
const Next = ({ more }) => html`<li class="cl-bag-next" aria-hidden="true">
  <i ...${raw(PLACE)} /><span class="cl-take">${more.words.more}</span>
</li>`;

/**
 * What was lost in the turn before, as the story tells it; null if nothing was.
 * @param {Scene} scene
 * @param {BagTable} more
 * @returns {Lost | null}
 */
export function lostIn({ story }, more) {
  const { draws, values, moves, lost, ends } = more.told;
  // The sentence about what a new turn claims comes after the loss.
  const at = story.findLastIndex(({ icon }) => icon === draws || icon === lost || icon === ends[0]);
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
  return {
    line: story[at],
    value,
    cards: cards.filter((card, i) => i === last || !away.has(card)),
  };
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
