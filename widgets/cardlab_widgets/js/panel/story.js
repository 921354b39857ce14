// The story: what happened, newest first, the lines of one round together under a heading.

import { h } from "preact";
import { button, icon, keys, signButton } from "../shell/view.js";
import { ClauseSign, touch } from "./clause_sign.js";

/** @import { Art } from "../shell/art.js" */
/** @import { Labels, Line, Scene, Sheet } from "../types.js" */
/** @import { Replay } from "../table/replay.js" */

// Lines of the story at once: to paint hundreds with each table takes as long as the table.
export const LINES = 30;
const END = -1; // the round of the line that tells how a game has ended

/**
 * A line as it is shown: in which round, and whether its player's sign stands before it.
 * @typedef {{ line: Line, round: number, sign: boolean, head: string, mine: boolean }} Told
 */

/**
 * @param {object} handed
 * @param {Art} handed.art
 * @param {Labels} handed.words
 * @param {Scene} handed.scene
 * @param {Replay} handed.replay
 * @param {number} handed.lines how many lines are shown
 * @param {boolean} handed.isHidden
 * @param {() => boolean} handed.isSheet whether the panel lies over the table
 * @param {(decision: number) => void} handed.whatIf
 * @param {(id: string) => void} handed.openClause
 * @param {() => void} handed.more shows earlier lines
 */
export function Story({ art, words, scene, replay, lines, isHidden, isSheet, ...does }) {
  const length = scene.story.length;
  const all = told(scene, words);
  const shown = all.slice(-lines).reverse();
  const names = keys(shown.map(({ line }) => `${line.n}`));
  const isNow = replay.at == null;
  const head = isNow && length ? h("h3", {}, all.at(-1)?.head) : null;
  const see = button("cl-see", () => replay.start(), icon("undo"), h("span", {}, words.see_again));
  /** In the sheet the whole line opens its clause. @param {MouseEvent} event @param {Line} line */
  const press = ({ currentTarget, target }, line) => {
    if (/** @type {Element} */ (target).closest("button") || !isSheet()) return;
    const sign = /** @type {Element} */ (currentTarget).querySelector(".cl-sec");
    if (sign) touch(sign, () => does.openClause(line.clause));
  };
  return h(
    "div",
    {
      class: "cl-story",
      role: "tabpanel",
      "aria-label": words.story,
      tabIndex: 0,
      hidden: isHidden,
      onScroll: ({ currentTarget }) => isAtEnd(currentTarget) && does.more(),
    },
    h("div", { class: "cl-sheet" }, scene.sheet && h(Scores, { sheet: scene.sheet, words })),
    h(
      "div",
      { class: "cl-story-top" },
      head,
      isNow && replay.many ? see : null,
      h(Stepper, { replay, words }),
    ),
    h(
      "ol",
      { class: "cl-lines", reversed: true, start: length }, // numbered from the last to the first
      shown.map((item, i) => {
        const { line, mine, sign } = item;
        const css = [
          i ? "" : "cl-newest",
          mine ? "cl-mine-line" : "",
          sign ? "" : "cl-cont",
          line.by == null ? "cl-nobody" : "",
        ];
        const again = scene.can.whatif && line.decision != null ? line.decision : null;
        const title = words.rules.find((rule) => rule.id === line.clause)?.title ?? "";
        const open = () => does.openClause(line.clause);
        return h(
          "li",
          {
            ...names[i],
            class: css.filter(Boolean).join(" "),
            onClick: (/** @type {MouseEvent} */ event) => press(event, line),
          },
          i > 0 && item.head ? h("h3", {}, item.head) : null, // the newest stands above the list
          h("i", { class: "cl-av", "aria-hidden": "true" }, signOf(item, scene, words)),
          h("p", {}, art.line(line.text)),
          h(
            "span",
            { class: "cl-acts" },
            again == null
              ? null
              : signButton("cl-whatif", "branch", words.whatif, () => does.whatIf(again)),
            h(ClauseSign, { id: line.clause, title, open }),
          ),
        );
      }),
    ),
    length > lines ? button("cl-btn cl-quiet cl-earlier", () => does.more(), words.earlier) : null,
  );
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
  const row = (/** @type {"th" | "td"} */ kind, /** @type {(string | number)[]} */ cells) =>
    h(
      "tr",
      {},
      cells.map((cell, i) => (i ? h(kind, {}, cell) : h("th", { scope: "row" }, cell))),
    );
  return h(
    "table",
    {},
    h("caption", {}, words.sheet),
    h("thead", {}, row("th", ["", ...sheet.names])),
    h(
      "tbody",
      {},
      sheet.rows.map((points, n) => row("td", [n + 1, ...points])),
    ),
    h("tfoot", {}, row("td", [words.total, ...sheet.total])),
  );
}

/**
 * A step back, a step on, and the end of seeing it again.
 * @param {{ replay: Replay, words: Labels }} handed
 */
export function Stepper({ replay, words }) {
  const { at, many } = replay;
  if (at == null) return null;
  const count = words.step_of.replace("{n}", String(at)).replace("{all}", String(many));
  return h(
    "div",
    { class: "cl-steps", role: "group", "aria-label": words.see_again },
    signButton("cl-step", "left", words.step_back, () => replay.step(-1), at <= 1),
    h("span", { class: "cl-step-of" }, count),
    signButton("cl-step", "right", words.step_on, () => replay.step(1), at >= many),
    signButton("cl-step", "cross", words.step_end, () => replay.stop()),
  );
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
  return words.round.replace("{n}", String(round));
}
