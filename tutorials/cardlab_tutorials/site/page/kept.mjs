// What this browser keeps of its visitor, and the dialog that shows it.

import { read, tried } from "./local_storage.mjs";

const PREFIX = "cardlab-";
const HERE = "cardlab-here";

export class Kept {
  /** @param {HTMLDialogElement} dialog */
  constructor(dialog) {
    this.dialog = dialog;
    /** @type {Record<string, string>} */ this.texts = {};
  }

  /** The game that is open in this window, with what is seen of it; it outlives a reload. */
  here() {
    return tried(() => JSON.parse(sessionStorage.getItem(HERE) ?? "null"));
  }

  /** @param {unknown} game the game that is open in this window */
  stay(game) {
    tried(() => sessionStorage.setItem(HERE, JSON.stringify(game)));
  }

  /** The game that was kept last. @returns {{ ticket: string, text: string } | null} */
  game() {
    const game = read("cardlab-game");
    return typeof game?.ticket === "string" && typeof game.text === "string" ? game : null;
  }

  /** A ticket for a new game, as Python draws them. */
  ticket() {
    const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16)));
    return btoa(bytes).replace(/\+/g, "-").replace(/\//g, "_").slice(0, 22);
  }

  /** All that is kept, as text. */
  text() {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    return JSON.stringify(
      Object.fromEntries(names.map((name) => [name, localStorage.getItem(name)])),
    );
  }

  /** Take over a text that was copied from here; whether it is one. @param {string} text */
  take(text) {
    try {
      const all = Object.entries(JSON.parse(text));
      const is_one = all.every(
        ([name, value]) => name.startsWith(PREFIX) && typeof value === "string",
      );
      if (!all.length || !is_one) return false;
      for (const [name, value] of all) localStorage.setItem(name, String(value));
      return true;
    } catch {
      return false;
    }
  }

  clear() {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(PREFIX)) localStorage.removeItem(name);
    sessionStorage.removeItem(HERE);
  }

  show() {
    const { texts, dialog } = this;
    const [head, says, hands, told] = ["h2", "p", "p", "p"].map((tag) =>
      document.createElement(tag),
    );
    const box = Object.assign(document.createElement("textarea"), { value: this.text() });
    head.textContent = texts.kept;
    says.textContent = texts.kept_says;
    hands.textContent = texts.kept_hands;
    hands.hidden = !this.game();
    told.setAttribute("role", "status");
    box.setAttribute("aria-label", texts.kept);
    dialog.setAttribute("aria-label", texts.kept);
    const row = document.createElement("div");
    const button = (/** @type {string} */ text, /** @type {() => void} */ act) => {
      const made = Object.assign(document.createElement("button"), { textContent: text });
      made.onclick = act;
      row.append(made);
    };
    button(texts.copy, () => void navigator.clipboard?.writeText(box.value));
    button(texts.take, () => {
      if (this.take(box.value)) location.reload();
      else told.textContent = texts.damaged;
    });
    button(texts.clear, () => {
      if (told.textContent !== texts.sure) return void (told.textContent = texts.sure);
      this.clear();
      location.reload();
    });
    button(texts.close, () => dialog.close());
    dialog.replaceChildren(head, says, hands, box, told, row);
    dialog.showModal();
    box.select();
  }
}
