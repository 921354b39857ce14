// What the lobby opens over its page: a shared game, and the rulebook of a game without a lesson.

import { wellFormed } from "../shell/dialogs.js";
import { h } from "../shell/dom.js";

/** @import { LobbyPage } from "./lobby.js" */
/** @import { ClauseData } from "../types.js" */

export class LobbyDialogs {
  /** @param {LobbyPage} page */
  constructor(page) {
    this.page = page;
    this.node = h("dialog", { class: "cl-dialog" });
  }

  shared() {
    const { words } = this.page;
    const box = h("textarea", { rows: "5", placeholder: "cardlab:…", "aria-label": words.text });
    const go = () => {
      this.node.close();
      this.page.send({ kind: "open", text: wellFormed(box.value) });
    };
    const open = { type: "button", class: "cl-btn cl-lampy", onclick: go };
    this.show(words.shared, h("p", {}, words.shared_says), box, h("button", open, words.open));
  }

  /** @param {string} title @param {ClauseData[]} clauses */
  rules(title, clauses) {
    const list = clauses.map(({ id, title, text }) =>
      h("article", {}, h("h4", {}, title), h("p", {}, text), h("code", {}, id)),
    );
    this.show(title, h("div", { class: "cl-clauses", tabindex: "0" }, ...list));
  }

  /** @param {string} title @param {...Node} inside */
  show(title, ...inside) {
    const { node } = this;
    const close = { type: "button", class: "cl-btn cl-plain", onclick: () => node.close() };
    node.replaceChildren(
      h("h3", { id: "cl-lobby-dialog" }, title),
      ...inside,
      h("button", close, this.page.words.close),
    );
    node.setAttribute("aria-labelledby", "cl-lobby-dialog");
    if (!node.open) node.showModal();
  }
}
