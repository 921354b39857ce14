// Over the table of several people: who I am, what can be done beside playing, and who is there.

import { h } from "preact";
import { button, html } from "../shell/view.js";

/** @import { PresenceNews, PupilData } from "../types.js" */

/** @typedef {(name: string, fields?: Record<string, string | number>) => string} Text */

/**
 * What the parts of a pupil's page are handed.
 * @typedef {object} Handed
 * @property {PupilData} data
 * @property {PresenceNews | null} now who is at the table; null where there is no table for me
 * @property {Text} text
 * @property {(message: { kind: string, index?: number }) => void} send
 */

/**
 * @typedef {object} Shown
 * @property {string} name my name
 * @property {string} title of the game
 * @property {string} told what is said in place of the title; "" for nothing
 * @property {number} left the seconds that I have left, once there are few; else 0
 */

/** @param {Handed & Shown} handed */
export function Head({ data, now, told, left, text, send, name, title }) {
  const mine = now?.me == null ? null : now.chairs[now.me];
  const who = mine || !now ? text("you", { name: mine?.name ?? name }) : text("looks");
  const table = now && !data.alone ? ` · ${text("table", { n: now.table })}` : "";
  const isAway = mine?.is === "away";
  const isOver = now?.state === "over" && now.again != null;
  const does = (/** @type {string} */ kind, /** @type {string} */ label) =>
    button("", () => send({ kind }), text(label));
  // The seconds are read once, with the status: a screen reader is not to count along.
  return html`
    ${
      now || name
        ? html`<h1 class="title">${now ? html`<b>${who}</b>${table} · ${title}` : who}</h1>`
        : null
    }
    <p class="told" role="status">${told}</p>
    ${left ? html`<b class="left" aria-hidden="true">${text("seconds", { n: left })}</b>` : null}
    ${isAway ? does("back", "back") : null}
    ${mine && isOver ? does("again", "again") : null}
    ${data.alone ? html`<a href="${data.path}/">${text("other")}</a>` : null}
    ${
      now && mine && now.state !== "open" && !data.alone
        ? h(Menu, { data, now, text, send }, isAway ? null : does("leave", "leave"))
        : null
    }
  `;
}

/** @param {Handed & { now: PresenceNews, children?: import("../types.js").Shown }} handed */
function Menu({ data, now, text, send, children }) {
  const people = text("people");
  const close = (/** @type {KeyboardEvent} */ { key, currentTarget }) =>
    key === "Escape" && /** @type {Element} */ (currentTarget).removeAttribute("open");
  return html`<details class="menu" onKeyDown=${close}>
    <summary aria-label=${people} title=${people}>⋯</summary>
    <div>
      <ul aria-label=${people}>${h(People, { data, now })}</ul>
      <p>${text("say")}</p>
      ${data.phrases.map((phrase, index) => button("", () => send({ kind: "say", index }), phrase))}
      ${children}
    </div>
  </details>`;
}

/** Who is at the table. @param {{ data: PupilData, now: PresenceNews }} handed */
const People = ({ data, now: { chairs, me } }) =>
  chairs.map(
    ({ name, is }, n) => html`<li data-is=${is} class=${n === me ? "me" : ""}>
      <b>${name}</b>${is === "here" ? "" : ` (${data.presence[is]})`}
    </li>`,
  );

/** What is shown until the table begins. @param {Handed & { now: PresenceNews }} handed */
export const Gathering = ({ data, now, text, send }) => html`<section class="gather">
  <ul>${h(People, { data, now })}</ul>
  <p>${text("begins")}</p>
  ${now.me == null ? null : button("", () => send({ kind: "start" }), text("begin"))}
</section>`;
