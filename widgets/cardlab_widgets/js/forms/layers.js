// Cards in layers before each player: some lie face up on others that lie face down, and both are
// played after the hand. What is played from now lies where the hand was, and as large.

import { h } from "preact";
import { cards, classes, html, icon, keys } from "../shell/view.js";
import { isTask } from "../table/hand.js";

/** @import { LayersMore, PlaceData, Play, Scene, Shown } from "../types.js" */

/** What of mine lies in layers. @param {Scene} scene */
export const ownLayers = ({ mine }) => /** @type {LayersMore | null} */ (mine);

/** The zone of the layer in play; none while one plays from the hand. @param {LayersMore} mine */
const playedFrom = (mine) => (mine.layer === "hand" ? null : mine[mine.layer]);

/**
 * The classes of the page that say which layer is in play.
 * @param {Scene} scene
 * @returns {Record<string, boolean>}
 */
export function layerClasses(scene) {
  const mine = ownLayers(scene);
  const rest = mine ? scene.places.filter(({ zone }) => zone !== playedFrom(mine)) : [];
  return {
    "cl-no-layers": !mine?.spots,
    "cl-laid-out": rest.length < scene.places.length && mine != null,
    "cl-last-layer": mine?.layer === "lower",
    "cl-nothing-below": mine != null && !rest.some(({ count }) => count),
  };
}

/** @param {{ play: Play }} handed */
export function OwnLayers({ play }) {
  const { scene } = play;
  const mine = /** @type {LayersMore} */ (ownLayers(scene));
  const rest = scene.places.filter(({ zone }) => zone !== playedFrom(mine));
  const large = scene.places.find(({ count, zone }) => count && zone === playedFrom(mine));
  return html`
    <div class="cl-spark" key="small">
      <p class="cl-opens">${mine.locked ? icon("lock") : null}<span>${mine.opens}</span></p>
      <div class="cl-stacks-box cl-stacks">
        ${h(Stacks, { play, places: rest, more: mine, isMine: true })}
      </div>
    </div>
    ${large ? h(Laid, { play, place: large, key: "large" }) : null}
  `;
}

/**
 * The layer in play, where the hand was and as large.
 * @param {{ play: Play, place: PlaceData }} handed
 */
function Laid({ play, place }) {
  const { art, words, scene } = play;
  const asked = scene.moves.length > 0;
  const names = keys(place.cards.map((card) => card ?? "back"));
  return html`<div class="cl-laid" data-zone=${place.zone} role="group" aria-label=${place.label}>
    ${place.cards.map((card, i) => {
      const { may, sel, invites, no, press } = pressed(play, place, i);
      const why = no ? `: ${art.text(no.text)}` : "";
      const state = `, ${may ? words.playable : words.not_playable}${why}`;
      const name = card ? art.name(card) : place.label;
      const looks = {
        "cl-may": sel || invites,
        "cl-not": asked && !sel && !may,
        "cl-sel": sel,
      };
      return html`<button ...${names[i]} type="button" class="cl-card ${classes(looks)}"
        disabled=${!may && !sel && !no} aria-label=${`${name}${isTask(scene) ? "" : state}`}
        aria-pressed=${play.pick.pressed(sel)} onClick=${press}
      >
        ${art.face(card)}
      </button>`;
    })}
  </div>`;
}

/**
 * How a card of a layer can be pressed; a face-down one is pressed as its zone.
 * @param {Play} play
 * @param {PlaceData} place
 * @param {number} i
 */
function pressed({ pick, press }, { cards, no, zone }, i) {
  const card = cards[i];
  const nth = cards.slice(0, i).filter((other) => other === card).length;
  const thing = card ? { card, zone, nth } : { zone };
  return {
    may: pick.leads(thing),
    sel: pick.isPicked(thing),
    invites: pick.invites(thing),
    no: card ? no?.[card] : null,
    press: () => press(thing),
  };
}

/** Which layer is in play, and how many cards each has. @param {{ mine: LayersMore }} handed */
export function LayerSteps({ mine }) {
  if (!mine.spots) return null;
  const at = ["hand", "upper", "lower"].indexOf(mine.layer);
  return html`<p class="cl-layers-of">
    ${mine.steps.map(
      ({ label, n }, i) => html`<span class=${i === at ? "cl-now" : ""}>
        ${i > at ? icon("lock") : null}${label} ${n}
      </span>`,
    )}
  </p>`;
}

/**
 * Stacks of two cards, one face up on one face down; a bare back where the upper one is gone.
 * @param {{ play: Play, places: PlaceData[], more: LayersMore, isMine: boolean }} handed
 */
export function Stacks({ play, places, more, isMine }) {
  const { art, words } = play;
  const upper = places.find((place) => place.zone === more.upper);
  const lower = places.find((place) => place.zone === more.lower);
  if (!more.spots) return null;
  const [ups, downs] = [upper?.count ?? 0, lower?.count ?? 0];
  const spots = Array.from({ length: Math.max(more.spots, ups, downs) }, (_, i) =>
    i < downs ? (i < ups ? "under" : "bare") : i < ups ? "none" : "gone",
  );
  const row = (
    /** @type {PlaceData} */ { label, count, zone },
    /** @type {string} */ css,
    /** @type {Shown} */ inside,
  ) => html`<div key=${zone} class=${css} data-zone=${zone} role="group"
    aria-label="${label}: ${cards(words, count)}"
  >
    ${inside}
  </div>`;
  const spot = (/** @type {string} */ kind) => html`<span class="cl-stack-at cl-${kind}">
    ${kind === "under" || kind === "bare" ? art.small(null) : null}
  </span>`;
  return [
    lower && row(lower, "cl-downs", spots.map(spot)),
    upper && row(upper, "cl-ups", ups ? h(Ups, { play, place: upper, isMine }) : null),
  ];
}

/** @param {{ play: Play, place: PlaceData, isMine: boolean }} handed */
function Ups({ play, place, isMine }) {
  const { art } = play;
  const names = keys(place.cards.map((card) => card ?? "back"));
  return place.cards.map((card, i) => {
    const { may, sel, invites, no, press } = pressed(play, place, i);
    const why = no && !may && !isTask(play.scene) ? `: ${art.text(no.text)}` : "";
    return html`<button ...${names[i]} type="button"
      class="cl-piece ${classes({ "cl-may": sel || invites, "cl-sel": sel })}"
      disabled=${!may && !sel && !no} aria-label="${place.label}: ${art.name(card)}${why}"
      aria-pressed=${play.pick.pressed(sel)} onClick=${press}
    >
      ${art.small(card)}${isMine ? art.face(card) : null}
    </button>`;
  });
}
