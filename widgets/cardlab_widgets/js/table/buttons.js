// The moves that are buttons.

import { classes, html, keys } from "../shell/view.js";
import { hasCard } from "./pick.js";

/** @import { Form, MoveData, Play, Shown } from "../types.js" */

/** @param {{ play: Play, form: Form }} handed */
export function Buttons({ play, form }) {
  const { art, pick } = play;
  const moves = pick.buttons().filter((move) => !form.owns(move));
  const names = keys(moves.map((move) => move.say));
  // They come before those without a card, which stay at the right end; the button that ends an
  // answer stands there itself.
  const gone = moves.filter(hasCard);
  const toCome = pick.toCome((come) => form.asButtons(come)).slice(gone.length);
  const rooms = toCome.map(
    (move) => html`<span class="cl-btn cl-room" aria-hidden="true">
      ${form.dress(move).label ?? html`<span>${art.line(move.short)}</span>`}
    </span>`,
  );
  const buttons = moves.map((move, i) =>
    moveButton(play, move, { ...names[i], ...form.dress(move) }),
  );
  return html`<div class="cl-buttons" role="group" aria-label=${play.words.moves}>
    ${pick.marking ? [buttons, rooms] : [rooms, buttons]}
  </div>`;
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
    "cl-piece-btn": Boolean(move.face),
    "cl-on": move.marked === true,
    "cl-outlined": isQuiet === true,
  };
  const ink = suit ? `cl-suit ${art.drawings.suits[suit].css}` : "";
  const isPicked = pick.picked.length > 0 && move.steps.some((step) => step.card);
  const usual = html`<span>${art.line(isPicked ? move.short : move.label)}</span>`;
  return html`<button ...${names} type="button"
    class="cl-btn cl-act ${classes(looks)} ${ink} ${css}"
    aria-label=${say ?? `${move.say}${thenInWords(play, move)}`} aria-keyshortcuts=${move.key}
    aria-pressed=${move.marked} disabled=${!pick.isOpen} onClick=${() => play.make(move)}
  >
    ${move.face ? art.face(move.face) : (label ?? usual)}
    ${move.key ? html`<kbd aria-hidden="true">${move.key}</kbd>` : null}
    ${move.then ? html`<small>${thenDrawn(play, move.then)}</small>` : null}
    ${inside}
  </button>`;
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
