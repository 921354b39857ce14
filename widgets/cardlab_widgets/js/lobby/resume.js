// The line of the lobby that leads back to the game that was left.

import { h, icon } from "../shell/dom.js";
import { forget, left } from "../shell/unfinished_game.js";

/** @import { LobbyPage } from "./lobby.js" */

/** The line; "" if no game was left. @param {LobbyPage} page */
export function resume(page) {
  const { shown, words } = page;
  const game = left();
  const tile = game && shown.games.find((other) => other.name === game.game);
  if (!game || !tile) return "";
  const text = (game.mine ? words.waits_move : words.waits).replace("{n}", String(game.turn));
  const [before, after] = text.split("{game}");
  const against = words.against.replace("{names}", page.list(game.names.map(String)));
  const away = () => {
    forget();
    page.paint();
  };
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
    h(
      "button",
      {
        type: "button",
        class: "cl-btn cl-plain cl-resumes",
        "data-at": "go on",
        onclick: () => page.send({ kind: "go on", ticket: game.ticket }),
      },
      words.go_on,
    ),
    h(
      "button",
      {
        type: "button",
        class: "cl-away",
        title: words.forget,
        "aria-label": words.forget,
        onclick: away,
      },
      icon("cross"),
    ),
  );
}
