// Saving, loading, sharing; the notices over the table.

import { h, icon } from "./dom.js";

/** @import { Page } from "../table/page.js" */

export class Dialogs {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.notice = h("div", { class: "cl-notice", role: "alert", hidden: true });
    /** What no press takes away. */
    this.lasting = h("div", { class: "cl-notice cl-bad cl-lasting", role: "alert", hidden: true });
    this.dialog = h("dialog", { class: "cl-dialog" });
    this.node = h("div", {}, this.lasting, this.notice, this.dialog);
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

  /**
   * Say what lasts until it is over; "" takes it away, but not that the game can't be kept.
   * @param {string} text
   * @param {string} [href] where the game goes on
   */
  last(text, href = "") {
    text ||= this.page.model.get("unkept");
    if (text !== this.lasting.textContent) {
      const go = { class: "cl-btn cl-quiet", href };
      const link = href ? h("a", go, this.page.words.watch.go_on) : "";
      this.lasting.replaceChildren(text ? h("p", {}, text) : "", link);
    }
    this.lasting.hidden = !text;
  }

  hideNotice() {
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

  /** @param {string} text @param {boolean} [isSealed] */
  share(text, isSealed = false) {
    const { words } = this.page;
    const box = h("textarea", { readonly: true, rows: "5", "aria-label": words.share });
    box.value = text;
    const copy = () => {
      box.select();
      navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    };
    this.open(
      words.share,
      h("p", {}, isSealed ? words.save_sealed : words.share_hint),
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
      this.page.send("load", 0, { text: wellFormed(box.value) });
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

  /** @param {string} name @param {string} text @param {boolean} isSealed */
  file(name, text, isSealed) {
    const { words } = this.page;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    h("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    this.say(isSealed ? words.save_sealed : words.save_plain);
  }
}

/**
 * Text that can be sent: without half a letter. A longer text than Python reads is cut where Python
 * still says that it is too long; the server would cut the connection.
 * @param {string} text
 */
export function wellFormed(text) {
  return text
    .slice(0, 70_000)
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, "");
}
