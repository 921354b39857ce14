// Over the table of several people: who I am, what can be done beside playing, and who is there.

import { h } from "preact";
import { button } from "../shell/view.js";

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
  return [
    now || name
      ? h("h1", { class: "title" }, now ? [h("b", {}, who), table, ` · ${title}`] : who)
      : null,
    h("p", { class: "told", role: "status" }, told),
    // It is read once, with the status: a screen reader is not to count along.
    left ? h("b", { class: "left", "aria-hidden": "true" }, text("seconds", { n: left })) : null,
    isAway ? does("back", "back") : null,
    mine && isOver ? does("again", "again") : null,
    data.alone ? h("a", { href: `${data.path}/` }, text("other")) : null,
    now && mine && now.state !== "open" && !data.alone
      ? h(Menu, { data, now, text, send }, isAway ? null : does("leave", "leave"))
      : null,
  ];
}

/** @param {Handed & { now: PresenceNews, children?: import("../shell/view.js").Shown }} handed */
function Menu({ data, now, text, send, children }) {
  const people = text("people");
  const close = (/** @type {KeyboardEvent} */ { key, currentTarget }) =>
    key === "Escape" && /** @type {Element} */ (currentTarget).removeAttribute("open");
  return h(
    "details",
    { class: "menu", onKeyDown: close },
    h("summary", { "aria-label": people, title: people }, "⋯"),
    h(
      "div",
      {},
      h("ul", { "aria-label": people }, h(People, { data, now })),
      h("p", {}, text("say")),
      data.phrases.map((phrase, index) => button("", () => send({ kind: "say", index }), phrase)),
      children,
    ),
  );
}

/** Who is at the table. @param {{ data: PupilData, now: PresenceNews }} handed */
const People = ({ data, now: { chairs, me } }) =>
  chairs.map(({ name, is }, n) =>
    h(
      "li",
      { "data-is": is, class: n === me ? "me" : "" },
      h("b", {}, name),
      is === "here" ? "" : ` (${data.presence[is]})`,
    ),
  );

/** What is shown until the table begins. @param {Handed & { now: PresenceNews }} handed */
export const Gathering = ({ data, now, text, send }) =>
  h(
    "section",
    { class: "gather" },
    h("ul", {}, h(People, { data, now })),
    h("p", {}, text("begins")),
    now.me == null ? null : button("", () => send({ kind: "start" }), text("begin")),
  );
