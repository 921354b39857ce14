// The levers at the head of the lanes, and what a lane would be like once its lever is pressed.

import { h } from "preact";
import { classes, symbol } from "../shell/view.js";
import { thenInWords } from "../table/buttons.js";

/** @import { Lever, MoveData } from "../types.js" */
/** @import { Play } from "../table/page.js" */

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
  const asks = move != null && (isChosen || (must && lever.free));
  const looks = {
    "cl-lever": true,
    "cl-act": move != null,
    "cl-waits": !move || !scene.moves.length,
    "cl-must": asks,
    "cl-may": asks,
  };
  const show = () => move && preview(true);
  const end = () => preview(false);
  return h(
    "button",
    {
      type: "button",
      class: classes(looks),
      disabled: !move,
      "data-key": `${lever.say}#1`,
      "aria-label": `${lever.say}${move ? thenInWords(play, move) : ""}`,
      "aria-keyshortcuts": move?.key || undefined,
      onClick: () => move && play.make(move),
      onPointerEnter: show,
      onPointerDown: show,
      onPointerLeave: end,
      // The page moves the focus here by itself too: who uses no keys would take it for the table.
      onFocus: ({ currentTarget }) => currentTarget.matches(":focus-visible") && show(),
      onBlur: end,
    },
    symbol(lever.sign),
    h("b", {}, lever.label),
    h("small", {}, lever.note),
  );
}
