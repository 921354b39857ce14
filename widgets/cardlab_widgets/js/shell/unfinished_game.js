// The game that the visitor has left: its table notes it, and the lobby leads back to it.

import { drop, read, write } from "./local_storage.js";

/** @import { LeftGame, Scene } from "../types.js" */

const NAME = "cardlab-left";
const DAY = 24 * 60 * 60 * 1000; // ms for which a server keeps a game that does not change

/**
 * Note where a game is, so that the lobby can lead back to it; one that is over is forgotten.
 * @param {string} ticket by which another program goes on with the game; "" if none does
 * @param {Scene} scene
 */
export function note(ticket, scene) {
  if (!ticket || scene.mode === "whatif") return;
  if (scene.outcome || scene.mode === "replay") {
    if (left()?.ticket === ticket) drop(NAME);
    return;
  }
  const names = scene.seats.map((seat) => seat.name);
  const { game, turn } = scene;
  const mine = scene.moves.length > 0 || scene.mode === "covered";
  write(NAME, { ticket, game, turn, mine, names, at: Date.now() });
}

/** The game that was left in the last day. @returns {LeftGame | null} */
export function left() {
  const game = read(NAME);
  const is_one =
    typeof game?.ticket === "string" && Array.isArray(game.names) && Date.now() - game.at < DAY;
  return is_one ? game : null;
}

/** Forget the game that was left. */
export const forget = () => drop(NAME);
