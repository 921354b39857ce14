// The felt: seats along the top, piles in the middle, my own place at the bottom.

import { fill, h, hide, icon, keep } from "./dom.js";

export class Felt {
  /** @param {any} page */
  constructor(page) {
    this.page = page;
    this.seats = h("ul", { class: "cl-seats" });
    this.ring = h("div", { class: "cl-ring", "aria-hidden": "true" });
    this.piles = h("div", { class: "cl-piles" });
    this.mine = h("div", { class: "cl-mine" });
    this.laidOpen = h("div", { class: "cl-open", role: "group" });
    this.prompt = h("p", { class: "cl-prompt" });
    this.bubble = h("div", { class: "cl-bubble", role: "alert", hidden: true });
    this.buttons = h("div", { class: "cl-buttons", role: "group" });
    const rest = () => page.send("rest");
    this.resting = h("div", { class: "cl-resting", hidden: true }, h("button", { type: "button", class: "cl-btn cl-quiet", onclick: rest }, page.words.rest));
    this.hand = h("div", { class: "cl-hand", role: "group" });
    this.cover = h("div", { class: "cl-cover", hidden: true });
    const ask = h("div", { class: "cl-ask" }, h("div", { class: "cl-said" }, this.prompt, this.bubble), this.buttons, this.resting);
    const mid = h("div", { class: "cl-mid" }, this.ring, this.piles, this.laidOpen);
    this.node = h("div", { class: "cl-felt" }, this.seats, mid, h("div", { class: "cl-me" }, ask, this.mine, this.hand), this.cover);
  }

  /** @param {any} scene */
  paint(scene) {
    const { art, words, pick, root } = this.page;
    this.paintSeats(scene);
    this.paintRows(scene);
    this.paintOpen(scene);
    hide(this.mine, !scene.places.length);
    root.classList.toggle("cl-crowded", scene.places.length > 0 || scene.rows.length > 1);
    root.dataset.rows = scene.rows.length;
    this.paintPlaces(this.mine, scene.places);
    this.ring.className = `cl-ring ${scene.direction > 0 ? "cl-cw" : scene.direction < 0 ? "cl-ccw" : "cl-none"}`;
    const asked = scene.moves.length > 0 && scene.mode !== "over";
    fill(this.prompt, [asked, scene.prompt], () => [asked ? h("i", { class: "cl-lamp", "aria-hidden": "true" }) : "", ...art.line(scene.prompt)]);
    this.buttons.setAttribute("aria-label", words.moves);
    hide(this.resting, !scene.can.rest);
    keep(this.buttons, pick.buttons(), (move) => move.say, () => this.button(), (node, move) => this.paintButton(node, move));
    this.paintHand(scene);
    this.paintCover(scene);
  }

  /** @param {any} scene */
  paintSeats(scene) {
    const { art, words, pick } = this.page;
    this.seats.setAttribute("aria-label", words.players);
    keep(this.seats, scene.seats, (seat) => `seat ${seat.seat}`, (seat) => this.makeSeat(seat), (node, seat) => {
      const may = pick.leads({ seat: seat.seat });
      const known = seat.cards.filter(Boolean);
      node.className = `cl-seat${seat.turn ? " cl-turn" : ""}${seat.next ? " cl-next" : ""}${may ? " cl-may" : ""}${known.length ? " cl-knows" : ""}`;
      const button = node.firstElementChild;
      button.disabled = !may;
      const knows = known.length ? `, ${words.you_know}: ${known.map((/** @type {string} */ c) => art.name(c)).join(", ")}` : "";
      const held = seat.count === null ? "" : ` ${words.cards.replace("{n}", seat.count)},`;
      button.setAttribute("aria-label", `${seat.name},${held} ${seat.status}${knows}`);
      fill(button.querySelector(".cl-av"), seat.initial, () => [seat.initial]);
      fill(button.querySelector("b"), seat.name, () => [seat.name]);
      fill(button.querySelector("small"), seat.status, () => [seat.status]);
      fill(button.querySelector(".cl-cnt"), seat.count ?? "", () => [seat.count ?? ""]);
      this.paintBacks(button.querySelector(".cl-backs"), seat);
      this.paintPlaces(node.lastElementChild, seat.places);
    });
  }

  /** @param {any} seat */
  makeSeat(seat) {
    const inside = [
      h("span", { class: "cl-av" }), h("b"), h("small"), h("span", { class: "cl-backs" }), h("span", { class: "cl-cnt" }),
    ];
    const press = () => this.page.press({ seat: seat.seat });
    return h("li", { "data-zone": seat.zone }, h("button", { type: "button", onclick: press }, ...inside), h("div", { class: "cl-places" }));
  }

  /** Some backs, and what I know of the hand. @param {HTMLElement} box @param {any} seat */
  paintBacks(box, seat) {
    const { art } = this.page;
    const known = seat.cards.filter(Boolean).slice(0, 4);
    const backs = Math.max(0, Math.min(6 - known.length, seat.count - known.length));
    const shown = [...Array(backs).fill(null), ...known];
    keep(box, shown, (card) => card ?? "back", (card) => art.face(card), (node, card) => {
      node.className = `cl-paper cl-mini${card ? " cl-known" : ""}`;
      if (card && !node.querySelector(".cl-eye")) node.append(h("span", { class: "cl-eye" }, icon("eye")));
    });
  }

  /** What lies before a seat: like pieces in one heap, with their number. @param {HTMLElement} box @param {any[]} places */
  paintPlaces(box, places) {
    const { art, pick, words } = this.page;
    keep(box, places, (place) => place.zone, () => this.makePlace(), (node, place) => {
      node.setAttribute("data-zone", place.zone);
      const [label, row] = node.children;
      fill(label, [place.label, place.count], () => [place.label, " ", h("b", {}, String(place.count))]);
      const heaps = new Map();
      for (const card of place.cards) heaps.set(card, (heaps.get(card) ?? 0) + 1);
      keep(row, [...heaps], ([card]) => card ?? "back", ([card]) => this.makeCard(card, place.zone), (piece, [card, n]) => {
        const thing = { card, zone: place.zone };
        const may = pick.leads(thing);
        const sel = pick.isPicked(thing);
        piece.className = `cl-piece ${may || sel ? "cl-may" : ""}${sel ? " cl-sel" : ""}`;
        piece.disabled = !may && !sel;
        piece.dataset.n = n > 1 ? String(n) : "";
        piece.setAttribute("aria-label", `${place.label}: ${card ? art.name(card) : words.cards.replace("{n}", n)}${card && n > 1 ? ` (${n})` : ""}`);
      });
    });
  }

  makePlace() {
    return h("div", { class: "cl-place" }, h("span", { class: "cl-place-name" }), h("div", { class: "cl-heap" }));
  }

  /** @param {any} scene */
  paintRows(scene) {
    keep(this.piles, scene.rows, (_row, i) => `row ${i}`, () => h("div", { class: "cl-row" }), (node, row) => this.paintPiles(node, row));
  }

  /** @param {HTMLElement} box @param {any[]} row */
  paintPiles(box, row) {
    const { art, words, pick } = this.page;
    keep(box, row, (pile) => pile.name, (pile) => this.makePile(pile), (node, pile) => {
      if (pile.spread) return this.paintSpread(node, pile);
      const may = pick.leads({ zone: pile.name });
      const button = node.firstElementChild;
      button.disabled = !may;
      button.className = `cl-pile${may ? " cl-may" : ""}${pile.count > 1 ? " cl-thick" : ""}${pile.top.length ? "" : " cl-empty"}`;
      const top = pile.top.at(-1);
      const held = `${words.cards.replace("{n}", pile.count)}${top ? `, ${words.on_top}: ${art.name(top)}` : ""}`;
      button.setAttribute("aria-label", `${pile.label}: ${art.text(pile.note)} ${held}`);
      keep(button, pile.top, (card) => card ?? "back", (card) => art.face(card), () => {});
      const count = pile.count === 1 && top ? null : String(pile.count);
      const noted = () => (pile.note ? art.line(pile.note) : count ? [h("b", {}, count)] : []);
      fill(node.lastElementChild, [pile.label, pile.note, count], () => [pile.label, " ", ...noted()]);
    });
  }

  /** A zone of which all pieces are shown. @param {HTMLElement} node @param {any} pile */
  paintSpread(node, pile) {
    const { art, pick } = this.page;
    node.className = "cl-zone cl-spread";
    const row = node.firstElementChild;
    keep(row, pile.top, (card) => card, (card) => this.makeCard(card, pile.name), (piece, card) => {
      const thing = { card, zone: pile.name };
      piece.className = `cl-card ${pick.leads(thing) || pick.isPicked(thing) ? "cl-may" : ""}`;
      piece.disabled = !pick.leads(thing) && !pick.isPicked(thing);
      piece.setAttribute("aria-label", art.name(card));
    });
    fill(node.lastElementChild, [pile.label, pile.count], () => [pile.label, " ", h("b", {}, String(pile.count))]);
  }

  /** @param {any} pile */
  makePile(pile) {
    if (pile.spread) return h("div", { "data-zone": pile.name }, h("div", { class: "cl-heap" }), h("p", { class: "cl-label" }));
    const press = () => this.page.press({ zone: pile.name });
    return h("div", { class: "cl-zone", "data-zone": pile.name },
      h("button", { type: "button", onclick: press }), h("p", { class: "cl-label" }));
  }

  /** Another's hand that lies open to me, to choose from. @param {any} scene */
  paintOpen(scene) {
    const { art, pick } = this.page;
    const zone = scene.me === null ? null : pick.foreignZone(`hand ${scene.me}`);
    const seat = zone && scene.seats.find((/** @type {any} */ each) => each.zone === zone);
    const cards = seat ? seat.cards.filter(Boolean) : [];
    hide(this.laidOpen, !seat);
    hide(this.piles, Boolean(seat));
    hide(this.ring, Boolean(seat));
    if (seat) this.laidOpen.setAttribute("aria-label", seat.name);
    keep(this.laidOpen, cards, (card) => card, (card) => this.makeCard(card, zone), (node, card) => {
      const thing = { card, zone };
      node.className = `cl-card ${pick.leads(thing) ? "cl-may" : "cl-not"}${pick.isPicked(thing) ? " cl-sel" : ""}`;
      node.setAttribute("aria-label", art.name(card));
    });
  }

  /** @param {string | null} card @param {string} zone */
  makeCard(card, zone) {
    const press = () => this.page.press({ card, zone });
    return h("button", { type: "button", class: "cl-card", onclick: press }, this.page.art.face(card));
  }

  button() {
    return h("button", { type: "button", class: "cl-btn" });
  }

  /** Which cards could be played after a move. @param {string[]} cards */
  then(cards) {
    const { art, words } = this.page;
    return cards.length ? [words.then, ...cards.map((card) => art.face(card))] : [words.then_none];
  }

  /** @param {HTMLElement} node @param {any} move */
  paintButton(node, move) {
    const { art, words } = this.page;
    const suit = move.steps.length === 1 && move.steps[0].suit;
    node.className = `cl-btn${suit ? ` cl-suit ${art.art.suits[suit].css}` : ""}`;
    node.onclick = () => this.page.make(move);
    node.setAttribute("aria-keyshortcuts", move.key);
    const then = move.then?.map((/** @type {string} */ card) => art.name(card)).join(", ");
    node.setAttribute("aria-label", `${move.say}${then ? `, ${words.then} ${then}` : then === "" ? `, ${words.then_none}` : ""}`);
    const said = this.page.pick.picked.length && move.steps.some((/** @type {any} */ step) => step.card) ? move.short : move.label;
    const small = () => (move.then ? [h("small", {}, ...this.then(move.then))] : []);
    fill(node, [said, move.key, move.then], () => [...art.line(said), move.key ? h("kbd", { "aria-hidden": "true" }, move.key) : "", ...small()]);
  }

  /** @param {any} scene */
  paintHand(scene) {
    const { art, words, pick } = this.page;
    const zone = `hand ${scene.me}`;
    const n = scene.hand.length;
    this.hand.setAttribute("data-zone", zone);
    hide(this.hand, !n && scene.places.length > 0);
    this.hand.setAttribute("aria-label", words.hand);
    const asked = scene.moves.length > 0;
    keep(this.hand, scene.hand, (held) => held.card, (held) => this.makeCard(held.card, zone), (node, held, i) => {
      const thing = { card: held.card, zone };
      const may = pick.leads(thing);
      const sel = pick.isPicked(thing);
      node.className = `cl-card ${may || sel ? "cl-may" : asked ? "cl-not" : ""}${sel ? " cl-sel" : ""}`;
      const turn = n > 1 ? (i / (n - 1) - 0.5) * Math.min(14, n * 1.6) : 0;
      node.style.setProperty("--cl-n", String(n));
      node.style.setProperty("--cl-r", turn.toFixed(2));
      node.style.setProperty("--cl-dy", (turn * turn * 0.28).toFixed(1));
      const why = asked && !may && held.no ? `: ${art.text(held.no.text)}` : "";
      node.setAttribute("aria-label", `${art.name(held.card)}, ${may ? words.playable : words.not_playable}${why}`);
      node.setAttribute("aria-disabled", String(asked && !may && !sel));
    });
  }

  /** @param {any} scene */
  paintCover(scene) {
    const { art, words } = this.page;
    const covered = scene.mode === "covered";
    hide(this.cover, !covered);
    if (covered && !this.cover.children.length) {
      const show = h("button", { type: "button", class: "cl-btn", onclick: () => this.page.send("uncover") }, words.uncover);
      this.cover.append(h("p", {}), show);
    }
    if (covered) this.cover.firstElementChild?.replaceChildren(...art.line(scene.banner));
  }

  /** Shake a card that can't be played, and say which clause forbids it. @param {any} held */
  refuse(held) {
    const { art } = this.page;
    const i = this.page.scene.hand.findIndex((/** @type {any} */ each) => each.card === held.card);
    const node = this.hand.children[i];
    node?.classList.add("cl-refused");
    const clause = this.page.clause(held.no.clause);
    this.bubble.replaceChildren(icon("cross"), h("p", {}, ...art.line(held.no.text), " ", clause));
    this.bubble.hidden = false;
    this.prompt.hidden = true;
  }

  calm() {
    hide(this.bubble, true);
    hide(this.prompt, false);
    for (const node of this.hand.querySelectorAll(".cl-refused")) node.classList.remove("cl-refused");
  }
}
