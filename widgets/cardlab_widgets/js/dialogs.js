// Saving, loading, sharing; the notices over the table.

import { h, icon } from "./dom.js";

/** @import { Page } from "./page.js" */

export class Dialogs {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    /** Whether the kernel was said to be gone. */ this.isDead = false;
    this.notice = h("div", { class: "cl-notice", role: "alert", hidden: true });
    this.dialog = h("dialog", { class: "cl-dialog" });
    this.node = h("div", {}, this.notice, this.dialog);
  }

  /** @param {string} text @param {boolean} [bad] */
  say(text, bad = false) {
    const close = () => (this.notice.hidden = true);
    const shut = h(
      "button",
      { type: "button", class: "cl-tool", "aria-label": this.page.words.close, onclick: close },
      icon("cross"),
    );
    this.notice.className = `cl-notice${bad ? " cl-bad" : ""}`;
    this.notice.replaceChildren(h("p", {}, text), shut);
    this.notice.hidden = false;
  }

  /** The kernel is gone: where the server has kept the game, another kernel goes on with it. */
  dead() {
    const { words, model } = this.page;
    this.say(words.dead, true);
    this.isDead = true;
    const ticket = model.get("ticket");
    if (!ticket) return;
    const address = new URL(location.href);
    address.search = `?continue=${ticket}`;
    this.notice.firstElementChild?.append(
      " ",
      h("a", { class: "cl-btn cl-quiet", href: address.href }, words.go_on),
    );
  }

  /** It was only slow. */
  alive() {
    if (this.isDead) this.hush();
    this.isDead = false;
  }

  hush() {
    this.notice.hidden = true;
  }

  /** @param {string} title @param {...(Node | string)} inside */
  open(title, ...inside) {
    const dialog = this.dialog;
    const close = h(
      "button",
      { type: "button", class: "cl-btn cl-quiet", onclick: () => dialog.close() },
      this.page.words.close,
    );
    dialog.replaceChildren(h("h3", { id: "cl-dialog-title" }, title), ...inside, close);
    dialog.setAttribute("aria-labelledby", "cl-dialog-title");
    if (!dialog.open) dialog.showModal();
  }

  /** @param {string} text */
  share(text) {
    const { words } = this.page;
    const box = h("textarea", { readonly: true, rows: "5", "aria-label": words.share });
    box.value = text;
    const copy = () => {
      box.select();
      navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    };
    this.open(
      words.share,
      h("p", {}, words.share_hint),
      box,
      h("button", { type: "button", class: "cl-btn", onclick: copy }, words.copy),
    );
    box.select();
  }

  load() {
    const { words } = this.page;
    const box = h("textarea", { rows: "5", "aria-label": words.paste });
    const file = h("input", {
      type: "file",
      accept: ".json,.txt",
      "aria-label": words.choose_file,
    });
    file.addEventListener("change", async () => {
      const chosen = file.files?.[0];
      if (chosen) box.value = await chosen.text();
    });
    const go = () => {
      this.page.send("load", 0, { text: box.value });
      this.dialog.close();
    };
    this.open(
      words.load,
      h("p", {}, words.load_hint),
      file,
      box,
      h("button", { type: "button", class: "cl-btn", onclick: go }, words.load),
    );
  }

  /** @param {string} name @param {string} text */
  file(name, text) {
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  }
}
