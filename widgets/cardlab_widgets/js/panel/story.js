// The story: what happened, newest first, the lines of one round together under a heading.

import { h } from "preact";
import { button, classes, fill, html, icon, keys, memo, signButton } from "../shell/view.js";
import { ClauseSign, touch } from "./clause_sign.js";

/** @import { Art, Labels, Line, Replay, Scene, Sheet } from "../types.js" */
/** @import { Shared } from "./panel.js" */

// Lines of the story at once: to paint hundreds with each table takes as long as the table.
export const LINES = 30;
const END = -1; // the round of the line that tells how a game has ended

/**
 * A line as it is shown: `head` stands over it where it ends a round, and the player's `sign`
 * before it where it `isSigned`.
 * @typedef {{ line: Line, head: string, isMine: boolean, isSigned: boolean, sign: string }} Told
 */

/**
 * What a press does: `more` shows earlier lines; `isSheet` says whether the panel lies over the
 * table.
 * @typedef {{ isSheet: () => boolean, more: () => void, whatIf: (decision: number) => void,
 *   openClause: (id: string) => void }} Does
 */

/**
 * `lines` says how many are shown.
 * @param {Shared & { lines: number, isHidden: boolean, does: Does }} handed
 */
export function Story({ art, words, scene, replay, lines, isHidden, does }) {
  const length = scene.story.length;
  const all = told(scene, words);
  const shown = all.slice(-lines).reverse();
  // The heading of the newest line stands above the list, which counts down from its last line.
  const isNow = replay.at == null;
  const head = isNow && length ? html`<h3>${all.at(-1)?.head}</h3>` : null;
  const see = button(
    "cl-see",
    () => replay.start(),
    icon("play"),
    html`<span>${words.see_again}</span>`,
  );
  return html`<div class="cl-story" role="tabpanel" aria-label=${words.story} tabIndex="0"
    hidden=${isHidden}
    onScroll=${(/** @type {{ currentTarget: Element }} */ event) =>
      isAtEnd(event.currentTarget) && does.more()}
  >
    <div class="cl-sheet">${scene.sheet && h(Scores, { sheet: scene.sheet, words })}</div>
    <div class="cl-story-top">
      ${head}${isNow && replay.many ? see : null}${h(Stepper, { replay, words })}
    </div>
    <ol class="cl-lines" reversed start=${length} onKeyDown=${walk}>
      ${shown.map((item, i) => {
        const handed = { art, words, does, isNewest: !i, canGoBack: scene.can.whatif };
        return h(StoryLine, { key: item.line.n, ...handed, ...item });
      })}
    </ol>
    ${
      length > lines ? button("cl-btn cl-quiet cl-earlier", () => does.more(), words.earlier) : null
    }
  </div>`;
}

/**
 * From button to button of the lines: only those of the newest are stops of the Tab key.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const { currentTarget, key, target } = event;
  const buttons = [.../** @type {Element} */ (currentTarget).querySelectorAll("button")];
  const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (target));
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (at < 0 || !step) return;
  event.preventDefault();
  buttons[at + step]?.focus();
}

/**
 * A line; `canGoBack` says whether a what-if may begin at its decision.
 * @typedef {Told & { art: Art, words: Labels, does: Does, isNewest: boolean, canGoBack: boolean
 *   }} LineHanded
 */

const StoryLine = memo((/** @type {LineHanded} */ handed) => {
  const { art, words, does, line, head, isMine, isSigned, sign, isNewest, canGoBack } = handed;
  const looks = {
    "cl-newest": isNewest,
    "cl-mine-line": isMine,
    "cl-cont": !isSigned,
    "cl-nobody": line.by == null,
  };
  const again = canGoBack ? line.decision : null;
  const title = words.rules.find((rule) => rule.id === line.clause)?.title ?? "";
  const name = fill(words.rule, { title });
  const open = () => does.openClause(line.clause);
  /** In the sheet the whole line opens its clause. @param {MouseEvent} event */
  const press = ({ currentTarget, target }) => {
    if (/** @type {Element} */ (target).closest("button") || !does.isSheet()) return;
    const clause = /** @type {Element} */ (currentTarget).querySelector(".cl-sec");
    if (clause) touch(clause, open);
  };
  const stops = (/** @type {Element | null} */ acts) => {
    for (const sign of acts?.querySelectorAll("button") ?? []) sign.tabIndex = isNewest ? 0 : -1;
  };
  return html`<li ...${keys([`${line.n}`])[0]} class=${classes(looks)} onClick=${press}>
    ${head && !isNewest ? html`<h3>${head}</h3>` : null}
    <i class="cl-av" aria-hidden="true">${sign}</i>
    <p>${art.line(line.text)}</p>
    <span class="cl-acts" ref=${stops}>
      ${
        again == null
          ? null
          : signButton("cl-whatif", "branch", words.whatif, () => does.whatIf(again))
      }
      ${h(ClauseSign, { id: line.clause, name, title, open })}
    </span>
  </li>`;
});

/** Whether somebody has scrolled to the end of what is shown. @param {Element} pane */
function isAtEnd(pane) {
  const earlier = /** @type {HTMLElement | null} */ (pane.querySelector(".cl-earlier"));
  const height = earlier?.offsetHeight; // none where the panel is folded
  const below = pane.scrollHeight - pane.scrollTop - pane.clientHeight;
  return Boolean(height && below < height + 40);
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
function told({ direction, me, outcome, seats, story }, words) {
  const own = me ?? 0;
  const first = story.find((line) => line.by === own)?.icon;
  let round = 0;
  /** Who did something last. @type {number | null} */ let actor = null;
  const rounds = story.map((line, n) => {
    if (outcome && n === story.length - 1) return END;
    const begins = direction === 0 ? line.icon === first : line.moved && actor !== own;
    if (line.by === own && begins) round += 1;
    if (line.moved) actor = line.by;
    return round;
  });
  return story.map((line, n) => {
    const after = story[n + 1];
    const endsRound = rounds[n + 1] !== rounds[n];
    const isMine = line.by != null && line.by === me;
    const other = seats.find((seat) => seat.seat === line.by);
    const isSince = !after && !outcome && !isMine;
    return {
      line,
      isMine,
      head: endsRound ? heading(rounds[n], isSince, words) : "",
      // The newest line of a player's turn has the sign, as it is read first.
      isSigned: line.by != null && (after?.by !== line.by || endsRound),
      sign: isMine ? words.you[0] : (other?.initial ?? ""),
    };
  });
}

/** @param {number} round @param {boolean} isSince @param {Labels} words */
function heading(round, isSince, words) {
  if (round === END) return words.the_end;
  if (!round) return words.beginning;
  return isSince ? words.since : fill(words.round, { n: round });
}
