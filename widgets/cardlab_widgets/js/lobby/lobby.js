// The lobby: a tile for each game, the game that was left, and "Your table". What is chosen stays
// in the page until Play; Python hears of it then, checks it, and lays the table.

import { h, icon } from "../shell/dom.js";
import { Early } from "../shell/placeholder.js";
import { forget } from "../shell/unfinished_game.js";
import { LobbyDialogs } from "./lobby_dialogs.js";
import { resume } from "./resume.js";
import { pageTheme } from "../shell/theme.js";
import { Tiles } from "./tiles.js";
import { said, Watch } from "../shell/watch.js";
import { YourTable } from "./your_table.js";

/** @import { LobbyGame, LobbyMessage, LobbyModel, LobbyNews, LobbyShown } from "../types.js" */

const ANSWER_WITHIN = 3000; // ms; then it is asked why there is no answer
const EMBLEM = `<svg viewBox="0 0 44 36" aria-hidden="true"><g stroke="#0003">
<rect x="4" y="6" width="17" height="24" rx="2.6" transform="rotate(-15 12 18)" fill="#fff2e2"/>
<rect x="14" y="4" width="17" height="24" rx="2.6" fill="#e2f0fa"/>
<rect x="24" y="6" width="17" height="24" rx="2.6" transform="rotate(15 32 18)" fill="#00755a"/></g>
<path d="M22.5 9c3 4.5 4.5 6.5 4.5 9a4.5 4.5 0 0 1-9 0c0-2.5 1.5-4.5 4.5-9z" fill="#0072b2"/>
<path d="M9.5 12l3 5-3 5-3-5z" fill="#d55e00"/><circle cx="33.5" cy="17" r="4" fill="#fff"/></svg>`;

/** What was sent last, if it opens a table or leaves it. */
const shared = /** @type {{ cardlabSent?: string }} */ (globalThis);

export class LobbyPage {
  /** @param {LobbyModel} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    /** The message that Python has not answered. @type {LobbyMessage | null} */ this.unheard =
      null;
    /** The message that waits for the widget. @type {LobbyMessage | null} */ this.held = null;
    /** @type {number | undefined} */ this.timer = undefined;
    /** Keeps the focus until the widget has come. @type {MutationObserver | null} */
    this.keeper = null;
    this.alone = h("div", { class: "cl-alone", role: "alert", hidden: true });
    this.notice = h("div", { class: "cl-said", role: "alert", hidden: true });
    this.inside = h("div", {});
    this.sprite = h("div", { hidden: true });
    /** What was typed as the code of a competition. */ this.code = "";
    this.dialogs = new LobbyDialogs(this);
    this.root = h(
      "section",
      { class: "cl-lobby", tabindex: "-1" },
      this.sprite,
      this.alone,
      this.inside,
      this.dialogs.node,
    );
    el.append(this.root);
    this.tiles = new Tiles(this);
    this.table = new YourTable(this);
    this.theme();
    this.paint();
    this.watch = this.watched();
    if (!document.querySelector(".cl")) this.sayAlone(said());
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

  paint() {
    const { model, words } = this;
    const playing = model.get("playing");
    this.root.classList.toggle("cl-playing", playing);
    this.root.lang = this.shown.lang;
    this.keepFocus(() => {
      this.sprite.innerHTML = playing ? "" : this.shown.sprite;
      this.inside.replaceChildren(...(playing ? [this.leaveButton()] : this.form()));
      if (!playing) {
        this.tiles.paint();
        this.table.paint();
      }
    });
    this.busy(false);
    this.root.setAttribute("aria-label", words.head);
    this.saySaid();
  }

  /** All that is shown before a table is open. @returns {(Node | string)[]} */
  form() {
    const { shown, words } = this;
    if (this.model.get("wants_code"))
      return [
        this.head(),
        h("h1", { class: "cl-unseen" }, words.code),
        this.notice,
        this.codeForm(),
      ];
    const h1 = shown.only ? words.play_game.replace("{game}", shown.games[0].title) : words.head;
    return [
      this.head(),
      h("h1", { class: "cl-unseen" }, h1),
      this.notice,
      resume(this),
      this.tiles.node,
      this.table.node,
      this.foot(),
    ];
  }

  /** Where a pupil types the code of a competition. */
  codeForm() {
    const { words } = this;
    const box = h("input", {
      id: "cl-code",
      autocomplete: "off",
      autocapitalize: "characters",
      spellcheck: "false",
      maxlength: "40",
      required: true,
      "data-at": "code",
    });
    box.value = this.code; // which was typed before Python's widget came
    box.addEventListener("input", () => (this.code = box.value));
    const go = (/** @type {Event} */ event) => {
      event.preventDefault();
      const { code } = this;
      this.send({ kind: "code", code });
      if (!document.body.dataset.voila) return;
      const address = new URL(location.href); // which goes on with the game when it is loaded anew
      address.searchParams.set("code", code);
      history.replaceState(null, "", address);
    };
    return h(
      "form",
      { class: "cl-code", onsubmit: go },
      h("p", {}, words.code_says),
      h("label", { for: "cl-code" }, words.code),
      box,
      h("button", { class: "cl-btn cl-lampy" }, words.go_on),
    );
  }

  head() {
    const { shown, words } = this;
    const mark = h("span", { class: "cl-emblem" });
    mark.innerHTML = EMBLEM;
    const languages = Object.entries(shown.languages).map(([lang, name]) =>
      h(
        "button",
        {
          type: "button",
          lang,
          title: name,
          "aria-label": name,
          "aria-pressed": String(lang === shown.lang),
          "data-at": `language ${lang}`,
          onclick: () => this.speak(lang),
        },
        lang.toUpperCase(),
      ),
    );
    return h(
      "header",
      { class: "cl-top" },
      h("span", { class: "cl-mark" }, mark, "cardlab"),
      h("span", { class: "cl-wide" }, this.sharedLink("top")),
      h("span", { class: "cl-seg", role: "group", "aria-label": words.language }, ...languages),
    );
  }

  /** The button that opens a shared game, or why there is none. @param {string} at */
  sharedLink(at) {
    const { shown, words } = this;
    if (shown.not_fair) return at === "top" ? "" : h("span", {}, shown.not_fair);
    const open = () => this.dialogs.shared();
    return h(
      "button",
      { type: "button", class: "cl-link", "data-at": `shared ${at}`, onclick: open },
      words.shared,
    );
  }

  foot() {
    const { shown } = this;
    const links = shown.links.map(({ name, href }) => h("a", { class: "cl-link", href }, name));
    return h(
      "p",
      { class: "cl-foot-of" },
      ...links,
      h("span", { class: shown.not_fair ? "" : "cl-narrow" }, this.sharedLink("foot")),
    );
  }

  leaveButton() {
    const { words, shown } = this;
    const label = shown.only ? words.new : words.leave;
    const leave = () => this.send({ kind: "leave" });
    return h(
      "button",
      { type: "button", class: "cl-btn cl-plain cl-leave", onclick: leave },
      icon("left"),
      label,
    );
  }

  /** Names in a row, as the language joins them. @param {string[]} names */
  list(names) {
    const lang = this.shown.lang === "en" ? "en-GB" : this.shown.lang; // "Ben, Cleo and Dan"
    return new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
  }

  /** Paint something anew, and give the focus to the part that had it. @param {() => void} paint */
  keepFocus(paint) {
    const at = document.activeElement?.closest("[data-at]")?.getAttribute("data-at");
    const had = this.root.contains(document.activeElement);
    paint();
    if (had && at) this.focus(at);
  }

  /** Say what went wrong, as Python has told it. */
  saySaid() {
    const text = this.model.get("said");
    this.notice.hidden = !text;
    if (this.notice.textContent !== text) this.notice.textContent = text;
  }

  /**
   * Say what has become of the program; a table says it itself.
   * @param {string} text
   * @param {string} [href]
   */
  sayAlone(text, href = "") {
    this.alone.hidden = !text || Boolean(document.querySelector(".cl"));
    const link = href ? h("a", { href }, this.model.get("words").go_on) : "";
    this.alone.replaceChildren(text, " ", link);
  }

  // --- what a visitor does ---------------------------------------------------------------------

  /** @param {LobbyGame} game */
  play(game) {
    this.table.touch(game.name);
    this.send({ kind: "play", game: game.name, ...this.table.chosen(game) });
  }

  /** @param {string} language */
  speak(language) {
    if (language === this.shown.lang) return;
    this.send({ kind: "language", language });
    if (!document.body.dataset.voila) return;
    const address = new URL(location.href); // which keeps the language when it is loaded anew
    address.searchParams.set("lang", language);
    history.replaceState(null, "", address);
  }

  /** @param {LobbyGame} game */
  askRules(game) {
    this.send({ kind: "rules", game: game.name });
  }

  // --- Python ----------------------------------------------------------------------------------

  /** @param {LobbyMessage} message */
  send(message) {
    if (this.unheard && this.unheard.kind === message.kind) return; // pressed twice
    this.unheard = message;
    if (message.kind !== "rules" && message.kind !== "language") shared.cardlabSent = message.kind;
    this.busy(message.kind !== "rules" && message.kind !== "language");
    if (this.model instanceof Early) {
      this.held = message;
      return;
    }
    try {
      this.model.send(message);
    } catch {
      this.watch.gone();
      return;
    }
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.unanswered(), ANSWER_WITHIN);
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
    clearTimeout(this.timer);
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
    else this.focus(`play ${this.table.name}`);
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
    if (news.kind === "rules") this.dialogs.rules(news.title, news.clauses);
    if (news.kind !== "refused") return;
    delete shared.cardlabSent;
    if (asked?.kind === "go on") forget();
    if (!this.model.get("playing")) this.paint();
    this.notice.textContent = news.text;
    this.notice.hidden = false;
    this.notice.scrollIntoView({ block: "nearest" });
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
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.root.removeAttribute("aria-busy");
    this.move(el);
    const { held } = this;
    this.held = this.unheard = null;
    if (held) this.send(held);
  }

  /**
   * Move to the widget's own place, once it is in the page; the focus comes along.
   * @param {HTMLElement} el
   */
  move(el) {
    if (!el.isConnected) return void setTimeout(() => this.move(el), 10);
    this.keeper?.disconnect();
    const focused = /** @type {HTMLElement} */ (document.activeElement);
    const before = this.root.parentElement;
    el.append(this.root);
    before?.remove();
    if (this.root.contains(focused)) focused.focus({ preventScroll: true });
  }

  stop() {
    clearTimeout(this.timer);
    this.watch.stop();
  }
}
