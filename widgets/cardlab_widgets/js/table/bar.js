// Over the table: which game it is, whose turn, and what can be done beside moving.

import { h } from "preact";
import { useState } from "preact/hooks";
import { html, icon, memo, raw } from "../shell/view.js";

/** @import { Art, FieldEvent, Labels, Scene } from "../types.js" */

// Those that stand in the bar where there is room; the others are in the menu. What is in both
// ("share", "whatif") is shown in one of them, by the width.
const IN_BAR = /** @type {const} */ (["whatif", "undo", "share"]);
const IN_MENU = /** @type {const} */ (["whatif", "share", "save", "load"]);
const SIGNS = { whatif: "branch", undo: "undo", share: "share", save: "save", load: "up" };

/** @typedef {keyof typeof SIGNS} Tool */

/** My last decision that a what-if can go back to. @param {Scene} scene */
export const lastDecision = (scene) =>
  scene.story.findLast((line) => line.decision != null)?.decision ?? null;

/**
 * @typedef {{ words: Labels, pace: number, setPace: (pace: number) => void, use: (tool: Tool |
 *   "leave") => void }} Handed
 */

/** @param {Handed & { art: Art, scene: Scene, wayBack: string | undefined }} handed */
export function Bar({ art, scene, wayBack, ...handed }) {
  const canReturn = lastDecision(scene) != null;
  return html`
    ${
      wayBack &&
      html`<button type="button" class="cl-tool" aria-label=${wayBack}
        onClick=${() => handed.use("leave")}
      >
        ${icon("left")}<span>${wayBack}</span>
      </button>`
    }
    <span class="cl-emblem" aria-hidden="true" ...${raw(art.drawings.emblem)} />
    <h2>${scene.title}</h2>
    <p class="cl-meta">${scene.meta.map((fact) => html`<span>${fact}</span>`)}</p>
    ${h(Tools, { ...handed, can: { ...scene.can, whatif: scene.can.whatif && canReturn } })}
  `;
}

/** `can` says which tools may be used. @typedef {Handed & { can: Scene["can"] }} ToolsHanded */

const Tools = memo((/** @type {ToolsHanded} */ { words, pace, setPace, use, can }) => {
  const [isOpen, open] = useState(false); // the menu
  const escape = (/** @type {KeyboardEvent & { currentTarget: Element }} */ event) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.stopPropagation();
    open(false);
    /** @type {HTMLElement} */ (event.currentTarget.querySelector(".cl-more")).focus();
  };
  const leave = (/** @type {FocusEvent & { currentTarget: Element }} */ event) => {
    const to = /** @type {Node | null} */ (event.relatedTarget);
    if (to && !event.currentTarget.contains(to)) open(false);
  };
  // Over all that lies beside the menu (css): a press there closes it, and does nothing else.
  const beside = (/** @type {MouseEvent} */ { target, currentTarget }) => {
    if (target === currentTarget) open(false);
  };
  const choose = (/** @type {FieldEvent} */ { currentTarget }) =>
    setPace(Number(currentTarget.value));
  const tool = (/** @type {Tool} */ name) => {
    const label = name === "whatif" ? words.what_if : words[name]; // not shown on a phone
    const press = () => {
      open(false);
      use(name);
    };
    return html`<button type="button" class="cl-tool" data-tool=${name} aria-label=${label}
      disabled=${!can[name]} onClick=${press}
    >
      ${icon(SIGNS[name])}<span>${label}</span>
    </button>`;
  };
  return html`<div class="cl-tools" role="toolbar" aria-label=${words.tools} onKeyDown=${escape}
    onFocusOut=${leave}
  >
    ${IN_BAR.map(tool)}
    <button type="button" class="cl-tool cl-more" aria-expanded=${isOpen} aria-label=${words.more}
      onClick=${() => open(!isOpen)}
    >
      ${icon("dots")}<span>${words.more}</span>
    </button>
    <div class="cl-menu" hidden=${!isOpen} onClick=${beside}>
      ${IN_MENU.map(tool)}
      <label class="cl-pace">
        ${icon("clock")}${words.pace}
        <select aria-label=${words.pace} title=${words.pace} value=${pace}
          onChange=${choose}
        >
          ${Object.entries(words.paces).map(
            ([value, label]) => html`<option value=${value}>${label}</option>`,
          )}
        </select>
      </label>
    </div>
  </div>`;
});
