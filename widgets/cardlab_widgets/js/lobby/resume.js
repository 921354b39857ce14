// The line of the lobby that leads back to the game that was left.

import { left } from "../shell/unfinished_game.js";
import { fill, html, signButton } from "../shell/view.js";

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
  const text = fill(game.mine ? words.waits_move : words.waits, { n: game.turn });
  const [before, after] = text.split("{game}");
  const against = fill(words.against, { names: list(game.names.map(String)) });
  return html`<div class="cl-resume">
    <p>${before}<b>${tile.title}</b>${after}<span class="cl-wide"> ${against}</span></p>
    <button type="button" data-at="go on" class="cl-btn cl-plain cl-resumes"
      onClick=${() => goOn(game.ticket)}
    >
      ${words.go_on}
    </button>
    ${signButton("cl-away", "cross", words.forget, forget)}
  </div>`;
}
