// The table of any game: it paints the scene that Python sends and sends back what is chosen.
// All that the page knows is here; its parts are handed what they show and what they call.

import { h, render } from "preact";
import { Dialogs } from "../shell/dialogs.js";
import { Panel } from "../panel/panel.js";
import { Art } from "../shell/art.js";
import { Early, moveTo, shared } from "../shell/placeholder.js";
import { pageTheme } from "../shell/theme.js";
import { Timer } from "../shell/timer.js";
import { note } from "../shell/unfinished_game.js";
import { box, button, dress, fill, node } from "../shell/view.js";
import { said, Watch } from "../shell/watch.js";
import { Bar, lastDecision } from "./bar.js";
import { Fit } from "./fit.js";
import { Keys } from "./keys.js";
import { Motion } from "./motion.js";
import { hasCard, Picking } from "./pick.js";
import { Replay } from "./replay.js";
import { Table } from "./table.js";

/** @import { Labels, Line, Message, Model, MoveData, News, Presence, Press } from "../types.js" */
/** @import { RefusalData, Scene, Shown, Told } from "../types.js" */
/** @import { Tool } from "./bar.js" */

const ANSWER_WITHIN = 3000; // ms; then it is asked why there is no answer
const DOUBLE_TAP = 400; // ms within which two presses are one double tap
const FINGER = 20; // px around the first press in which the second one of a finger is
const MOUSE = 4; // and that of a mouse, which may press two narrow things one after the other
const LIFT_AFTER = 60; // ms; on loopback the table itself has come by then

// What answers a question: not what comes later, opens a plate, or leads on at the end of a game.
const ANSWERS = "button:enabled:not([aria-disabled='true'], [aria-expanded], .cl-banner *)";

/**
 * What the felt and its form are handed: what is drawn, and what a person does.
 * @typedef {object} Play
 * @property {Art} art
 * @property {Labels} words
 * @property {HTMLElement} felt the node that all is drawn into
 * @property {Scene} scene
 * @property {Picking} pick what is picked of the scene
 * @property {Record<number, Presence> | undefined} presence among people: who is at which chair
 * @property {(thing: Press) => void} press
 * @property {(move: MoveData) => void} make
 * @property {() => void} repaint draws the felt anew, once a part of it keeps something new
 */

export class Page {
  /** @param {Model} model @param {HTMLElement} el */
  constructor(model, el) {
    this.model = model;
    this.words = model.get("words");
    this.art = new Art(model.get("art"));

    // What is shown.
    /** The scene; none before the first. @type {Scene} */ this.scene = /** @type {any} */ (null);
    /** What is picked of it. */ this.pick = new Picking([]);
    /** Those that wait for it to have been seen. @type {Scene[]} */ this.queue = [];
    /** All lines of the story. @type {Line[]} */ this.story = [];
    /** The last event that was said. @type {number | null} */ this.lastTold = null;
    /** What got the focus as what is asked. @type {HTMLElement | null} */ this.asked = null;
    /** Whether that is read, as it has just got the focus. */ this.isRead = false;
    /** What was said last of a thing that is chosen. */ this.choiceSaid = "";
    /** The button pressed last. @type {Element | null} */ this.pressed = null;
    /** What a finger came down on before the last scene was shown to it. @type {Element | null | undefined} */
    this.under = undefined;
    /** Whether it was pressed by a key. */ this.isByKeys = false;
    /** When and where the last press was. */ this.tap = {
      at: Number.NEGATIVE_INFINITY,
      x: 0,
      y: 0,
    };

    // What Python knows of it.
    /** The press that it has not answered. @type {Message | null} */ this.unheard = null;
    /** The kind of the message that was sent last. */ this.sent = "";
    /** A press that a cut connection may have lost. @type {Message | null} */ this.lost = null;
    /** When to lift what was pressed, show the next scene, ask for the answer, end a race. */
    this.later = { lift: new Timer(), pace: new Timer(), answer: new Timer(), race: new Timer() };
    /** When the race began. */ this.since = 0;
    /** Keeps the focus until the widget has come. @type {MutationObserver | null} */ this.keeper =
      null;

    // Its parts.
    this.root = node("section", { class: "cl", tabindex: "-1" });
    this.live = node("p", { class: "cl-live", "aria-live": "polite", "aria-atomic": "true" });
    this.felt = node("div", { class: "cl-felt", tabindex: "-1" });
    const { art, words } = this;
    const send = (/** @type {string} */ kind, /** @type {number | undefined} */ index) =>
      this.send(kind, index);
    /** What the others did since my last move. */
    this.replay = new Replay({
      isBehind: () => this.queue.length > 0,
      begin: () => this.panel.isSheet() && this.panel.shut(), // it lies over the table
      show: (scene, told) => {
        this.lastTold = told.story.at(-1)?.n ?? -1; // it was said before
        this.show(scene);
      },
    });
    this.dialogs = new Dialogs({
      words,
      unkept: () => this.model.get("unkept"),
      load: (text) => this.send("load", 0, { text }),
    });
    this.bar = box("cl-bar");
    this.setPace = (/** @type {number} */ pace) => {
      this.pace = pace;
      this.paintBar();
    };
    this.use = this.use.bind(this);
    /** For how long each bot's move is shown; Python need not know of it. */ this.pace = 1;
    this.table = new Table(this.play(), {
      send,
      clause: (id) => this.clause(id),
      dress: (looks) => dress(this.root, looks),
      changes: () => this.changes(),
    });
    const advice = () => this.model.get("advice");
    this.panel = new Panel({ art, words, replay: this.replay, advice, send });
    this.keys = new Keys(this.root, this.felt, {
      showLatest: () => this.showLatest(),
      moves: () => this.scene.moves,
      make: (move, node) => {
        this.pressed = node;
        this.make(move);
      },
      back: () => this.back(),
    });
    this.motion = new Motion(this.felt, this.table.form);
    /** How large the table is drawn. */
    this.fit = new Fit(this.root, (isWhole) => this.height(isWhole));
    this.frame = box("cl-frame");
    this.build(el);
    this.watch = this.watched();
  }

  /** Show the first scene. */
  start() {
    this.dialogs.say(said());
    this.dialogs.last("");
    const scene = this.whole(this.model.get("scene"));
    this.replay.note(scene);
    this.show(scene);
    return this;
  }

  /** Put the parts together, in the page. @param {HTMLElement} el */
  build(el) {
    const { root } = this;
    const sprite = box("");
    sprite.hidden = true;
    sprite.innerHTML = this.art.drawings.sprite;
    this.frame.append(this.felt, this.panel.node);
    root.append(sprite, this.bar, this.dialogs.node, this.frame, this.live);
    root.addEventListener("keydown", (event) => this.keys.press(event));
    root.addEventListener("pointerdown", (event) => this.hurry(event), true);
    root.addEventListener("click", (event) => this.notePress(event), true);
    el.append(root);
    this.theme();
  }

  /**
   * Note which button is pressed. It has to be the one that a finger came down on, and the second
   * press of a double tap counts only on the same button: any other one has just come under the
   * finger, and nobody has read it.
   * @param {MouseEvent} event
   */
  notePress(event) {
    const { clientX: x, clientY: y, detail, timeStamp: at } = event;
    const target = /** @type {Element} */ (event.target);
    const pressed = target.closest("button");
    const { tap } = this;
    this.isByKeys = detail === 0;
    const isMouse = event instanceof PointerEvent && event.pointerType === "mouse";
    const isNear = Math.hypot(x - tap.x, y - tap.y) < (isMouse ? MOUSE : FINGER);
    const isDouble = !this.isByKeys && isNear && at - tap.at < DOUBLE_TAP;
    const isOther = isDouble && this.pressed && this.pressed !== pressed;
    const hasCome = !this.isByKeys && this.under !== undefined && this.under !== pressed;
    this.under = undefined;
    if (isOther || hasCome) {
      event.preventDefault();
      event.stopPropagation();
      return; // and begins no other double tap
    }
    this.tap = { at, x, y };
    if (!target.closest(".cl-bubble")) this.table.clearRefusal(); // it says one press
    this.pressed = pressed;
  }

  /** What the felt and its form are handed. @returns {Play} */
  play() {
    const page = this;
    const { art, words, felt } = page;
    return {
      art,
      words,
      felt,
      get scene() {
        return page.scene;
      },
      get pick() {
        return page.pick;
      },
      get presence() {
        return page.model.get("presence");
      },
      press: (thing) => page.press(thing),
      make: (move) => page.make(move),
      repaint: () => page.repaint(),
    };
  }

  /** What a lesson has otherwise on the felt. @returns {{ prompt?: Shown, isBare?: boolean }} */
  changes() {
    return {};
  }

  theme() {
    const wanted = this.model.get("theme");
    this.root.dataset.theme = wanted === "auto" ? pageTheme() : wanted;
  }

  // --- scenes ---------------------------------------------------------------------------------

  /** A scene has come: paint it now, or after those that wait. @param {Scene} scene */
  receive(scene) {
    this.answered();
    this.queue.push(this.whole(scene));
    this.replay.note(scene);
    this.repeat(scene);
    if (!this.later.pace.isSet) this.next();
  }

  next() {
    this.later.pace.stop();
    const scene = this.queue.shift();
    if (!scene) return;
    this.show(scene);
    const shown = scene.pace > 0 ? Math.max(scene.pace, this.table.form.hold) : 0;
    const pace = shown * this.pace;
    if (pace > 0) this.later.pace.set(pace, () => this.next());
    else this.next();
  }

  /** Show the last scene to a finger, and note what it came down on. @param {PointerEvent} event */
  hurry({ target }) {
    this.under = this.queue.length ? /** @type {Element} */ (target).closest("button") : undefined;
    this.showLatest();
  }

  /** Do not keep somebody waiting who has pressed something. */
  showLatest() {
    this.later.pace.stop();
    if (!this.queue.length) return;
    this.queue = this.queue.slice(-1);
    this.next();
  }

  /** @param {Scene} scene */
  show(scene) {
    if (!scene || !scene.game) return;
    const focused = this.root.contains(document.activeElement);
    this.paint(scene);
    if (focused) this.keepFocus();
  }

  /** @param {Scene} scene */
  paint(scene) {
    /** @type {Scene | null} */ const old = this.scene;
    this.motion.before();
    this.dropPressed();
    this.scene = scene;
    this.pick = this.picking(scene);
    this.table.bubble = null; // the felt is painted below
    this.table.clearRefusal();
    this.root.dataset.game = scene.game;
    if (!old) this.root.lang = scene.lang; // set again, it has the browser style the whole page
    this.root.dataset.seq = String(scene.seq);
    this.root.dataset.mode = scene.mode;
    this.root.setAttribute("aria-label", scene.title);
    this.paintBar();
    this.repaint();
    this.fitted(old); // here, as motions measure too: the page is laid out once for both
    // Last, as what comes after a motion has begun is laid out once more.
    this.motion.after(old, scene);
    this.race(scene);
    if (old) this.afterNextFrame(() => this.tell(scene));
    else this.tell(scene);
  }

  /** When what had the focus is gone, give it to what is asked: what acts would be pressed unread. */
  keepFocus() {
    if (this.isLost()) this.giveFocus(this.question);
  }

  /** Whether the focus is on nothing that can be pressed, or where something was asked before. */
  isLost() {
    const at = document.activeElement;
    return at === this.asked || this.keys.isLost(at) || !at?.checkVisibility();
  }

  /** @param {HTMLElement} to */
  giveFocus(to) {
    if (to === document.activeElement) return;
    this.asked = to === this.question ? to : null;
    this.isRead = this.asked != null;
    this.table.name(this.asked);
    to.focus({ preventScroll: true });
  }

  /**
   * Return what is read before all that answers a question, the nearest to it: the prompt, or a part
   * of the felt that gets its name, down to the felt itself where one of the players is pressed. At
   * the end of a game, when nothing is asked, it is the whole table.
   * @returns {HTMLElement}
   */
  get question() {
    const { felt, root } = this;
    const shown = (/** @type {string} */ css) =>
      /** @type {HTMLElement[]} */ ([...felt.querySelectorAll(css)]).filter((part) =>
        part.checkVisibility(),
      );
    const [cover] = shown(".cl-cover");
    if (cover) return cover;
    if (!shown(".cl-prompt").length) return root;
    const [first] = shown(ANSWERS);
    const isBefore = (/** @type {HTMLElement} */ part) =>
      !first || part.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING;
    return shown(`[tabindex="-1"]:not(button)`).findLast(isBefore) ?? felt;
  }

  paintBar() {
    const { art, pace, scene, setPace, use, words } = this;
    const wayBack = this.model.get("way_back");
    render(h(Bar, { art, words, scene, wayBack, pace, setPace, use }), this.bar);
  }

  /** How moves are picked. @param {Scene} scene */
  picking(scene) {
    return new Picking(scene.moves);
  }

  /** Draw the felt anew. */
  repaint() {
    this.table.paint();
  }

  /**
   * How high it is in px: with the panel that is folded under it, or without.
   * @param {boolean} isWhole
   */
  height(isWhole) {
    if (isWhole) return this.root.offsetHeight;
    const { top } = this.root.getBoundingClientRect();
    return this.felt.getBoundingClientRect().bottom - top;
  }

  /** Draw the table as large as there is room for it. @param {Scene | null} old */
  fitted(old) {
    if (!old) this.fit.look();
    else if (this.scene.turn < old.turn) this.fit.begin();
    else this.fit.paint();
  }

  /** The story, once the table is painted: it must not wait for it. @param {Scene} scene */
  tell(scene) {
    this.motion.start();
    // A newer one has come meanwhile, and tells what this one would.
    if (scene !== this.scene) return;
    this.panel.paint(scene);
    this.say(scene);
    if (this.replay.at == null) note(this.model.get("ticket"), scene);
  }

  /**
   * Do something after the next frame; a page that is not seen has none.
   * @param {() => void} what
   */
  afterNextFrame(what) {
    if (document.hidden) what();
    else requestAnimationFrame(() => setTimeout(what));
  }

  /** Say each event once, and then what I am asked, or who else, if nothing happened. @param {Scene} scene */
  say(scene) {
    const first = this.lastTold == null;
    const isBack = scene.mode === "replay"; // one looks back: what happened last is said anew
    const fresh = scene.story.filter((line) => line.n > (this.lastTold ?? -1));
    this.lastTold = scene.story.at(-1)?.n ?? -1;
    const news = isBack ? scene.story.slice(-1) : first ? fresh.slice(-1) : fresh;
    const events = news.map((line) => this.art.text(line.text));
    const { outcome } = scene;
    // The last event says who has won; where the title says no less, as of a shared win, the title.
    if (outcome?.text.length === 0 && events.length)
      events[events.length - 1] = this.art.text(outcome.title);
    if (this.sent === "undo") events.push(this.words.taken_back);
    this.sent = "";
    if (outcome && !events.length) return; // how it ended was said
    const isAsked = scene.moves.length > 0 || !events.length || isBack;
    const prompt = isAsked && this.isUnread() ? [this.art.text(scene.prompt)] : [];
    const told = [...this.counted(events), ...prompt];
    if (told.length) this.live.textContent = told.join(" ");
  }

  /** Whether what is asked has to be said: it is read anyway if it has just got the focus. */
  isUnread() {
    const { isRead } = this;
    this.isRead = false;
    return !isRead;
  }

  /** Say a sentence that repeats once, and how many times it comes. @param {string[]} lines */
  counted(lines) {
    const starts = lines.flatMap((line, i) => (line === lines[i - 1] ? [] : [i]));
    return starts.flatMap((start, i) => {
      const n = (starts[i + 1] ?? lines.length) - start;
      return n > 1 ? [lines[start], fill(this.words.times, { n })] : [lines[start]];
    });
  }

  // --- what a person does ----------------------------------------------------------------------

  /** @param {Press} thing */
  press(thing) {
    if (this.replay.at != null) return this.replay.stop();
    const { card, zone } = thing;
    const no = card && zone && !this.pick.leads(thing) ? this.refusal(card, zone) : null;
    if (card && zone && no) return this.table.refuse(card, zone, no);
    if (this.pick.comesLater(thing)) return this.table.tell(this.words.first);
    const asked = card || this.pick.leads(thing) ? null : this.table.nextPrompt();
    if (asked) return this.table.tell(this.art.line(asked));
    const move = this.pick.press(thing) ?? this.only();
    if (move) return this.make(move);
    this.repaint();
    this.fitted(this.scene);
    const following = this.table.form.following();
    if (this.isByKeys) following?.focus({ preventScroll: true });
    const next = this.table.nextPrompt();
    const choices = this.pick.buttons().filter(hasCard);
    const n = choices.length;
    const many = fill(n === 1 ? this.words.choice : this.words.choices, { n });
    const told = choices.map(({ say }) => say).join(", ");
    // Where one of them has the focus, each is said as one comes to it.
    const come = following ? `${this.art.name(thing.card ?? "")}: ${many}` : told;
    this.choiceSaid = next ? this.art.text(next) : come;
    this.live.textContent = this.choiceSaid;
  }

  /** One step of a move back. */
  back() {
    this.table.clearRefusal();
    this.pick.back();
    this.repaint();
  }

  /** Something of the bar is pressed. @param {Tool | "leave"} tool */
  use(tool) {
    if (tool === "load") return this.dialogs.load();
    // What was pressed last is the raised card, not the move before.
    if (tool === "undo" && this.pick.picked.length) return this.back();
    if (tool === "leave") shared.cardlabSent = tool; // the lobby gives the focus on
    if (tool !== "whatif") return this.send(tool);
    const decision = lastDecision(this.scene);
    if (decision != null) this.send("whatif", decision);
  }

  /** The one move that is left, if its other presses can be spared. */
  only() {
    const open = this.pick.picked.length ? this.pick.open() : [];
    return open.length === 1 && this.table.form.isPlain(open[0]) ? open[0] : null;
  }

  /**
   * Why a card of my hand, or one that lies before me, can't be played.
   * @param {string} card
   * @param {string} zone
   * @returns {RefusalData | null | undefined}
   */
  refusal(card, zone) {
    const { hand, hand_zone, places } = this.scene;
    if (zone === hand_zone) return hand.find((held) => held.card === card)?.no;
    return places.find((place) => place.zone === zone)?.no?.[card];
  }

  /** Lift what was pressed, if the answer takes longer than the eye would notice. */
  liftPressed() {
    this.later.lift.set(LIFT_AFTER, () => this.pressed?.classList.add("cl-sent"));
  }

  /** Let it lie again. */
  dropPressed() {
    this.later.lift.stop();
    this.pressed?.classList.remove("cl-sent");
  }

  /** Make a move; in a race it counts how long it took. @param {MoveData} move */
  make(move) {
    this.liftPressed();
    if (this.scene.race == null) return this.send("move", move.index);
    this.later.race.stop();
    return this.send("race", Math.round(performance.now() - this.since));
  }

  /** In a race whoever does not press in time is last. @param {Scene} scene */
  race(scene) {
    this.later.race.stop();
    if (scene.race == null) return;
    const late = scene.race + 1;
    this.since = performance.now();
    this.later.race.set(late, () => this.send("race", late));
  }

  /** @param {string} kind @param {number} [index] @param {{ text?: string }} [more] */
  send(kind, index = 0, more = {}) {
    this.dialogs.hideNotice();
    this.replay.sent(kind);
    this.sent = kind;
    const message = { kind, index, seq: this.scene.seq, ...more };
    if (kind !== "hello") this.unheard = message;
    this.post(message);
  }

  /** @param {Message} message */
  post(message) {
    try {
      this.model.send(message);
    } catch {
      return this.watch.gone(); // the kernel that had this table is no longer there
    }
    if (!(this.model instanceof Early)) this.wait(ANSWER_WITHIN);
  }

  /** Find out why Python does not answer, unless it does. @param {number} ms */
  wait(ms) {
    this.later.answer.set(ms, () => this.watch.unanswered());
  }

  /** Watch whether Python is there. */
  watched() {
    const page = this;
    const watch = new Watch({
      words: this.words.watch,
      say: (text, address) => page.dialogs.last(text, address),
      hello: () => page.hello(),
      ticket: () => page.model.get("ticket"),
      isUnheard: () => page.unheard != null,
    });
    watch.listen(this.model.widget_manager?.kernel);
    return watch;
  }

  /** Ask for everything anew, and press again what may have been lost. */
  hello() {
    if (this.model instanceof Early) return;
    this.lost ??= this.unheard;
    this.send("hello");
  }

  /**
   * Python has not heard it if the table is still the same. Where the table has moved on without
   * it, as among people, that is said.
   * @param {Scene} scene
   */
  repeat(scene) {
    const { lost } = this;
    this.lost = null;
    if (!lost) return;
    const isMade = scene.pressed === undefined || scene.pressed === lost.seq;
    if (lost.seq !== scene.seq)
      return isMade ? undefined : this.dialogs.say(this.words.watch.unheard);
    this.unheard = lost;
    this.post(lost);
  }

  /** The scene with its whole story; it brings only the new lines. @param {Scene} scene */
  whole(scene) {
    const told = /** @type {Told | undefined} */ (scene.story);
    if (!told || Array.isArray(told)) this.story = told ?? [];
    else {
      this.story = [...this.story.slice(0, told.from), ...told.lines];
      // Kept in the model's own state, for another view of it. Some lines may have been missed.
      scene.story = this.story;
      if (this.story.length < told.from + told.lines.length) setTimeout(() => this.hello());
    }
    return scene;
  }

  /**
   * Python's widget has come for a table that was painted before it.
   * @param {Model} model
   * @param {HTMLElement} el
   */
  connect(model, el) {
    const { held } = /** @type {Early} */ (this.model);
    this.model = model;
    this.watch.listen(model.widget_manager?.kernel);
    this.answered();
    this.root.removeAttribute("aria-busy");
    moveTo(this, el);
    const scene = model.get("scene");
    if (scene.seq !== this.scene.seq) return this.receive(scene);
    if (!held) return;
    this.unheard = held;
    this.post(held);
  }

  /** Python is there. */
  answered() {
    this.later.answer.stop();
    this.unheard = null;
    this.watch.answered();
  }

  /** A word from Python. @param {News} message */
  hear(message) {
    this.answered();
    if (message.kind !== "ack") {
      this.dropPressed();
      this.lost = null; // it was heard
    }
    if (message.kind === "refused") this.dialogs.say(message.text);
    else if (message.kind === "error") this.dialogs.say(message.text, true);
    else if (message.kind === "file") this.dialogs.file(message.name, message.text, message.sealed);
    else if (message.kind === "copy") this.dialogs.share(message.text, message.sealed);
  }

  /** A clause, to be opened in the rulebook. @param {string} id @returns {Shown} */
  clause(id) {
    return button("cl-clause", () => this.panel.openClause(id), id);
  }

  stop() {
    for (const timer of Object.values(this.later)) timer.stop();
    this.table.said.stop();
    this.replay.clear();
    this.fit.stop();
    this.watch.stop();
  }
}
