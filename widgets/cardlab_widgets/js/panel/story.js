// The story: what happened, newest first, the lines of one round together under a heading.

import { h } from "preact";
import { button, classes, fill, html, icon, keys, signButton } from "../shell/view.js";
import { ClauseSign, touch } from "./clause_sign.js";

/** @import { Labels, Line, Replay, Scene, Sheet } from "../types.js" */
/** @import { Shared } from "./panel.js" */

// Lines of the story at once: to paint hundreds with each table takes as long as the table.
export const LINES = 30;
const END = -1; // the round of the line that tells how a game has ended

/**
 * A line as it is shown: in which round, and whether its player's sign stands before it.
 * @typedef {{ line: Line, round: number, sign: boolean, head: string, mine: boolean }} Told
 */

/**
 * `lines` says how many are shown, `isSheet` whether the panel lies over the table; `more` shows
 * earlier lines.
 * @param {Shared & { lines: number, isHidden: boolean, isSheet: () => boolean, more: () => void,
 *   whatIf: (decision: number) => void, openClause: (id: string) => void }} handed
 */
export function Story({ art, words, scene, replay, lines, isHidden, isSheet, ...does }) {
  const length = scene.story.length;
  const all = told(scene, words);
  const shown = all.slice(-lines).reverse();
  // The heading of the newest line stands above the list, which counts down from its last line.
  const names = keys(shown.map(({ line }) => `${line.n}`));
  const isNow = replay.at == null;
  const head = isNow && length ? html`<h3>${all.at(-1)?.head}</h3>` : null;
  const see = button(
    "cl-see",
    () => replay.start(),
    icon("play"),
    html`<span>${words.see_again}</span>`,
  );
  /** In the sheet the whole line opens its clause. @param {MouseEvent} event @param {Line} line */
  const press = ({ currentTarget, target }, line) => {
    if (/** @type {Element} */ (target).closest("button") || !isSheet()) return;
    const sign = /** @type {Element} */ (currentTarget).querySelector(".cl-sec");
    if (sign) touch(sign, () => does.openClause(line.clause));
  };
  return html`<div class="cl-story" role="tabpanel" aria-label=${words.story} tabIndex="0"
    hidden=${isHidden}
    onScroll=${(/** @type {{ currentTarget: Element }} */ event) =>
      isAtEnd(event.currentTarget) && does.more()}
  >
    <div class="cl-sheet">${scene.sheet && h(Scores, { sheet: scene.sheet, words })}</div>
    <div class="cl-story-top">
      ${head}${isNow && replay.many ? see : null}${h(Stepper, { replay, words })}
    </div>
    <ol class="cl-lines" reversed start=${length}>
      ${shown.map((item, i) => {
        const { line, mine, sign } = item;
        const looks = {
          "cl-newest": i === 0,
          "cl-mine-line": mine,
          "cl-cont": !sign,
          "cl-nobody": line.by == null,
        };
        const again = scene.can.whatif && line.decision != null ? line.decision : null;
        const title = words.rules.find((rule) => rule.id === line.clause)?.title ?? "";
        const open = () => does.openClause(line.clause);
        return html`<li ...${names[i]} class=${classes(looks)}
          onClick=${(/** @type {MouseEvent} */ event) => press(event, line)}
        >
          ${i > 0 && item.head ? html`<h3>${item.head}</h3>` : null}
          <i class="cl-av" aria-hidden="true">${signOf(item, scene, words)}</i>
          <p>${art.line(line.text)}</p>
          <span class="cl-acts">
            ${
              again == null
                ? null
                : signButton("cl-whatif", "branch", words.whatif, () => does.whatIf(again))
            }
            ${h(ClauseSign, { id: line.clause, title, open })}
          </span>
        </li>`;
      })}
    </ol>
    ${
      length > lines ? button("cl-btn cl-quiet cl-earlier", () => does.more(), words.earlier) : null
    }
  </div>`;
}

/** Whether somebody has scrolled to the end of what is shown. @param {Element} pane */
function isAtEnd(pane) {
  const earlier = /** @type {HTMLElement | null} */ (pane.querySelector(".cl-earlier"));
  const height = earlier?.offsetHeight; // none where the panel is folded
  const below = pane.scrollHeight - pane.scrollTop - pane.clientHeight;
  return Boolean(height && below < height + 40);
}

/**
 * The sign of the player who did it.
 * @param {Told} told
 * @param {Scene} scene
 * @param {Labels} words
 */
function signOf({ line, mine }, scene, words) {
  const other = scene.seats.find((seat) => seat.seat === line.by);
  return mine ? words.you[0] : (other?.initial ?? "");
}

/**
 * The score sheet: a column a player, a row a game.
 * @param {{ sheet: Sheet, words: Labels }} handed
 */
function Scores({ sheet, words }) {
  const row = (
    /** @type {"th" | "td"} */ kind,
    /** @type {(string | number)[]} */ cells,
  ) => html`<tr>
    ${cells.map((cell, i) => (i ? h(kind, {}, cell) : html`<th scope="row">${cell}</th>`))}
  </tr>`;
  return html`<table>
    <caption>${words.sheet}</caption>
    <thead>${row("th", ["", ...sheet.names])}</thead>
    <tbody>${sheet.rows.map((points, n) => row("td", [n + 1, ...points]))}</tbody>
    <tfoot>${row("td", [words.total, ...sheet.total])}</tfoot>
  </table>`;
}

/**
 * A step back, a step on, and the end of seeing it again.
 * @param {{ replay: Replay, words: Labels }} handed
 */
export function Stepper({ replay, words }) {
  const { at, many } = replay;
  if (at == null) return null;
  const count = fill(words.step_of, { n: at, all: many });
  return html`<div class="cl-steps" role="group" aria-label=${words.see_again}>
    ${signButton("cl-step", "left", words.step_back, () => replay.step(-1), at <= 1)}
    <span class="cl-step-of">${count}</span>
    ${signButton("cl-step", "right", words.step_on, () => replay.step(1), at >= many)}
    ${signButton("cl-step", "cross", words.step_end, () => replay.stop())}
  </div>`;
}

/**
 * The lines with their rounds: one goes from my move to my next one; where all choose at once, from
 * my choice to my next.
 * @param {Scene} scene
 * @param {Labels} words
 * @returns {Told[]}
 */
function told(scene, words) {
  const me = scene.me ?? 0;
  const first = scene.story.find((line) => line.by === me)?.icon;
  let round = 0;
  /** Who did something last. @type {number | null} */ let actor = null;
  const all = scene.story.map((line, n) => {
    const isEnd = scene.outcome != null && n === scene.story.length - 1;
    const begins = scene.direction === 0 ? line.icon === first : line.moved && actor !== me;
    if (line.by === me && begins && !isEnd) round += 1;
    if (line.moved) actor = line.by;
    const mine = line.by != null && line.by === scene.me;
    return { line, round: isEnd ? END : round, sign: false, head: "", mine };
  });
  all.forEach((item, n) => {
    const after = all[n + 1];
    const isLast = after?.round !== item.round;
    if (isLast) item.head = heading(item, !after && !scene.outcome, words);
    // The newest line of a player's turn has the sign, as it is read first.
    item.sign = item.line.by != null && (after?.line.by !== item.line.by || isLast);
  });
  return all;
}

/** @param {Told} told @param {boolean} isNow @param {Labels} words */
function heading({ round, mine }, isNow, words) {
  if (round === END) return words.the_end;
  if (!round) return words.beginning;
  if (isNow && !mine) return words.since;
  return fill(words.round, { n: round });
}
