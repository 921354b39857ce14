// A claim about a face-down card, who doubts it, and what it is when it is turned up.

import { cards, classes, html, keys } from "../shell/view.js";
import { isTask } from "../table/hand.js";
import { hasCard } from "../table/pick.js";
import { Piles } from "../table/piles.js";
import { drawCups, drawFoot } from "./claim_seat.js";
import { Revealing, rim, sign } from "./revealing.js";

/** @import { ClaimSeat, ClaimTable, MoveData, Pile, Play, RevealData, Scene } from "../types.js" */
/** @import { SeatData } from "../types.js" */

const BACKS = 4; // as many cards of a stack are drawn

export class Claim extends Piles {
  asksItself = true;

  /** @param {Play} play */
  constructor(play) {
    super(play);
    /** What the claim about the picked card will be: a card's text. */ this.chosen = "";
    /** The card that was picked for it. @type {string | null | undefined} */ this.picked = "";
    /** What may be said once a card is picked. @type {MoveData[]} */ this.toCome = [];
    /** The moves whose button the form itself shows. @type {Set<number>} */
    this.owned = new Set();
    /** The challenge that was touched once: the number of the scene, and of the move. */
    this.armed = "";
    this.reveal = new Revealing(play);
  }

  get more() {
    return /** @type {ClaimTable} */ (this.play.scene.more);
  }

  // --- what is asked of a form ------------------------------------------------------------------

  /** @param {Scene} scene */
  take(scene) {
    const moves = this.sayings();
    this.choose(moves);
    this.hold = this.reveal.take(scene, this.more.reveal, moves.length > 0);
    const isTurned = isTask(scene) && this.reveal.stage === "up"; // it most often ends the part
    this.toCome = this.inOrder(isTurned ? [] : this.play.pick.toCome((come) => come.filter(said)));
  }

  /** The challenges that are offered: in a step of a lesson not all that the game allows. */
  get doubts() {
    const { pick, scene } = this.play;
    if (pick.marking) return [];
    return this.more.doubts.flatMap(({ index, ...doubt }) => {
      const move = scene.moves.find((one) => one.index === index);
      return move ? [{ ...doubt, move }] : [];
    });
  }

  get isDoubting() {
    return this.doubts.length > 0;
  }

  classes() {
    return {
      "cl-form-claim": true,
      "cl-doubting": this.isDoubting,
      "cl-saying": this.sayings().length > 0,
      "cl-to-say": this.toCome.length > 0,
    };
  }

  /** Nothing is chosen from the hand; and in a step of a lesson it has few cards.
   * @param {Scene} scene */
  hidesSorting(scene) {
    const isOther = scene.moves.length > 0 && !scene.moves.some(hasCard);
    return isOther || isTask(scene);
  }

  /** @param {Scene} scene */
  middle(scene) {
    const { more } = this;
    const saying = this.sayings();
    const room = this.toCome.slice(saying.length);
    const shelf = scene.rows.flat().filter((pile) => more.shelf.includes(pile.name));
    return html`<div class="cl-form cl-claim">
      ${this.speech(scene)}
      <div class="cl-claim-table">
        <div class="cl-shelf">${this.row(shelf)}</div>
        <div class="cl-said-here">
          <div class="cl-duel">
            <div class="cl-aside">
              ${this.doubt("number")}${saying.length ? null : this.reveal.last(more.reveal)}
            </div>
            ${this.stack(scene)}
            <div class="cl-aside cl-right">${this.doubt("suit")}</div>
          </div>
          <div class="cl-turns">
            ${saying.length ? null : this.reveal.verdict(more.reveal)}
            ${saying.length || room.length ? this.options(saying, room) : null}
          </div>
          ${this.stake(scene)}
          ${more.trail.length ? this.trail() : null}
        </div>
        <div class="cl-prize">${this.prize()}</div>
      </div>
    </div>`;
  }

  /** @param {MoveData} move */
  owns(move) {
    return this.owned.has(move.index);
  }

  /** One button ends all sayings: the longest needs the most room. @param {MoveData[]} moves */
  asButtons(moves) {
    const sayings = moves.filter(said).toSorted((a, b) => b.say.length - a.say.length);
    return [...sayings.slice(0, 1), ...moves.filter((move) => !said(move))];
  }

  /** "Say chili 8" on the button that ends a saying. @param {MoveData} move */
  dress(move) {
    const { art, pick } = this.play;
    const card = hasCard(move) ? said(move) : "";
    const isQuiet = !pick.marking && this.more.quiet.includes(move.index);
    if (!card) return { isQuiet };
    // The options above it have the move's own name.
    const [before, after] = this.more.say.split("{card}");
    const saying = [before, { card }, after];
    return { label: art.line(saying), say: art.text(saying), isQuiet };
  }

  /** What was won comes when the revealed card has been seen. @param {string} zone */
  awaits(zone) {
    return this.reveal.stage === "up" && zone === this.more.reveal?.zone;
  }

  /**
   * What may be said comes before the hand: nobody should have to go back to it.
   * @returns {HTMLElement | null}
   */
  following() {
    return this.play.felt.querySelector('.cl-option[aria-pressed="true"]');
  }

  // --- what is said of my card ------------------------------------------------------------------

  /** The moves that say something of the card that is picked. */
  sayings() {
    const { pick } = this.play;
    if (pick.marking || !pick.picked.length) return [];
    return this.inOrder(pick.buttons().filter((move) => hasCard(move) && said(move)));
  }

  /**
   * Sayings by spice and number; last those that a lesson lets one try.
   * @param {MoveData[]} moves
   */
  inOrder(moves) {
    const cards = this.more.says.map((say) => say.card);
    const at = (/** @type {MoveData} */ move) => cards.indexOf(said(move)) + 1 || Infinity;
    return moves.toSorted((a, b) => Math.sign(at(a) - at(b)) || 0);
  }

  /**
   * What is to be said unless something else is pressed: the card itself if it fits, or the first
   * that does.
   * @param {MoveData[]} moves
   */
  choose(moves) {
    const { pick } = this.play;
    this.owned = new Set(this.doubts.map(({ move }) => move.index));
    if (!moves.length) {
      this.chosen = "";
      return;
    }
    const { card } = pick.picked[0];
    const offered = moves.map(said);
    if (!offered.includes(this.chosen) || this.picked !== card) {
      const fitting = offered.filter((other) => this.saying(other)?.fits);
      this.chosen = fitting.find((other) => other === card) ?? fitting[0] ?? offered[0];
    }
    this.picked = card;
    for (const move of moves) if (said(move) !== this.chosen) this.owned.add(move.index);
  }

  /** A saying as it is drawn. @param {string} card */
  saying(card) {
    return this.more.says.find((say) => say.card === card);
  }

  /**
   * @param {MoveData[]} moves
   * @param {MoveData[]} room those that another card, or any, brings: their room is kept
   */
  options(moves, room) {
    const { art } = this.play;
    const names = keys(moves.map((move) => move.say));
    const n = moves.length + room.length;
    return html`<div class="cl-options${n > 12 ? " cl-all-sayings" : ""}" style=${{ "--n": n }}
      aria-hidden=${moves.length ? undefined : true}
    >
      ${moves.map((move, i) => {
        const card = said(move);
        const known = this.saying(card);
        const against = known && !known.fits ? " cl-against" : "";
        return html`<button ...${names[i]} type="button"
          class="cl-option ${art.drawings.pieces[card].css}${against}"
          aria-pressed=${card === this.chosen} aria-label=${move.say}
          onClick=${() => {
            this.chosen = card;
            this.play.repaint();
          }}
        >
          ${this.drawn(card)}
        </button>`;
      })}
      ${room.map(
        (move) => html`<span class="cl-option cl-room" aria-hidden="true">
          ${this.drawn(said(move))}
        </span>`,
      )}
    </div>`;
  }

  /** A saying in brief. @param {string} card */
  drawn(card) {
    const { art } = this.play;
    return [art.suit(art.drawings.pieces[card].suit), card.split(" ").at(-1)];
  }

  // --- the claim --------------------------------------------------------------------------------

  /** What hangs from the seat of who claims, or of who doubts. @param {Scene} scene */
  speech(scene) {
    const { claim, reveal, talk } = this.more;
    const doubted = this.reveal.stage === "up" && reveal;
    const by = doubted ? reveal.challenger : claim ? claim.seat : -1;
    const at = scene.seats.findIndex((seat) => seat.seat === by);
    const n = scene.seats.length;
    const text = doubted ? reveal.doubt : claim ? claim.text : [];
    const looks = {
      "cl-of-none": at < 0,
      "cl-two-rows": n > 3,
      "cl-first": at === 0 && n > 1,
      "cl-final": at === n - 1 && n > 1,
    };
    return html`<div class="cl-says ${classes(looks)}" style=${{ "--n": n, "--k": at + 1 }}>
      <div class=${text.length ? "cl-speech" : "cl-speech cl-empty-speech"}>
        <p>${this.play.art.line(text)}</p>
        <p class="cl-talk">${!doubted && talk?.seat === by ? talk.text : null}</p>
      </div>
    </div>`;
  }

  /**
   * Deck and wilds. How near the end is stands in place of the number of the deck's cards, but in
   * most steps of a lesson, which are not about the end; a moment shows what the game showed.
   * @param {Pile[]} piles
   */
  row(piles) {
    const { near } = this.more;
    const { scene } = this.play;
    const isTold = near || !isTask(scene) || scene.step?.kind === "look";
    return piles.map((pile, i) => {
      const note = isTold ? pile.note : null;
      const more = note ? { "aria-label": `${pile.label}: ${this.play.art.text(note)}` } : {};
      return this.pile({ ...pile, note }, !i && near ? "cl-near" : "", more);
    });
  }

  /** The name of a pile, which a phone has no room for, and its note or its number.
   * @param {Pile} pile */
  caption({ count, label, note }) {
    return html`
      <span class="cl-zone-name">${label}</span>${" "}
      <span>${note ? this.play.art.line(note) : html`<b>${count}</b>`}</span>
    `;
  }

  prize() {
    const { pick, press } = this.play;
    const { prize } = this.more;
    const { zone } = prize;
    const cups = { symbol: prize.symbol, n: prize.left, all: prize.all };
    return html`<div class="cl-zone" data-zone=${zone}>
      <button type="button" class="cl-cups" disabled=${!pick.leads({ zone })}
        aria-label=${prize.label} onClick=${() => press({ zone })}
      >
        ${drawCups(cups)}
      </button>
      <p class="cl-label">${prize.text.map((line) => html`<span>${line} </span>`)}</p>
    </div>`;
  }

  /** The pile with what is claimed of its top card, or what it was. @param {Scene} scene */
  stack(scene) {
    const { art, pick, press, words } = this.play;
    const { chosen, more } = this;
    const { claim, reveal } = more;
    const zone = more.stack;
    const pile = /** @type {Pile} */ (scene.rows.flat().find((one) => one.name === zone));
    const up = this.reveal.stage === "up" ? reveal : null;
    const top = pile.top.at(-1);
    // A wild shows what it is; another's card that I have looked at is no secret to me.
    const sure =
      !chosen && claim != null && (claim.sure || (Boolean(top) && claim.seat !== scene.me));
    const n = up ? up.cards : pile.count + (chosen ? 1 : 0);
    const shown = chosen || (up ? up.card : sure ? "" : (claim?.card ?? ""));
    const looks = {
      "cl-may": pick.invites({ zone }),
      "cl-empty": n === 0,
      "cl-mine-said": Boolean(chosen),
      "cl-up": up != null,
    };
    const told = claim ? `, ${art.text(claim.text)}` : "";
    const lying = up ? Array(n).fill("") : [...more.backs, ...(chosen ? [""] : [])];
    const backs = lying.slice(-BACKS).map((card) => card || null);
    if (sure && backs.length) backs[backs.length - 1] = top ?? null;
    const turned = up && !chosen ? up : null;
    const mark = turned
      ? null
      : shown
        ? "?"
        : sure && claim
          ? art.line([{ card: claim.card }])
          : null;
    return html`<div class="cl-zone" data-zone=${zone}>
      <button type="button" class="cl-ghosts ${classes(looks)}" disabled=${!pick.leads({ zone })}
        aria-label="${pile.label}: ${cards(words, pile.count)}${told}"
        onClick=${() => press({ zone })}
      >
        <span class="cl-papers">${art.faces(backs)}</span>
        <i class=${turned ? `cl-turned ${rim(turned)}` : "cl-ghost"} hidden=${!shown}>
          ${shown && art.face(shown)}${turned && trait(turned)}
        </i>
        <i class="cl-q" aria-hidden="true" hidden=${!mark}>${mark}</i>
      </button>
    </div>`;
  }

  /** The challenges to a trait. @param {"number" | "suit"} of */
  doubt(of) {
    const moves = this.doubts.filter((doubt) => doubt.trait === of);
    const names = keys(moves.map(({ move }) => move.say));
    return html`<div class="cl-doubt cl-at-${of}">
      ${moves.map(({ move, why }, i) => {
        const isArmed = this.armed === this.touched(move);
        const below = isArmed ? this.more.again : why;
        return html`<button ...${names[i]} type="button"
          class="cl-btn cl-act${isArmed ? " cl-armed" : ""}" aria-label="${move.say} ${below}"
          onClick=${(/** @type {Event} */ event) =>
            this.challenge(/** @type {PointerEvent} */ (event), move)}
        >
          <span>${this.play.art.line(move.label)}</span><small>${below}</small>
        </button>`;
      })}
    </div>`;
  }

  /** @param {MoveData} move */
  touched = (move) => `${this.play.scene.seq} ${move.index}`;

  /**
   * A step can be begun again; in a game a challenge can't be taken back, and a finger says it twice.
   * @param {PointerEvent} event
   * @param {MoveData} move
   */
  challenge(event, move) {
    const { make, repaint, scene } = this.play;
    const isOnce = event.pointerType !== "touch" || isTask(scene);
    if (isOnce || this.armed === this.touched(move)) return make(move);
    this.armed = this.touched(move);
    repaint();
  }

  /** @param {Scene} scene */
  stake(scene) {
    const { art, pick } = this.play;
    const { doubts, reveal, says, stake, truths } = this.more;
    const isTold = isTask(scene) && doubts.length > 0; // a step tells what a challenge costs
    const isQuestion = scene.step?.kind === "choose"; // its answer is not told here
    const lines = reveal ? reveal.lines : isTold ? [] : isQuestion ? stake.slice(0, 1) : stake;
    const at = says.findIndex((say) => say.card === this.chosen);
    const own = scene.mine ? /** @type {ClaimSeat} */ (scene.mine).truth : undefined;
    const code = own?.[pick.picked[0]?.card ?? ""]?.[at] ?? "";
    const told = this.chosen && code ? truths[code] : null;
    // The lines keep their room under what is told of a card, so that the hand stays where it is.
    const looks = { "cl-told": Boolean(this.chosen), "cl-revealed": reveal != null };
    return html`<div class="cl-stake ${classes(looks)}">
      <p>${lines.map((line) => html`<span>${art.line(line)} </span>`)}</p>
      ${told && html`<p>${told}</p>`}
    </div>`;
  }

  trail() {
    const { trail, trail_label } = this.more;
    const css = trail.length === 1 ? "cl-trail cl-one" : "cl-trail";
    return html`<ol class=${css} aria-label=${trail_label}>
      ${trail.map(
        ({ card, name, seat }, i) => html`<li key="${i} ${seat} ${card}"
          class=${i === trail.length - 1 ? "cl-newest" : ""}
        >
          ${name} ${this.play.art.line([{ card }])}
        </li>`,
      )}
    </ol>`;
  }

  // --- seats ------------------------------------------------------------------------------------

  /** @param {SeatData} seat */
  layBefore(seat) {
    const more = /** @type {ClaimSeat} */ (seat.more);
    return html`<div class="cl-places">${drawFoot(this.play.art, more)}</div>`;
  }

  /** @param {Scene} scene */
  layMine({ mine }) {
    return mine ? drawFoot(this.play.art, /** @type {ClaimSeat} */ (mine)) : null;
  }
}

/** A rim round the trait that was doubted, with a sign. @param {RevealData} reveal */
const trait = (reveal) => (reveal.trait ? html`<b class="cl-trait">${sign(reveal)}</b>` : null);

/** What a move says its card is; "" where it says nothing. @param {MoveData} move */
function said(move) {
  const [only] = move.short;
  return move.short.length === 1 && typeof only === "object" ? (only.card ?? "") : "";
}
