// The levers at the head of the lanes, and what a lane would be like once its lever is pressed.

import { classes, html, symbol } from "../shell/view.js";
import { thenInWords } from "../table/buttons.js";
import { isTask } from "../table/hand.js";

/** @import { Lever, MoveData, Play } from "../types.js" */

/**
 * @param {object} handed
 * @param {Play} handed.play
 * @param {Lever} handed.lever
 * @param {MoveData | null} handed.move
 * @param {boolean} handed.must whether nothing but a lever is left to me
 * @param {(isShown: boolean) => void} handed.preview
 */
export function LeverButton({ play, lever, move, must, preview }) {
  const { pick, scene } = play;
  const isChosen = move != null && pick.picked.length > 0 && pick.open().includes(move);
  // In a step, which lever is right is asked; a card that is chosen says no more than itself.
  const asks = move != null && (isChosen || (must && lever.free && !isTask(scene)));
  const looks = {
    "cl-act": move != null,
    "cl-waits": !move || !scene.moves.length,
    "cl-must": asks,
    "cl-may": asks,
  };
  const show = () => move && preview(true);
  const end = () => preview(false);
  // The page moves the focus here by itself too: who uses no keys would take it for the table.
  const focus = (/** @type {{ currentTarget: Element }} */ event) =>
    event.currentTarget.matches(":focus-visible") && show();
  const label = `${lever.say}, ${lever.note}${move ? thenInWords(play, move) : ""}`;
  return html`<button type="button" class="cl-lever ${classes(looks)}" disabled=${!move}
    data-key="${lever.say}#1" aria-label=${label}
    aria-keyshortcuts=${move?.key || undefined} onClick=${() => move && play.make(move)}
    onPointerEnter=${show} onPointerDown=${show} onPointerLeave=${end}
    onFocus=${focus}
    onBlur=${end}
  >
    ${symbol(lever.sign)}<b>${lever.label}</b><small>${lever.note}</small>
  </button>`;
}
