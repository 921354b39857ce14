// The line of the lobby that leads back to the game that was left.

import { h } from "preact";
import { left } from "../shell/unfinished_game.js";
import { signButton } from "../shell/view.js";

/** @import { LobbyShown } from "../types.js" */

/**
 * @param {object} handed
 * @param {LobbyShown} handed.shown
 * @param {(names: string[]) => string} handed.list joins names
 * @param {(ticket: string) => void} handed.goOn
 * @param {() => void} handed.forget
 */
export function Resume({ shown: { words, games }, list, goOn, forget }) {
  const game = left();
  const tile = games.find((other) => other.name === game?.game);
  if (!game || !tile) return null;
  const text = (game.mine ? words.waits_move : words.waits).replace("{n}", String(game.turn));
  const [before, after] = text.split("{game}");
  const against = words.against.replace("{names}", list(game.names.map(String)));
  const go = { class: "cl-btn cl-plain cl-resumes", onClick: () => goOn(game.ticket) };
  return h(
    "div",
    { class: "cl-resume" },
    h(
      "p",
      {},
      before,
      h("b", {}, tile.title),
      after,
      h("span", { class: "cl-wide" }, ` ${against}`),
    ),
    h("button", { type: "button", "data-at": "go on", ...go }, words.go_on),
    signButton("cl-away", "cross", words.forget, forget),
  );
}
