// The moves that are buttons.

import { h } from "preact";
import { classes, keys } from "../shell/view.js";

/** @import { Shown } from "../shell/view.js" */
/** @import { MoveData } from "../types.js" */
/** @import { Play } from "./page.js" */
/** @import { Form } from "./form.js" */

/** @param {{ play: Play, form: Form }} handed */
export function Buttons({ play, form }) {
  const moves = play.pick.buttons().filter((move) => !form.owns(move));
  const names = keys(moves.map((move) => move.say));
  return h(
    "div",
    { class: "cl-buttons", role: "group", "aria-label": play.words.moves },
    moves.map((move, i) => moveButton(play, move, { ...names[i], ...form.dress(move) })),
  );
}

/**
 * How a form shows the button of a move, where not as usual.
 * @typedef {object} Dress
 * @property {Shown} [label] what stands on it
 * @property {string} [say] what is read
 * @property {boolean} [isQuiet] whether it is only outlined: the game asks for another one
 * @property {string} [css] more classes
 * @property {string} [key] by which the button is known (`keys`)
 */

/**
 * The button of a move.
 * @param {Play} play
 * @param {MoveData} move
 * @param {Dress} dress
 * @param {...Shown} inside what stands behind the label
 */
export function moveButton(play, move, { label, say, isQuiet, css = "", ...names }, ...inside) {
  const { art, pick } = play;
  const suit = move.steps.length === 1 && move.steps[0].suit;
  const looks = {
    "cl-btn": true,
    "cl-act": true,
    "cl-piece-btn": Boolean(move.face),
    "cl-on": move.marked === true,
    "cl-outlined": isQuiet === true,
  };
  const ink = suit ? ` cl-suit ${art.drawings.suits[suit].css}` : "";
  const isPicked = pick.picked.length > 0 && move.steps.some((step) => step.card);
  const usual = art.line(isPicked ? move.short : move.label);
  return h(
    "button",
    {
      ...names,
      type: "button",
      class: `${classes(looks)}${ink} ${css}`.trim(),
      "aria-label": say ?? `${move.say}${thenInWords(play, move)}`,
      "aria-keyshortcuts": move.key,
      "aria-pressed": move.marked,
      onClick: () => play.make(move),
    },
    move.face ? art.face(move.face) : (label ?? usual),
    move.key ? h("kbd", { "aria-hidden": "true" }, move.key) : null,
    move.then ? h("small", {}, thenDrawn(play, move.then)) : null,
    inside,
  );
}

/** Which cards could be played after a move. @param {Play} play @param {MoveData} move */
export function thenInWords({ art, words }, { then }) {
  if (!then) return "";
  const names = then.map((card) => art.name(card)).join(", ");
  return names ? `, ${words.then} ${names}` : `, ${words.then_none}`;
}

/** @param {Play} play @param {string[]} cards */
const thenDrawn = ({ art, words }, cards) =>
  cards.length ? [words.then, ...cards.map((card) => art.face(card))] : words.then_none;
