// A claim about a face-down card, who doubts it, and what it is when it is turned up.

/** @import { Page } from "../table/page.js" */
/** @import { ClaimSeat, ClaimTable, MoveData, Pile } from "../types.js" */
/** @import { RevealData, Scene, SeatData } from "../types.js" */

import {
  cards,
  classes,
  renderIfChanged,
  h,
  hide,
  icon,
  reconcile,
  findPart,
} from "../shell/dom.js";
import { Piles } from "../table/piles.js";
import { paintCups, paintFoot } from "./claim_seat.js";
import { Revealing, rim } from "./revealing.js";

const ARMED = 3000; // ms within which the second touch has to follow
const BACKS = 4; // as many cards of a stack are drawn

export class Claim extends Piles {
  /** @param {Page} page */
  constructor(page) {
    super(page);
    /** @type {ClaimTable} */ this.more = /** @type {any} */ (null);
    /** What the claim about the picked card will be: a card's text. */ this.chosen = "";
    /** The moves of which the form itself shows the button. @type {Set<number>} */
    this.owned = new Set();
    /** The challenge that was touched once. */ this.armed = -1;
    this.asksItself = true;
    this.speech = h("div", { class: "cl-speech" }, h("p", {}), h("p", { class: "cl-talk" }));
    this.says = h("div", { class: "cl-says" }, this.speech);
    this.shelf = h("div", { class: "cl-shelf" });
    this.prize = h("div", { class: "cl-prize" }, this.makePrize());
    this.doubts = { number: this.makeDoubt("number"), suit: this.makeDoubt("suit") };
    this.papers = h("span", { class: "cl-papers" });
    this.ghost = h("i", { class: "cl-ghost" });
    this.sign = h("i", { class: "cl-q", "aria-hidden": "true" });
    this.stack = this.makeStack();
    this.reveal = new Revealing(page, findPart(this.stack, "button"));
    this.options = h("div", { class: "cl-options", role: "group", hidden: true });
    this.stake = h("p", { class: "cl-stake" });
    this.trail = h("ol", { class: "cl-trail" });
    const left = h("div", { class: "cl-aside" }, this.doubts.number, this.reveal.last);
    const right = h("div", { class: "cl-aside cl-right" }, this.doubts.suit);
    const duel = h("div", { class: "cl-duel" }, left, this.stack, right);
    const { options, stake, trail } = this;
    const { verdict } = this.reveal;
    const middle = h("div", { class: "cl-said-here" }, duel, verdict, options, stake, trail);
    this.table = h("div", { class: "cl-claim-table" }, this.shelf, middle, this.prize);
    this.node = h("div", { class: "cl-form cl-claim" }, this.says, this.table);
  }

  makePrize() {
    const press = () => this.page.press({ zone: this.more.prize.zone });
    return h(
      "div",
      { class: "cl-zone" },
      h("button", { type: "button", class: "cl-cups", onclick: press }),
      h("p", { class: "cl-label" }),
    );
  }

  /** @param {string} trait */
  makeDoubt(trait) {
    return h("div", { class: `cl-doubt cl-at-${trait}` });
  }

  makeStack() {
    const press = () => this.page.press({ zone: this.more.stack });
    return h(
      "div",
      { class: "cl-zone" },
      h(
        "button",
        { type: "button", class: "cl-ghosts", onclick: press },
        this.papers,
        this.ghost,
        this.sign,
      ),
    );
  }

  // --- what is asked of a form ------------------------------------------------------------------

  /** @param {Scene} scene */
  paint(scene) {
    this.more = /** @type {ClaimTable} */ (scene.more);
    const { table, root, pick } = this.page;
    const moves = this.sayings();
    const doubting = this.more.doubts.length > 0 && !pick.marking;
    this.choose(moves);
    this.hold = this.reveal.paint(scene, this.more.reveal, moves.length > 0);
    root.classList.add("cl-form-claim");
    root.classList.toggle("cl-doubting", doubting);
    // Nothing is chosen from the hand; and in a step of a lesson it has few cards.
    hide(table.sorting, doubting || (scene.step !== undefined && scene.step.kind !== "game"));
    root.classList.toggle("cl-saying", moves.length > 0);
    root.classList.toggle("cl-open-claim", this.more.claim?.open === true);
    this.paintSpeech(scene);
    this.paintShelf(scene);
    this.paintPrize();
    this.paintStack(scene);
    this.paintDoubts(scene);
    this.paintOptions(scene, moves);
    this.paintStake(scene);
    this.paintTrail();
  }

  /** @param {MoveData} move */
  owns(move) {
    return this.owned.has(move.index);
  }

  /** "Say chili 8" on the button that ends a saying. @param {MoveData} move */
  label(move) {
    const isChosen = said(move) === this.chosen && this.page.pick.picked.length > 0;
    return (isChosen && this.saying(this.chosen)?.label) || null;
  }

  /** @param {MoveData} move */
  isQuiet(move) {
    return !this.page.pick.marking && this.more.quiet.includes(move.index);
  }

  /** What was won comes when the revealed card has been seen. @param {string} zone */
  awaits(zone) {
    return this.reveal.stage === "up" && zone === this.more.reveal?.zone;
  }

  // --- what is said of my card ------------------------------------------------------------------

  /** The moves that say something of the card that is picked. */
  sayings() {
    const { pick } = this.page;
    if (pick.marking || !pick.picked.length) return [];
    return pick.buttons().filter((move) => move.steps.some((step) => step.card) && said(move));
  }

  /** What is to be said unless something else is pressed: the card itself if it fits, or the first
   * that does. */
  choose(/** @type {MoveData[]} */ moves) {
    const { pick } = this.page;
    this.owned = new Set(this.page.pick.marking ? [] : this.more.doubts.map((d) => d.index));
    if (!moves.length) {
      this.chosen = "";
      return;
    }
    const offered = moves.map(said);
    if (!offered.includes(this.chosen) || this.picked !== pick.picked[0].card) {
      const [card] = pick.picked.map((step) => step.card);
      const fitting = offered.filter((other) => this.saying(other)?.fits);
      this.chosen = fitting.find((other) => other === card) ?? fitting[0] ?? offered[0];
    }
    this.picked = pick.picked[0].card;
    for (const move of moves) if (said(move) !== this.chosen) this.owned.add(move.index);
  }

  /** A saying as it is drawn. @param {string} card */
  saying(card) {
    return this.more.says.find((say) => say.card === card);
  }

  /** @param {Scene} scene @param {MoveData[]} moves */
  paintOptions(scene, moves) {
    const { art } = this.page;
    hide(this.options, !moves.length);
    this.options.style.setProperty("--n", String(moves.length));
    this.options.classList.toggle("cl-all-sayings", moves.length > 12);
    this.options.setAttribute("aria-label", scene.moves.length ? art.text(scene.prompt) : "");
    reconcile(
      this.options,
      moves,
      (move) => move.say,
      () => h("button", { type: "button", class: "cl-option" }),
      (node, move) => {
        const card = said(move);
        const known = this.saying(card);
        const against = known && !known.fits ? " cl-against" : "";
        node.className = `cl-option ${art.art.pieces[card].css}${against}`;
        node.onclick = () => this.say(card);
        node.setAttribute("aria-pressed", String(card === this.chosen));
        node.setAttribute("aria-label", move.say);
        renderIfChanged(node, card, () =>
          known ? [art.suit(known.suit) ?? "", known.number] : art.line([{ card }]),
        );
      },
    );
  }

  /** @param {string} card */
  say(card) {
    this.chosen = card;
    this.page.table.paint(this.page.scene);
    this.page.keys.updateTabStops();
  }

  // --- the claim --------------------------------------------------------------------------------

  /** What hangs from the seat of who claims, or of who doubts. @param {Scene} scene */
  paintSpeech(scene) {
    const { art } = this.page;
    const { claim, reveal, talk } = this.more;
    const doubted = this.reveal.stage === "up" && reveal;
    const by = doubted ? reveal.challenger : claim ? claim.seat : -1;
    const at = scene.seats.findIndex((seat) => seat.seat === by);
    const n = scene.seats.length;
    const text = doubted ? reveal.doubt : claim ? claim.text : [];
    const more = !doubted && talk && talk.seat === by ? talk.text : "";
    this.says.style.setProperty("--n", String(n));
    this.says.style.setProperty("--k", String(at + 1));
    this.says.className = classes({
      "cl-says": true,
      "cl-of-none": at < 0,
      "cl-two-rows": n > 3,
      "cl-first": at === 0 && n > 1,
      "cl-final": at === n - 1 && n > 1,
    });
    this.speech.classList.toggle("cl-empty-speech", !text.length);
    const [first, second] = this.speech.children;
    renderIfChanged(first, text, () => art.line(text));
    renderIfChanged(second, more, () => [more]);
  }

  /** Deck and wilds. @param {Scene} scene */
  paintShelf(scene) {
    const piles = scene.rows.flat().filter((pile) => this.more.shelf.includes(pile.name));
    this.paintPiles(this.shelf, piles);
    const [deck] = this.shelf.children;
    deck?.classList.toggle("cl-near", this.more.near);
  }

  /** The name of a pile, which a phone has no room for, and its note or its number.
   * @param {Pile} pile */
  caption(pile) {
    const name = h("span", { class: "cl-zone-name" }, pile.label);
    const noted = pile.note ? this.page.art.line(pile.note) : [h("b", {}, String(pile.count))];
    return [name, " ", h("span", {}, ...noted)];
  }

  paintPrize() {
    const { prize } = this.more;
    const { pick } = this.page;
    const zone = /** @type {HTMLElement} */ (this.prize.firstElementChild);
    zone.dataset.zone = prize.zone;
    const button = findPart(zone, "button");
    button.disabled = !pick.leads({ zone: prize.zone });
    button.setAttribute("aria-label", prize.label);
    paintCups(button, prize.symbol, prize.left, prize.all);
    renderIfChanged(findPart(zone, ".cl-label"), prize.text, () =>
      prize.text.map((line) => h("span", {}, `${line} `)),
    );
  }

  /** The pile with what is claimed of its top card, or what it was. @param {Scene} scene */
  paintStack(scene) {
    const { art, pick, words } = this.page;
    const { claim, reveal, stack } = this.more;
    const pile = /** @type {Pile} */ (scene.rows.flat().find((one) => one.name === stack));
    const up = this.reveal.stage === "up" && reveal ? reveal : null;
    const sure = claim?.sure === true && !this.chosen;
    const n = up ? up.cards : pile.count + (this.chosen ? 1 : 0);
    const shown = this.chosen || (up ? up.card : sure ? "" : (claim?.card ?? ""));
    this.stack.dataset.zone = stack;
    const button = findPart(this.stack, "button");
    button.disabled = !pick.leads({ zone: stack });
    button.className = classes({
      "cl-ghosts": true,
      "cl-may": pick.invites({ zone: stack }),
      "cl-empty": n === 0,
      "cl-mine-said": Boolean(this.chosen),
      "cl-up": up != null,
    });
    const said = claim ? `, ${art.text(claim.text)}` : "";
    button.setAttribute("aria-label", `${pile.label}: ${cards(words, pile.count)}${said}`);
    const top = sure ? (pile.top.at(-1) ?? null) : null;
    const backs = Array.from({ length: Math.min(n, BACKS) }, (_, i) =>
      i === Math.min(n, BACKS) - 1 ? top : null,
    );
    reconcile(
      this.papers,
      backs,
      (card) => card ?? "back",
      (card) => art.face(card),
      () => {},
    );
    hide(this.ghost, !shown);
    this.ghost.className = up && !this.chosen ? `cl-turned ${rim(up)}` : "cl-ghost";
    renderIfChanged(this.ghost, [shown, up], () =>
      shown ? [art.face(shown), ...this.marks(up)] : [],
    );
    const mark = up && !this.chosen ? "" : shown ? "?" : sure && claim ? claim.card : "";
    hide(this.sign, !mark);
    renderIfChanged(this.sign, mark, () =>
      mark === "?" ? ["?"] : mark ? art.line([{ card: mark }]) : [],
    );
  }

  /** A rim round the trait that was doubted, with a sign. @param {RevealData | null} up */
  marks(up) {
    if (!up || this.chosen) return [];
    return [h("b", { class: "cl-trait" }, icon(up.right ? "check" : "cross"))];
  }

  /** @param {Scene} scene */
  paintDoubts(scene) {
    const { doubts } = this.more;
    for (const trait of /** @type {const} */ (["number", "suit"])) {
      const about = doubts.filter((doubt) => doubt.trait === trait);
      const offered = this.page.pick.marking ? [] : about;
      const moves = offered.flatMap((doubt) => {
        const move = scene.moves.find((one) => one.index === doubt.index);
        return move ? [{ move, why: doubt.why }] : [];
      });
      reconcile(
        this.doubts[trait],
        moves,
        ({ move }) => move.say,
        () => h("button", { type: "button", class: "cl-btn cl-act" }),
        (node, { move, why }) => this.paintDoubt(node, move, why),
      );
    }
  }

  /** @param {HTMLButtonElement} node @param {MoveData} move @param {string} why */
  paintDoubt(node, move, why) {
    const { art } = this.page;
    const armed = this.armed === move.index;
    const below = armed ? this.more.again : why;
    node.onclick = (event) => this.doubt(/** @type {PointerEvent} */ (event), move);
    node.setAttribute("aria-label", `${move.say} ${below}`);
    node.classList.toggle("cl-armed", armed);
    renderIfChanged(node, [move.label, below], () => [
      h("span", {}, ...art.line(move.label)),
      h("small", {}, below),
    ]);
  }

  /** A challenge can't be taken back, so a finger has to say it twice.
   * @param {PointerEvent} event @param {MoveData} move */
  doubt(event, move) {
    if (event.pointerType !== "touch" || this.armed === move.index) {
      this.armed = -1;
      this.page.make(move);
      return;
    }
    this.armed = move.index;
    this.paintDoubts(this.page.scene);
    setTimeout(() => {
      if (this.armed !== move.index) return;
      this.armed = -1;
      this.paintDoubts(this.page.scene);
    }, ARMED);
  }

  /** @param {Scene} scene */
  paintStake(scene) {
    const { art, pick } = this.page;
    const { reveal, says, stake, truths } = this.more;
    const lines = reveal && !this.chosen ? reveal.lines : stake;
    const at = says.findIndex((say) => say.card === this.chosen);
    const own = scene.mine ? /** @type {ClaimSeat} */ (scene.mine).truth : undefined;
    const code = own?.[pick.picked[0]?.card ?? ""]?.[at] ?? "";
    const shown = this.chosen ? (code ? [[truths[code]]] : []) : lines;
    renderIfChanged(this.stake, shown, () =>
      shown.map((line) => h("span", {}, ...art.line(line), " ")),
    );
  }

  paintTrail() {
    const { art } = this.page;
    const { trail } = this.more;
    hide(this.trail, !trail.length);
    this.trail.classList.toggle("cl-one", trail.length === 1);
    this.trail.setAttribute("aria-label", this.more.trail_label);
    reconcile(
      this.trail,
      trail,
      (claimed, i) => `${i} ${claimed.seat} ${claimed.card}`,
      (claimed) => h("li", {}, `${claimed.name} `, ...art.line([{ card: claimed.card }])),
      (node, _, i) => node.classList.toggle("cl-newest", i === trail.length - 1),
    );
  }

  // --- seats ------------------------------------------------------------------------------------

  /** @param {HTMLElement} box @param {SeatData} seat */
  paintBefore(box, seat) {
    const more = /** @type {ClaimSeat} */ (seat.more);
    const { claim } = /** @type {ClaimTable} */ (this.page.scene.more); // before the middle
    const claims = claim?.open === true && claim.seat === seat.seat;
    box.parentElement?.classList.toggle("cl-claims", claims);
    paintFoot(this.page.art, box, more);
  }

  /** @param {HTMLElement} box @param {Scene} scene */
  paintMine(box, scene) {
    if (scene.mine) paintFoot(this.page.art, box, /** @type {ClaimSeat} */ (scene.mine));
  }
}

/** What a move says its card is; "" where it says nothing. @param {MoveData} move */
function said(move) {
  const [only] = move.short;
  return move.short.length === 1 && typeof only === "object" ? (only.card ?? "") : "";
}
