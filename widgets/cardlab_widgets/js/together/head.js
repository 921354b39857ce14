// Over the table of several people: who I am, what can be done beside playing, and who is there.

import { h, hide } from "../shell/dom.js";

/** @import { PresenceNews } from "../types.js" */
/** @import { RoomPage } from "./room.js" */

export class Head {
  /** @param {RoomPage} page */
  constructor(page) {
    this.page = page;
    this.title = h("h1", { class: "title" });
    this.back = this.button("back", "back");
    this.again = this.button("again", "again");
    this.leave = this.button("leave", "leave");
    const people = page.text("people");
    this.people = h("ul", { "aria-label": people });
    const phrases = page.data.phrases.map((phrase, index) =>
      h(
        "button",
        { type: "button", onclick: () => page.line.send({ kind: "say", index }) },
        phrase,
      ),
    );
    const box = h("div", {}, this.people, h("p", {}, page.text("say")), ...phrases, this.leave);
    const sign = h("summary", { "aria-label": people, title: people }, "⋯");
    this.menu = h("details", { class: "menu", hidden: true }, sign, box);
    page.root.addEventListener("click", ({ target }) => this.close(target));
    this.menu.addEventListener("keydown", ({ key }) => key === "Escape" && this.close(null));
    const { alone, path } = page.data;
    const other = alone ? h("a", { href: `${path}/` }, page.text("other")) : "";
    this.nodes = [this.title, this.back, this.again, other, this.menu];
  }

  /** @param {string} kind what is sent @param {string} name of the text */
  button(kind, name) {
    const send = () => this.page.line.send({ kind });
    return h("button", { type: "button", hidden: true, onclick: send }, this.page.text(name));
  }

  /** Close the menu, unless its own sign was pressed. @param {EventTarget | null} target */
  close(target) {
    const sign = this.menu.firstElementChild;
    if (!sign?.contains(/** @type {Node | null} */ (target))) this.menu.removeAttribute("open");
  }

  /** There is no table for me. @param {string} name */
  wait(name) {
    this.title.textContent = this.page.text("you", { name });
    for (const node of [this.back, this.again, this.menu]) hide(node, true);
  }

  /** @param {PresenceNews} now */
  paint(now) {
    const { chairs, me, state, again } = now;
    const { page } = this;
    const mine = me == null ? null : chairs[me];
    const who = mine ? page.text("you", { name: mine.name }) : page.text("looks");
    const { alone } = page.data;
    const title = page.model?.get("scene").title;
    const facts = alone ? [title] : [page.text("table", { n: now.table }), title];
    this.title.replaceChildren(h("b", {}, who), ...facts.map((fact) => ` · ${fact}`));
    hide(this.back, mine?.is !== "away");
    hide(this.again, state !== "over" || !mine || again == null);
    hide(this.leave, mine?.is === "away");
    hide(this.menu, !mine || state === "open" || alone);
    this.people.replaceChildren(...this.list(now));
  }

  /** Who is at the table. @param {PresenceNews} now */
  list({ chairs, me }) {
    return chairs.map(({ name, is }, n) => {
      const told = is === "here" ? "" : ` (${this.page.data.presence[is]})`;
      return h("li", { "data-is": is, class: n === me ? "me" : "" }, h("b", {}, name), told);
    });
  }

  /** What is shown until the table begins. @param {PresenceNews} now */
  gathering(now) {
    const { page } = this;
    const begin = now.me == null ? "" : this.button("start", "begin");
    if (begin) begin.hidden = false;
    const begins = h("p", {}, page.text("begins"));
    return h("section", { class: "gather" }, h("ul", {}, ...this.list(now)), begins, begin);
  }
}
