// The felt: seats along the top, piles in the middle, my own place at the bottom.

import { Sort } from "./sort.js";
import {
  atLeast,
  cardButton,
  cards,
  classes,
  renderIfChanged,
  h,
  hide,
  icon,
  reconcile,
  findPart,
} from "../shell/dom.js";
import { FORMS } from "../forms/index.js";

/** @import { Page } from "./page.js" */
/** @import { MoveData, RefusalData, Rich, Scene, SeatData } from "../types.js" */

const FEW = 4; // opponents: more have no room for what is told of them in words

// Cards in a row of my hand on a phone: each shows at least 44 px of itself.
const IN_A_ROW = 7;

export class Table {
  /** @param {Page} page */
  constructor(page) {
    this.page = page;
    this.seats = h("ul", { class: "cl-seats" });
    this.ring = h("div", { class: "cl-ring", "aria-hidden": "true" });
    /** @type {import("./form.js").Form} */
    this.form = new (FORMS[page.art.art.form] ?? FORMS.piles)(page);
    this.ownPlaces = h("div", { class: "cl-mine" });
    this.laidOpen = h("div", { class: "cl-open", role: "group" });
    this.prompt = h("p", { class: "cl-prompt" });
    this.bubble = h("div", { class: "cl-bubble", role: "alert", hidden: true });
    this.buttons = h("div", { class: "cl-buttons", role: "group" });
    const rest = () => page.send("rest");
    this.resting = h(
      "div",
      { class: "cl-resting", hidden: true },
      h("button", { type: "button", class: "cl-btn cl-quiet", onclick: rest }, page.words.rest),
    );
    this.hand = h("div", { class: "cl-hand", role: "group" });
    this.sort = new Sort(page, () => this.paintHand(page.scene));
    this.sorting = h("div", { class: "cl-sorting" }, this.sort.node);
    this.cover = h("div", { class: "cl-cover", hidden: true });
    this.said = h("div", { class: "cl-said" }, this.prompt, this.bubble);
    const ask = h("div", { class: "cl-ask" }, this.said, this.sorting, this.buttons, this.resting);
    const mid = h("div", { class: "cl-mid" }, this.ring, this.form.node, this.laidOpen);
    this.node = h(
      "div",
      { class: "cl-felt" },
      this.seats,
      mid,
      page.banner.node,
      h("div", { class: "cl-me" }, ask, this.ownPlaces, this.hand),
      this.cover,
    );
  }

  /** @param {Scene} scene */
  paint(scene) {
    const { art, words, pick, root } = this.page;
    this.paintSeats(scene);
    this.form.paint(scene);
    this.paintOpen(scene);
    hide(this.ownPlaces, !scene.places.length);
    root.classList.toggle("cl-crowded", scene.places.length > 0 || scene.rows.length > 1);
    this.form.paintMine(this.ownPlaces, scene);
    const turns = scene.direction > 0 ? "cl-cw" : scene.direction < 0 ? "cl-ccw" : "cl-none";
    this.ring.className = `cl-ring ${turns}`;
    const asked = scene.moves.length > 0 && scene.mode !== "over";
    const prompt = this.nextPrompt() ?? scene.prompt;
    renderIfChanged(this.prompt, [asked, prompt], () => [
      asked ? h("i", { class: "cl-lamp", "aria-hidden": "true" }) : "",
      ...art.line(prompt),
    ]);
    this.buttons.setAttribute("aria-label", words.moves);
    hide(this.resting, !scene.can.rest);
    reconcile(
      this.buttons,
      pick.buttons().filter((move) => !this.form.owns(move)),
      (move) => move.say,
      () => this.button(),
      (node, move) => this.paintButton(node, move),
    );
    this.paintHand(scene);
    this.paintCover(scene);
  }

  /**
   * What is asked once a card is picked and something other than a card has to follow.
   * @returns {Rich | null} null where the prompt of the scene still holds
   */
  nextPrompt() {
    const { pick, words } = this.page;
    const picked = pick.picked.find((step) => step.card);
    const { step } = this.page.scene;
    const isTask = step !== undefined && step.kind !== "game"; // which the lesson tells
    if (!picked?.card || pick.marking || isTask || this.form.asksItself) return null;
    const steps = pick.open().flatMap((move) => pick.next(move) ?? []);
    if (!steps.length || steps.some((step) => step.card)) return null;
    const next = words.and_then;
    const kinds = /** @type {const} */ (["zone", "seat", "suit"]);
    const kind = kinds.find((name) => steps.every((step) => step[name] !== undefined));
    const asks = next[kind ?? "choice"];
    return [{ card: picked.card }, ": ", asks];
  }

  /** @param {Scene} scene */
  paintSeats(scene) {
    const { words } = this.page;
    this.seats.setAttribute("aria-label", words.players);
    this.seats.classList.toggle("cl-many", scene.seats.length > FEW);
    atLeast(this.seats, scene.seats.length);
    reconcile(
      this.seats,
      scene.seats,
      (seat) => `seat ${seat.seat}`,
      (seat) => this.makeSeat(seat),
      (node, seat) => this.paintSeat(node, seat),
    );
  }

  /** @param {HTMLElement} node @param {SeatData} seat */
  paintSeat(node, seat) {
    const { art, words, pick } = this.page;
    const may = pick.leads({ seat: seat.seat });
    const later = pick.comesLater({ seat: seat.seat });
    const known = seat.cards.filter((card) => card != null);
    node.className = classes({
      "cl-seat": true,
      "cl-turn": seat.turn,
      "cl-next": seat.next,
      "cl-may": pick.invites({ seat: seat.seat }),
      "cl-sel": pick.isPicked({ seat: seat.seat }),
      "cl-knows": known.length > 0,
    });
    if (seat.next) node.dataset.next = words.next;
    else delete node.dataset.next;
    const button = findPart(node, "button");
    button.disabled = !may && !later;
    if (later) button.setAttribute("aria-disabled", "true");
    else button.removeAttribute("aria-disabled");
    const knows = known.length
      ? `, ${words.you_know}: ${known.map((card) => art.name(card)).join(", ")}`
      : "";
    const scored = seat.points == null ? "" : ` ${words.total} ${seat.points},`;
    const held = seat.count == null ? "" : ` ${cards(words, seat.count)},`;
    const status = this.status(node, seat);
    button.setAttribute("aria-label", `${seat.name},${scored}${held} ${status}${knows}`);
    renderIfChanged(findPart(button, ".cl-av"), seat.initial, () => [seat.initial]);
    const points = seat.points == null ? "" : String(seat.points);
    renderIfChanged(findPart(button, "b"), [seat.name, points], () => [
      seat.name,
      points && h("i", { class: "cl-seat-points" }, points),
    ]);
    renderIfChanged(findPart(button, "small"), status, () => [status]);
    renderIfChanged(findPart(button, ".cl-cnt"), seat.count ?? "", () => [
      String(seat.count ?? ""),
    ]);
    this.paintBacks(findPart(button, ".cl-backs"), seat);
    this.form.paintBefore(findPart(node, ".cl-places"), seat);
  }

  /**
   * What stands beside a seat; among people also whether a bot plays there.
   * @param {HTMLElement} node
   * @param {SeatData} seat
   */
  status(node, seat) {
    const is = this.page.model.get("presence")?.[seat.seat];
    if (!is) return seat.status;
    node.dataset.presence = is;
    return [this.page.words.presence?.[is], seat.status].filter(Boolean).join(", ");
  }

  /** @param {SeatData} seat */
  makeSeat(seat) {
    const inside = [
      h("span", { class: "cl-av" }),
      h("b"),
      h("small"),
      h("span", { class: "cl-backs" }),
      h("span", { class: "cl-cnt" }),
    ];
    const press = () => this.page.press({ seat: seat.seat });
    return h(
      "li",
      { "data-zone": seat.zone },
      h("button", { type: "button", onclick: press }, ...inside),
      h("div", { class: "cl-places" }),
    );
  }

  /** Some backs, and what I know of the hand. @param {HTMLElement} box @param {SeatData} seat */
  paintBacks(box, seat) {
    const { art } = this.page;
    const known = seat.cards.filter((card) => card != null).slice(0, 4);
    const backs = Math.max(0, Math.min(6, seat.count ?? 0) - known.length);
    const shown = [...Array(backs).fill(null), ...known];
    reconcile(
      box,
      shown,
      (card) => card ?? "back",
      (card) => art.small(card),
      (node, card) => {
        node.className = `cl-paper cl-mini${card ? " cl-known" : ""}`;
        if (card && !node.querySelector(".cl-eye"))
          node.append(h("span", { class: "cl-eye" }, icon("eye")));
      },
    );
  }

  /** Another's hand that lies open to me, to choose from. @param {Scene} scene */
  paintOpen(scene) {
    const { art, pick } = this.page;
    const zone = scene.me == null ? null : pick.foreignZone(scene.hand_zone);
    const seat = zone ? scene.seats.find((other) => other.zone === zone) : undefined;
    const known = seat ? seat.cards.filter((card) => card != null) : [];
    hide(this.laidOpen, !seat);
    hide(this.form.node, Boolean(seat));
    hide(this.ring, Boolean(seat));
    if (seat) this.laidOpen.setAttribute("aria-label", seat.name);
    reconcile(
      this.laidOpen,
      known,
      (card) => card,
      (card) => cardButton(this.page, card, zone ?? ""),
      (node, card) => {
        const thing = { card, zone: zone ?? "" };
        const may = pick.leads(thing);
        node.className = classes({
          "cl-card": true,
          "cl-may": may,
          "cl-not": !may,
          "cl-sel": pick.isPicked(thing),
        });
        node.setAttribute("aria-label", art.name(card));
      },
    );
  }

  button() {
    return h("button", { type: "button", class: "cl-btn cl-act" });
  }

  /** Which cards could be played after a move. @param {string[]} cards */
  then(cards) {
    const { art, words } = this.page;
    return cards.length ? [words.then, ...cards.map((card) => art.face(card))] : [words.then_none];
  }

  /** @param {HTMLElement} node @param {MoveData} move */
  paintButton(node, move) {
    const { art, words } = this.page;
    const suit = move.steps.length === 1 && move.steps[0].suit;
    const looks = {
      "cl-btn": true,
      "cl-act": true,
      "cl-piece-btn": Boolean(move.face),
      "cl-on": move.marked === true,
      "cl-outlined": this.form.isQuiet(move),
    };
    node.className = `${classes(looks)}${suit ? ` cl-suit ${art.art.suits[suit].css}` : ""}`;
    if (move.marked === undefined) node.removeAttribute("aria-pressed");
    else node.setAttribute("aria-pressed", String(move.marked));
    node.onclick = () => this.page.make(move);
    node.setAttribute("aria-keyshortcuts", move.key);
    const then = move.then?.map((card) => art.name(card)).join(", ");
    const after = then ? `, ${words.then} ${then}` : then === "" ? `, ${words.then_none}` : "";
    node.setAttribute("aria-label", `${move.say}${after}`);
    const isPicked = this.page.pick.picked.length > 0 && move.steps.some((step) => step.card);
    const label = this.form.label(move) ?? (isPicked ? move.short : move.label);
    const small = () => (move.then ? [h("small", {}, ...this.then(move.then))] : []);
    renderIfChanged(node, [label, move.key, move.then], () => [
      ...(move.face ? [art.face(move.face)] : art.line(label)),
      move.key ? h("kbd", { "aria-hidden": "true" }, move.key) : "",
      ...small(),
    ]);
  }

  /** @param {Scene} scene */
  paintHand(scene) {
    const { art, words, pick } = this.page;
    const zone = scene.hand_zone ?? "";
    const hand = this.sort.paint(scene.hand);
    const n = hand.length;
    const inRow = Math.ceil(n / Math.max(1, Math.ceil(n / IN_A_ROW)));
    this.hand.style.setProperty("--cl-columns", columns(inRow));
    this.hand.setAttribute("data-zone", zone);
    atLeast(this.hand, n);
    hide(this.hand, !n && scene.places.length > 0);
    this.hand.setAttribute("aria-label", words.hand);
    const asked = scene.moves.length > 0;
    const marking = pick.marking;
    // In a step of a lesson, which cards fit is the question; when it is done, none is played.
    const isStep = scene.step !== undefined && scene.step.kind !== "game";
    reconcile(
      this.hand,
      hand,
      (held) => held.card,
      (held) => cardButton(this.page, held.card, zone),
      (node, held, i) => {
        const thing = { card: held.card, zone };
        const may = pick.leads(thing);
        const like = hand.slice(0, i).filter((other) => other.card === held.card);
        const sel = pick.isPicked(thing, like.length);
        const open = may || sel;
        node.className = classes({
          "cl-card": true,
          "cl-may": sel || pick.invites(thing),
          "cl-not": !open && asked,
          "cl-sel": sel,
          "cl-below": i >= inRow,
        });
        const turn = n > 1 ? (i / (n - 1) - 0.5) * Math.min(14, n * 1.6) : 0;
        node.style.setProperty("--cl-n", String(n));
        node.style.setProperty("--cl-r", turn.toFixed(2));
        node.style.setProperty("--cl-dy", (turn * turn * 0.28).toFixed(1));
        const begins = may || pick.begins(thing);
        const why = asked && !may && held.no ? `: ${art.text(held.no.text)}` : "";
        const state = `, ${begins ? words.playable : words.not_playable}${why}`;
        const isTold = !marking && !isStep;
        node.setAttribute("aria-label", `${art.name(held.card)}${isTold ? state : ""}`);
        node.setAttribute("aria-disabled", String(asked && !begins && !sel && !isStep));
        if (marking) node.setAttribute("aria-pressed", String(sel));
        else node.removeAttribute("aria-pressed");
      },
    );
  }

  /** @param {Scene} scene */
  paintCover(scene) {
    const { art, words } = this.page;
    const covered = scene.mode === "covered";
    hide(this.cover, !covered);
    if (covered && !this.cover.children.length) {
      const show = h(
        "button",
        { type: "button", class: "cl-btn", onclick: () => this.page.send("uncover") },
        words.uncover,
      );
      this.cover.append(h("p", {}), show);
    }
    if (covered) this.cover.firstElementChild?.replaceChildren(...art.line(scene.banner));
  }

  /**
   * Shake a card that can't be played, and say which clause forbids it.
   * @param {string} card
   * @param {string} zone
   * @param {RefusalData} no
   */
  refuse(card, zone, no) {
    const { art } = this.page;
    const name = CSS.escape(`${card}#1`);
    const node = this.node.querySelector(`[data-zone="${CSS.escape(zone)}"] [data-key="${name}"]`);
    node?.classList.add("cl-refused");
    this.tell([...art.line(no.text), " ", this.page.clause(no.clause)], "cross");
  }

  /**
   * Say something in the place of the prompt.
   * @param {(Node | string)[]} text
   * @param {string} sign
   */
  tell(text, sign = "bulb") {
    this.bubble.classList.toggle("cl-advice", sign !== "cross");
    this.bubble.replaceChildren(icon(sign), h("p", {}, ...text));
    this.bubble.hidden = false;
    this.prompt.hidden = true;
    this.said.classList.add("cl-telling");
  }

  clearRefusal() {
    hide(this.bubble, true);
    hide(this.prompt, false);
    this.said.classList.remove("cl-telling");
    for (const node of this.node.querySelectorAll(".cl-refused"))
      node.classList.remove("cl-refused");
  }
}

/**
 * The columns of a row of cards that overlap where they must; the last is seen whole.
 * @param {number} n
 */
const columns = (n) =>
  `${n > 1 ? `repeat(${n - 1}, minmax(0, calc(var(--cw) + 4px)))` : ""} var(--cw)`;
