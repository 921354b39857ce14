// The lobby: a tile for each game, the game that was left, and "Your table". What is chosen stays
// in the page until Play; Python hears of it then, checks it, and lays the table.

import { h, render } from "preact";
import { Dialog, wellFormed } from "../shell/dialog.js";
import { tried } from "../shell/local_storage.js";
import { Early, moveTo, shared } from "../shell/placeholder.js";
import { pageTheme } from "../shell/theme.js";
import { Timer } from "../shell/timer.js";
import { forget } from "../shell/unfinished_game.js";
import { button, fill, html, node, raw } from "../shell/view.js";
import { said, Watch } from "../shell/watch.js";
import { Resume } from "./resume.js";
import { TableChoice } from "./table_choice.js";
import { Tiles } from "./tiles.js";
import { YourTable } from "./your_table.js";

/** @import { ClauseData, FieldEvent, LobbyGame, LobbyMessage, LobbyModel } from "../types.js" */
/** @import { LobbyNews, LobbyShown, WatchWords } from "../types.js" */

const CHOSEN = "cardlab_lang"; // the cookie of the language chosen last; server/door.py reads it
const YEAR = 31_536_000; // s
const ANSWER_WITHIN = 3000; // ms; then it is asked why there is no answer
const EMBLEM = `<svg viewBox="0 0 44 36" aria-hidden="true"><g stroke="#0003">
<rect x="4" y="6" width="17" height="24" rx="2.6" transform="rotate(-15 12 18)" fill="#fff2e2"/>
<rect x="14" y="4" width="17" height="24" rx="2.6" fill="#e2f0fa"/>
<rect x="24" y="6" width="17" height="24" rx="2.6" transform="rotate(15 32 18)" fill="#00755a"/></g>
<path d="M22.5 9c3 4.5 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9z" fill="#0072b2"/>
<path d="M9.5 12l3 5-3 5-3-5z" fill="#d55e00"/><circle cx="33.5" cy="17" r="4" fill="#fff"/></svg>`;

/**
 * What has become of the program behind the page, and where to go on; a table says it itself.
 * @param {{ text: string, href: string, words: WatchWords }} handed
 */
export function Alone({ text, href, words }) {
  const hidden = !text || document.querySelector(".cl") != null;
  const link = href
    ? html`
      ${" "}
      <a href=${href}>${words.go_on}</a>
    `
    : null;
  return html`<div class="cl-alone" role="alert" hidden=${hidden}>${text}${link}</div>`;
}

export class LobbyPage {
  /** @param {LobbyModel} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    /** The message that Python has not answered. @type {LobbyMessage | null} */ this.unheard =
      null;
    this.timer = new Timer();
    /** Keeps the focus until the widget has come. @type {MutationObserver | null} */
    this.keeper = null;
    /** What has become of the program. */ this.alone = { text: "", href: "" };
    /** What went wrong. */ this.said = "";
    /** What was typed as the code of a competition. */ this.code = "";
    this.choice = new TableChoice(() => this.shown);
    /** Whether "Your table" is open. */ this.isOpen = this.shown.only;
    this.dialog = new Dialog("cl-btn cl-plain", () => this.words.close);
    this.root = node("section", { class: "cl-lobby", tabindex: "-1" });
    this.inside = node("div");
    this.root.append(this.inside, this.dialog.node);
    el.append(this.root);
    this.theme();
    this.paint();
    this.watch = this.watched();
    if (!document.querySelector(".cl")) this.sayAlone(said());
    this.speakAsChosen();
  }

  /** JupyterLab hands on no address: speak the language chosen last, or that of the browser. */
  speakAsChosen() {
    if (!document.querySelector(".jp-Notebook") || this.shown.lang !== "en") return;
    const chosen = new RegExp(`${CHOSEN}=(\\w+)`).exec(document.cookie)?.[1];
    const language = chosen ?? navigator.language.slice(0, 2);
    if (language !== "en" && language in this.shown.languages)
      this.send({ kind: "language", language });
  }

  /** @returns {LobbyShown} */
  get shown() {
    return this.model.get("shown");
  }

  get words() {
    return this.shown.words;
  }

  theme() {
    this.root.dataset.theme = pageTheme();
  }

  // --- what is shown ---------------------------------------------------------------------------

  /** Python has said something new. */
  paint() {
    this.said = this.model.get("said");
    this.busy(false);
    this.draw();
  }

  draw() {
    const { alone, model, shown, words } = this;
    const playing = model.get("playing");
    this.root.classList.toggle("cl-playing", playing);
    this.root.lang = shown.lang;
    this.root.setAttribute("aria-label", words.head);
    render(
      html`
        <div hidden ...${raw(playing ? "" : shown.sprite)} />
        ${h(Alone, { ...alone, words: model.get("words") })}
        ${playing ? null : this.form()}
      `,
      this.inside,
    );
  }

  /** All that is shown before a table is open. */
  form() {
    const { choice, shown, words } = this;
    const notice = html`<div class="cl-said" role="alert" hidden=${!this.said}>${this.said}</div>`;
    if (this.model.get("wants_code"))
      return html`
        ${this.head()}<h1 class="cl-unseen">${words.code}</h1>${notice}${this.codeForm()}
      `;
    const h1 = shown.only ? fill(words.play_game, { game: shown.games[0].title }) : words.head;
    const list = (/** @type {string[]} */ names) => this.list(names);
    return html`
      ${this.head()}
      <h1 class="cl-unseen">${h1}</h1>
      ${notice}
      ${h(Resume, {
        shown,
        list,
        goOn: (ticket) => this.send({ kind: "go on", ticket }),
        forget: () => {
          forget();
          this.draw();
        },
      })}
      ${h(Tiles, {
        shown,
        ways: {
          play: (game) => this.play(game),
          askRules: (game) => this.send({ kind: "rules", game: game.name }),
          touch: (game) => this.touch(game.name),
        },
      })}
      ${h(YourTable, {
        shown,
        choice,
        list,
        isOpen: this.isOpen,
        open: (isOpen) => (this.isOpen = isOpen),
        change: (change) => this.change(change),
      })}
      ${this.foot()}
    `;
  }

  /** Where a pupil types the code of a competition. */
  codeForm() {
    const { words } = this;
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      const { code } = this;
      this.send({ kind: "code", code });
      this.address("code", code); // which goes on with the game when it is loaded anew
    };
    // It keeps what was typed before Python's widget came.
    const box = html`<input id="cl-code" autocomplete="off" autocapitalize="characters"
      spellcheck=${false} maxLength="40" required data-at="code" value=${this.code}
      onInput=${(/** @type {FieldEvent} */ { currentTarget }) => (this.code = currentTarget.value)}
    />`;
    return html`<form class="cl-code" onSubmit=${go}>
      <p>${words.code_says}</p>
      <label for="cl-code">${words.code}</label>
      ${box}
      <button class="cl-btn cl-lampy">${words.go_on}</button>
    </form>`;
  }

  head() {
    const { shown, words } = this;
    const languages = Object.entries(shown.languages).map(
      ([lang, name]) => html`<button type="button" lang=${lang} title=${name} aria-label=${name}
        aria-pressed=${lang === shown.lang} data-at="language ${lang}"
        onClick=${() => this.speak(lang)}
      >
        ${lang.toUpperCase()}
      </button>`,
    );
    return html`<header class="cl-top">
      <span class="cl-mark"><span class="cl-emblem" ...${raw(EMBLEM)} />cardlab</span>
      <span class="cl-wide">${this.sharedLink("top")}</span>
      <span class="cl-seg" role="group" aria-label=${words.language}>${languages}</span>
    </header>`;
  }

  /** The button that opens a shared game, or why there is none. @param {string} at */
  sharedLink(at) {
    const { shown, words } = this;
    if (shown.not_fair) return at === "top" ? null : html`<span>${shown.not_fair}</span>`;
    return html`<button type="button" class="cl-link" data-at="shared ${at}"
      onClick=${() => this.askShared()}
    >
      ${words.shared}
    </button>`;
  }

  foot() {
    const { links, not_fair } = this.shown;
    return html`<p class="cl-foot-of">
      ${links.map(({ name, href }) => html`<a class="cl-link" href=${href}>${name}</a>`)}
      <span class=${not_fair ? "" : "cl-narrow"}>${this.sharedLink("foot")}</span>
    </p>`;
  }

  /** Names in a row, as the language joins them. @param {string[]} names */
  list(names) {
    const lang = this.shown.lang === "en" ? "en-GB" : this.shown.lang; // "Ben, Cleo and Dan"
    return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
  }

  /** @param {string} text @param {string} [href] */
  sayAlone(text, href = "") {
    this.alone = { text, href };
    this.draw();
  }

  // --- what a visitor does ---------------------------------------------------------------------

  /** Something is chosen for "Your table". @param {() => void} change */
  change(change) {
    change();
    this.choice.save();
    this.draw();
  }

  /** A game has been touched: its rules are shown. @param {string} name */
  touch(name) {
    if (this.choice.name !== name) this.change(() => (this.choice.name = name));
  }

  /** @param {LobbyGame} game */
  play(game) {
    this.touch(game.name);
    this.send({ kind: "play", game: game.name, ...this.choice.chosen(game) });
  }

  /** @param {string} language */
  speak(language) {
    if (language === this.shown.lang) return;
    this.send({ kind: "language", language });
    this.address("lang", language); // which keeps the language when it is loaded anew
    // Addresses that name no language lead to this one from now on (server/door.py).
    const cookie = `${CHOSEN}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
    tried(() => (document.cookie = cookie));
  }

  /** Say something in a dashboard's address. @param {string} name @param {string} value */
  address(name, value) {
    if (!document.body.dataset.voila) return;
    const address = new URL(location.href);
    address.searchParams.set(name, value);
    history.replaceState(null, "", address);
  }

  /** Ask for the text of a shared game. */
  askShared() {
    const { dialog, words } = this;
    const open = () => {
      const text = wellFormed(dialog.box.value);
      dialog.close();
      this.send({ kind: "open", text });
    };
    dialog.open(
      words.shared,
      html`<p>${words.shared_says}</p>`,
      html`<textarea rows="5" placeholder="cardlab:…" aria-label=${words.text} />`,
      button("cl-btn cl-lampy", open, words.open),
    );
  }

  /**
   * Show the rulebook of a game without a lesson.
   * @param {string} title
   * @param {ClauseData[]} clauses
   */
  showRules(title, clauses) {
    const list = clauses.map(
      ({ id, title, text }) =>
        html`<article><h4>${title}</h4><p>${text}</p><code>${id}</code></article>`,
    );
    this.dialog.open(title, html`<div class="cl-clauses" tabIndex="0">${list}</div>`);
  }

  // --- Python ----------------------------------------------------------------------------------

  /** @param {LobbyMessage} message */
  send(message) {
    if (this.unheard && this.unheard.kind === message.kind) return; // pressed twice
    this.unheard = message;
    if (message.kind !== "rules" && message.kind !== "language") shared.cardlabSent = message.kind;
    this.busy(message.kind !== "rules" && message.kind !== "language");
    try {
      this.model.send(message);
    } catch {
      this.watch.gone();
      return;
    }
    if (!(this.model instanceof Early)) this.timer.set(ANSWER_WITHIN, () => this.unanswered());
  }

  unanswered() {
    void this.watch.unanswered();
    this.unheard = null; // it may be pressed again
    this.busy(false);
  }

  /** @param {boolean} is */
  busy(is) {
    this.root.classList.toggle("cl-busy", is);
    if (is) this.root.setAttribute("aria-busy", "true");
    else this.root.removeAttribute("aria-busy");
  }

  answered() {
    this.timer.stop();
    this.unheard = null;
    this.busy(false);
    this.watch?.answered();
  }

  /** Python's state has changed. */
  come() {
    this.answered();
    this.paint();
    this.lead();
  }

  /**
   * Give the focus to the table that has come, or to the game that was left. Jupyter makes the view
   * anew when a table comes or goes, so that what was sent is remembered beside it.
   */
  lead() {
    const { cardlabSent } = shared;
    const playing = this.model.get("playing");
    if (!cardlabSent || playing === (cardlabSent === "leave")) return;
    delete shared.cardlabSent;
    if (document.body.dataset.voila) scrollTo(0, 0);
    if (playing) this.leadOn(100);
    else this.focus(`play ${this.choice.name}`);
  }

  /** Give the focus to the table, once it is there. @param {number} tries */
  leadOn(tries) {
    const table = /** @type {HTMLElement | null} */ (document.querySelector(".cl"));
    if (table) table.focus({ preventScroll: true });
    else if (tries) setTimeout(() => this.leadOn(tries - 1), 50);
  }

  /** Give the focus to a part, if it is there. @param {string} at */
  focus(at) {
    const there = this.root.querySelector(`[data-at="${CSS.escape(at)}"]`);
    /** @type {HTMLElement | null} */ (there)?.focus({ preventScroll: true });
  }

  /** A word from Python. @param {LobbyNews} news */
  hear(news) {
    const asked = this.unheard;
    this.answered();
    if (news.kind === "rules") this.showRules(news.title, news.clauses);
    if (news.kind !== "refused") return;
    delete shared.cardlabSent;
    if (asked?.kind === "go on") forget();
    this.said = news.text;
    this.draw();
    this.root.querySelector(".cl-said")?.scrollIntoView({ block: "nearest" });
  }

  /** Watch whether Python is there. */
  watched() {
    const page = this;
    const watch = new Watch({
      get words() {
        return page.model.get("words");
      },
      say: (text, href) => page.sayAlone(text, href),
      hello: () => {},
      ticket: () => "",
      isUnheard: () => false,
    });
    watch.listen(this.model.widget_manager?.kernel);
    return watch;
  }

  /**
   * Python's widget has come for a form that was painted before it.
   * @param {LobbyModel} model
   * @param {HTMLElement} el
   */
  connect(model, el) {
    const { held } = /** @type {any} */ (this.model); // what was pressed before it came
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.root.removeAttribute("aria-busy");
    moveTo(this, el);
    this.unheard = null;
    if (held) this.send(held);
  }

  stop() {
    this.timer.stop();
    this.watch.stop();
  }
}
