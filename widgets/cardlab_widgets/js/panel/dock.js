// The panel where there is little room: one line with the newest event, which opens as a sheet.

import { h } from "preact";
import { html, icon, signButton } from "../shell/view.js";
import { Stepper } from "./story.js";

/** @import { Shared } from "./panel.js" */

/**
 * `openCoach` opens the coach, who has a button of their own: nothing else here names them.
 * @param {Shared & { isOpen: boolean, unfold: () => void, openCoach: () => void }} handed
 */
export function Dock({ art, words, scene, replay, isOpen, unfold, openCoach }) {
  const line = scene.story.at(-1);
  const other = scene.seats.find((seat) => seat.seat === line?.by);
  const mine = line?.by != null && line?.by === scene.me;
  const sign = mine ? words.you[0] : other?.initial;
  const told = line ? `: ${art.text(line.text)}` : "";
  return html`<div class="cl-dock">
    <button type="button" class="cl-docked" aria-expanded=${isOpen}
      aria-label=${`${words.unfold}${told}`} onClick=${unfold}
    >
      ${sign && html`<i class="cl-av${mine ? " cl-mine-sign" : ""}" aria-hidden="true">${sign}</i>`}
      <p>${art.line(line?.text)}</p>
      ${icon("up")}
    </button>
    ${
      replay.at == null && replay.many
        ? signButton("cl-step", "play", words.see_again, () => replay.start())
        : null
    }
    ${h(Stepper, { replay, words })}
    ${
      scene.coach === "none"
        ? null
        : html`<button type="button" class="cl-tool" aria-label=${words.coach} onClick=${openCoach}>
            ${icon("eye")}<span>${words.coach}</span>
          </button>`
    }
  </div>`;
}
