// Saving, loading, sharing; the notices over the table.

import { render } from "preact";
import { Dialog, wellFormed } from "./dialog.js";
import { box, button, html, icon, node } from "./view.js";

/** @import { Labels, Shown } from "../types.js" */

export class Dialogs {
  /**
   * @param {object} handed
   * @param {Labels} handed.words
   * @param {() => string} handed.unkept why the game can't be kept, or ""
   * @param {(text: string) => void} handed.load goes on with a game that was saved
   */
  constructor(handed) {
    this.handed = handed;
    const { words } = handed;
    /** What no press takes away, and where the game goes on. */
    this.lasting = { text: "", href: "" };
    /** What is said until the next press. */ this.said = { text: "", isBad: false };
    this.dialog = new Dialog("cl-btn cl-quiet", () => words.close);
    this.notices = box("cl-notices");
    this.node = box("");
    this.node.append(this.notices, this.dialog.node);
  }

  draw() {
    const { lasting, said } = this;
    const { words } = this.handed;
    const link = html`<a class="cl-btn cl-quiet" href=${lasting.href}>${words.watch.go_on}</a>`;
    render(
      html`
        <div class="cl-notice cl-bad cl-lasting" role="alert" hidden=${!lasting.text}>
          <p>${lasting.text}</p>${lasting.href ? link : null}
        </div>
        <div class="cl-notice${said.isBad ? " cl-bad" : ""}" role="alert" hidden=${!said.text}>
          <p>${said.text}</p>
          <button type="button" class="cl-tool" aria-label=${words.close}
            onClick=${() => this.hideNotice()}
          >
            ${icon("cross")}
          </button>
        </div>
      `,
      this.notices,
    );
  }

  /** @param {string} text @param {boolean} [isBad] */
  say(text, isBad = false) {
    this.said = { text, isBad };
    this.draw();
  }

  /**
   * Say what lasts until it is over; "" takes it away, but not that the game can't be kept.
   * @param {string} text
   * @param {string} [href] where the game goes on
   */
  last(text, href = "") {
    const before = this.lasting.text;
    this.lasting = { text: text || this.handed.unkept(), href };
    this.draw();
    if (text && text !== before) this.notices.scrollIntoView({ block: "center" });
  }

  hideNotice() {
    if (this.said.text) this.say("");
  }

  /** @param {string} title @param {...Shown} inside */
  open(title, ...inside) {
    this.dialog.open(title, ...inside);
  }

  /** Copy a text, and show it. @param {string} title @param {string} text */
  showText(title, text) {
    void navigator.clipboard?.writeText(text).catch(() => {});
    this.open(title, html`<textarea readonly rows="6" aria-label=${title} value=${text} />`);
    this.dialog.box.select();
  }

  /** @param {string} text @param {boolean} [isSealed] */
  share(text, isSealed = false) {
    const { words } = this.handed;
    const { dialog } = this;
    const copy = () => {
      dialog.box.select();
      navigator.clipboard?.writeText(text).catch(() => document.execCommand("copy"));
    };
    dialog.open(
      words.share,
      html`<p>${isSealed ? words.save_sealed : words.share_hint}</p>`,
      html`<textarea readonly rows="5" aria-label=${words.share} value=${text} />`,
      button("cl-btn", copy, words.copy),
    );
    dialog.box.select();
  }

  load() {
    const { words, load } = this.handed;
    const { dialog } = this;
    const read = async (/** @type {Event} */ { currentTarget }) => {
      const [chosen] = /** @type {HTMLInputElement} */ (currentTarget).files ?? [];
      if (chosen) dialog.box.value = await chosen.text();
    };
    const go = () => {
      load(wellFormed(dialog.box.value));
      dialog.close();
    };
    dialog.open(
      words.load,
      html`<p>${words.load_hint}</p>`,
      html`<input type="file" accept=".json,.txt" aria-label=${words.choose_file}
        onChange=${read}
      />`,
      html`<textarea rows="5" aria-label=${words.paste} />`,
      button("cl-btn", go, words.load),
    );
  }

  /** @param {string} name @param {string} text @param {boolean} isSealed */
  file(name, text, isSealed) {
    const { words } = this.handed;
    const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    node("a", { href: url, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
    this.say(isSealed ? words.save_sealed : words.save_plain);
  }
}
