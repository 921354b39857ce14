// The seats along the top: who plays, whose turn it is, and what lies before each.

import { h } from "preact";
import { atLeast, cards, classes, html, keys, memo } from "../shell/view.js";
import { isTask } from "./hand.js";

/** @import { Art, Form, Play, SeatData } from "../types.js" */

const FEW = 4; // opponents: more have no room for words about them
const BACKS = 6; // as many cards of a hand are drawn
const KNOWN = 12; // as many of them face up
const LARGE = 4; // more known cards are drawn smaller

/** @param {{ play: Play, form: Form }} handed */
export function Seats({ play, form }) {
  const { seats } = play.scene;
  const n = seats.length;
  return html`<ul class="cl-seats ${classes({ "cl-many": n > FEW, ...atLeast(n) })}"
    aria-label=${play.words.players}
  >
    ${seats.map((seat) => h(Seat, { key: seat.seat, play, form, seat }))}
  </ul>`;
}

/** @param {{ play: Play, form: Form, seat: SeatData }} handed */
function Seat({ play, form, seat }) {
  const { art, words, pick } = play;
  const thing = { seat: seat.seat };
  const isPicked = pick.isPicked(thing);
  const later = pick.comesLater(thing);
  // In a game, what lies open in the middle is not drawn a second time: the seats keep their height.
  const isOpen = !isTask(play.scene) && seat.zone === pick.foreignZone(play.scene.hand_zone);
  const known = isOpen ? [] : seat.cards.filter((card) => card != null);
  const looks = {
    "cl-turn": seat.turn,
    "cl-next": seat.next,
    "cl-may": pick.invites(thing),
    "cl-sel": isPicked,
    "cl-knows": known.length > 0,
    "cl-knows-many": known.length > LARGE,
  };
  const presence = play.presence?.[seat.seat];
  const status = [presence && words.presence?.[presence], seat.status].filter(Boolean).join(", ");
  const scored = seat.points == null ? "" : `${words.total} ${seat.points}`;
  const held = seat.count == null ? "" : cards(words, seat.count);
  const flag = seat.next ? words.next : seat.chosen ? "✓" : undefined; // its status is read
  const names = known.map((card) => art.name(card)).join(", ");
  const knows = names ? `${words.you_know}: ${names}` : "";
  const said = [seat.name, scored, held, form.inLabel(seat), status, knows];
  const label = said.filter(Boolean).join(", ");
  return html`<li class="cl-seat ${classes(looks)}"
    data-key="seat ${seat.seat}#1" data-zone=${seat.zone}
    data-flag=${flag} data-presence=${presence}
  >
    <button type="button" disabled=${!pick.leads(thing) && !later}
      aria-disabled=${later || undefined} aria-pressed=${pick.pressed(isPicked)}
      aria-current=${seat.turn || undefined}
      aria-label=${label}
      onClick=${() => play.press(thing)}
    >
      <span class="cl-av">${seat.initial}</span>
      <b>
        ${seat.name}
        ${seat.points == null ? null : html`<i class="cl-seat-points">${seat.points}</i>`}
      </b>
      <small>${status === flag ? null : status}</small>
      ${h(Backs, { art, count: seat.count ?? 0, known })}
      <span class="cl-cnt">${seat.count}</span>
    </button>
    ${form.layBefore(seat)}
  </li>`;
}

/** @typedef {{ art: Art, count: number, known: string[] }} BacksHanded */

/** Some backs, and what I know of the hand. */
const Backs = memo((/** @type {BacksHanded} */ { art, count, known }) => {
  const open = known.slice(0, KNOWN);
  // At least one back stands for the cards that I don't know.
  const backs = Math.max(0, Math.min(count - open.length, Math.max(1, BACKS - open.length)));
  const shown = [...Array(backs).fill(null), ...open];
  const names = keys(shown.map((card) => card ?? "back"));
  return html`<span class="cl-backs">${shown.map((card, i) => art.ofOther(card, names[i]))}</span>`;
});
