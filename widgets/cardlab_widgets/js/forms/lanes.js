// Lanes on which rules move from place to place. Beside each rule lies the pile that it rules over,
// and at the head of each lane are the levers that move it.

import { h } from "preact";
import { classes, html } from "../shell/view.js";
import { Form } from "../table/form.js";
import { isTask } from "../table/hand.js";
import { LeverButton } from "./levers.js";

/** @import { Lane, LanesSeat, LanesTable, MoveData, Pile, Play, Scene } from "../types.js" */
/** @import { SeatData, Side, Spot } from "../types.js" */

const NARROW = 900; // px: below it the piles around the lanes are one strip
/** @type {KeyframeAnimationOptions} */
const TURN = { duration: 160, delay: 220, easing: "cubic-bezier(.2,.8,.2,1)", fill: "backwards" };

export class Lanes extends Form {
  /** @param {Play} play */
  constructor(play) {
    super(play);
    /** Whether it is as narrow as a phone; null: not known yet. @type {boolean | null} */
    this.slim = null;
    /** The piles in the middle, by their zones. @type {Map<string, Pile>} */
    this.piles = new Map();
    /** The moves whose buttons are levers, by what is chosen. @type {Set<string>} */
    this.choices = new Set();
    /** The lane that is shown as its lever would leave it, with the move. */
    this.preview = { lane: "", move: /** @type {MoveData | null} */ (null) };
  }

  /** Learn how wide the table is, now and whenever that changes. */
  measure() {
    if (this.slim != null) return;
    const root = /** @type {HTMLElement} */ (this.play.felt.closest(".cl"));
    this.slim = (root.clientWidth || innerWidth) <= NARROW;
    new ResizeObserver(([entry]) => {
      const slim = entry.contentRect.width <= NARROW;
      if (slim === this.slim || !entry.contentRect.width) return;
      this.slim = slim;
      this.play.repaint();
    }).observe(root);
  }

  /** @param {Scene} scene */
  take(scene) {
    this.measure();
    this.piles = new Map(scene.rows.flat().map((pile) => [pile.name, pile]));
    const levers = table(scene).lanes.flatMap((lane) => lane.levers);
    this.choices = new Set(levers.map((lever) => lever.choice));
    const { move } = this.preview;
    if (move && !scene.moves.includes(move)) this.preview = { lane: "", move: null };
  }

  /** @param {Scene} scene */
  classes(scene) {
    return { "cl-has-lanes": true, "cl-one-move": scene.moves.length === 1 };
  }

  /** @param {Scene} scene */
  middle(scene) {
    const more = table(scene);
    const wide = !this.slim;
    const mine = scene.mine ? [own(scene)] : [];
    // Who only looks on has no place of their own, beside which the common pile could lie.
    const common = scene.mine ? [] : [more.common];
    const fork = (/** @type {string} */ side) =>
      html`<i class="cl-lane-fork ${side}" aria-hidden="true" />`;
    const around = wide ? [] : [more.next, more.used, more.common, ...mine];
    return html`<div class="cl-form cl-lanes">
      <div class="cl-lane-strip">${this.sides(around)}</div>
      <div class="cl-lane-end">${wide ? this.sides([more.next]) : null}</div>
      ${fork("cl-in")}
      <div class="cl-lane-rows">${more.lanes.map((lane) => this.lane(lane, scene))}</div>
      ${fork("cl-off")}
      <div class="cl-lane-end">${wide ? this.sides([more.used, ...common]) : null}</div>
    </div>`;
  }

  // --- a lane ---------------------------------------------------------------------------------

  /** @param {Lane} lane @param {Scene} scene */
  lane(lane, scene) {
    const { play } = this;
    const { next, must } = table(scene);
    const moves = play.pick.marking ? [] : scene.moves;
    const isShown = this.preview.lane === lane.name;
    const levers = lane.levers.map((lever) => {
      const move = moves.find((offered) => offered.steps.at(-1)?.choice === lever.choice) ?? null;
      const preview = (/** @type {boolean} */ to) => this.look(to ? move : null, lane.name);
      return h(LeverButton, { key: lever.say, play, lever, move, must, preview });
    });
    // Each rule moves on by one place.
    const come = [next.zone, ...lane.spots.map((spot) => spot.rule)];
    const isTold = !isTask(scene); // in a lesson it is the learner who tells
    const css = isShown ? "cl-lane cl-shows" : "cl-lane";
    return html`<section key=${lane.name} class=${css} aria-label=${lane.label}>
      <div class="cl-levers" hidden=${!levers.length}>${levers}</div>
      <div class="cl-spots">
        ${lane.spots.map((spot, i) => this.spot(spot, isTold, isShown ? come[i] : ""))}
      </div>
    </section>`;
  }

  /** Show a lane as it would be after a move, or no longer. @param {MoveData | null} move
   * @param {string} lane */
  look(move, lane) {
    if (move === this.preview.move) return;
    this.preview = { lane: move ? lane : "", move };
    this.play.repaint();
  }

  /** @param {string} card */
  fitsThen(card) {
    return this.preview.move?.then?.includes(card) ?? false;
  }

  /**
   * @param {Spot} spot
   * @param {boolean} isTold whether the lane says what fits
   * @param {string} come the zone of the rule that would come here, if that is looked at
   */
  spot(spot, isTold, come) {
    const { art, pick } = this.play;
    const ghost = this.piles.get(come)?.top.at(-1);
    const drawn = ghost ? html`<div class="cl-lane-ghost">${art.face(ghost)}</div>` : null;
    const fits = isTold ? art.text(spot.fits) : "";
    const css = pick.invites({ zone: spot.pile }) ? "cl-spot cl-lit" : "cl-spot";
    // By ear a pile has its place and its rule.
    const [rule, pile] = [this.piles.get(spot.rule), this.piles.get(spot.pile)];
    const named = [rule?.label, ...(rule?.top ?? []).map((card) => art.name(card ?? ""))];
    return html`<div class=${css}>
      <div class="cl-rule" data-zone=${spot.rule}>${this.cards(spot.rule)}${drawn}</div>
      <div class="cl-zone" data-zone=${spot.pile}>
        ${pile && this.pile({ ...pile, label: [...named, pile.label].join(", ") }, fits)}
      </div>
      <p class="cl-fits" aria-hidden="true" hidden=${!isTold}>
        <span>${art.line(spot.fits)}</span><span>${art.line(spot.short)}</span>
      </p>
    </div>`;
  }

  /** The cards of a zone in the middle. @param {string} zone */
  cards(zone) {
    const pile = this.piles.get(zone);
    return pile ? this.pile(pile, "") : null;
  }

  /**
   * The cards of a zone, as one button.
   * @param {Pile} pile
   * @param {string} note a sentence about it
   * @param {boolean} [isSmall] whether only its last card is drawn, and small
   */
  pile(pile, note, isSmall = false) {
    const { art, pick } = this.play;
    const thing = { zone: pile.name };
    const last = pile.top.at(-1);
    const sel = pick.isPicked(thing);
    // A press on it says what has to come before it, or in its place.
    const isLater = pick.comesLater(thing) || (pick.picked.length > 0 && !pick.leads(thing));
    const later = isLater ? { disabled: sel, "aria-disabled": true } : {};
    return this.pileButton(pile, {
      behind: note ? `, ${note}` : "",
      looks: { "cl-sel": sel },
      inside: isSmall && last !== undefined ? art.small(last) : undefined,
      more: { "aria-pressed": pick.pressed(sel), ...later },
    });
  }

  // --- the piles around the lanes -------------------------------------------------------------

  /** @param {Side[]} sides */
  sides(sides) {
    return sides.map((side) => this.side(side));
  }

  /** @param {Side} side */
  side(side) {
    const { art, scene } = this.play;
    const { slim } = this;
    const pile = this.piles.get(side.zone) ?? ownPile(scene, side.zone);
    if (!pile) return null;
    const hasStock = Boolean(side.stock && this.piles.get(side.stock)?.count);
    const stock = html`<div class="cl-stock" data-zone=${side.stock} hidden=${!hasStock}>
      ${art.small(null)}
    </div>`;
    const told = isSeat(side) ? toGoInWords(side) : "";
    return html`<div key=${side.zone} class="cl-side${slim && side.stock ? " cl-large" : ""}">
      <div class="cl-side-pile">
        ${side.stock ? stock : null}
        <div data-zone=${side.zone}>${this.pile(pile, told, Boolean(slim))}</div>
      </div>
      <p class="cl-label">
        ${
          slim
            ? html`${side.short}<b>${side.short_note}</b>`
            : html`${art.line(side.label)} <span>${art.line(side.note)}</span>`
        }
      </p>
      ${isSeat(side) ? this.toGo(side) : null}
    </div>`;
  }

  // --- before a player ------------------------------------------------------------------------

  /** @param {SeatData} seat */
  inLabel(seat) {
    return toGoInWords(/** @type {LanesSeat} */ (seat.more));
  }

  /** @param {SeatData} seat */
  layBefore(seat) {
    const { pick } = this.play;
    const gets = pick.invites({ seat: seat.seat }) && !pick.marking;
    const more = /** @type {LanesSeat} */ (seat.more);
    return html`<div class="cl-places">${this.toGo(more, gets, more.zone)}</div>`;
  }

  /**
   * How many cards somebody has to lay out still.
   * @param {LanesSeat} more
   * @param {boolean} [gets] whether a card may be given there
   * @param {string} [zone]
   */
  toGo(more, gets = false, zone) {
    // The name of the player, or of the pile, says it.
    return html`<div class="cl-togo" aria-hidden="true" style=${{ "--cl-part": more.part }}>
      <i />
      <p><span>${more.to_go}</span> <b data-zone=${zone}>${more.left}</b></p>
      <span class="cl-gets cl-out" hidden=${!gets}>${more.gets}</span>
    </div>`;
  }

  /** @param {Scene} scene */
  layMine(scene) {
    const wide = !this.slim && scene.mine;
    return wide ? this.sides([own(scene), table(scene).common]) : null;
  }

  // --- pressing, and what moves -----------------------------------------------------------------

  /** @param {MoveData} move */
  owns(move) {
    const { pick, scene } = this.play;
    if (pick.marking) return false;
    const last = move.steps.at(-1);
    const at = move.steps.length === 1 ? last?.seat : undefined;
    if (this.isPlain(move)) return true; // the piles are pressed
    const sits = at !== undefined && scene.seats.some((other) => other.seat === at);
    return sits || (last?.choice !== undefined && this.choices.has(last.choice));
  }

  /** A card that fits one pile only is played by one press. @param {MoveData} move */
  isPlain(move) {
    return move.steps.length === 2 && move.steps[1].zone !== undefined;
  }

  /**
   * When a lane has moved: for each of its rules where it comes from.
   * @param {Scene} old
   * @param {Scene} scene
   */
  slides(old, scene) {
    const { next, used, lanes } = table(scene);
    if (find(old, next.stock)?.count === find(scene, next.stock)?.count) return [];
    for (const lane of lanes) {
      const way = [next.zone, ...lane.spots.map((spot) => spot.rule), used.zone];
      const moved = way.slice(1).every((zone, i) => top(scene, zone) === top(old, way[i]));
      if (!moved) continue;
      this.turn(next.zone);
      return way.slice(1).map((to, i) => ({ to, from: way[i] }));
    }
    return [];
  }

  /** The next rule is turned up, after the others have moved. @param {string} zone */
  turn(zone) {
    const paper = this.play.felt.querySelector(`[data-zone="${CSS.escape(zone)}"] .cl-paper`);
    paper?.animate([{ transform: "scaleX(0)" }, { transform: "none" }], TURN);
  }
}

/** @param {Scene} scene */
const table = (scene) => /** @type {LanesTable} */ (scene.more);

/** Whether a pile is that of a seat. @param {Side} side @returns {side is LanesSeat} */
const isSeat = (side) => "left" in side;

/** How many cards a seat has still to lay, in words. @param {LanesSeat} seat */
const toGoInWords = ({ to_go, left }) => `${to_go} ${left}`;

/** My own pile. @param {Scene} scene */
const own = (scene) => /** @type {LanesSeat} */ (scene.mine);

/**
 * What lies before me, drawn like a pile in the middle.
 * @param {Scene} scene
 * @param {string} zone
 */
function ownPile(scene, zone) {
  const place = scene.places.find((other) => other.zone === zone);
  if (!place) return null;
  const { label, count } = place;
  return { name: zone, label, count, top: count ? [null] : [], spread: false, note: null };
}

/** @param {Scene} scene @param {string | undefined} zone */
const find = (scene, zone) => scene.rows.flat().find((pile) => pile.name === zone);

/** @param {Scene} scene @param {string} zone */
const top = (scene, zone) => find(scene, zone)?.top.at(-1);
