// A quiet sign for a clause: its title comes on hover, focus or a press.

import { html } from "../shell/view.js";

/** How a sign is pressed; a mouse or the focus has shown its title before. */
let by = "";

/** @param {Element} sign @param {boolean} isShown */
function show(sign, isShown) {
  for (const other of document.querySelectorAll(".cl-sec.cl-show"))
    other.classList.remove("cl-show");
  sign.classList.toggle("cl-show", isShown);
}

/**
 * A finger sees the title first.
 * @param {Element} sign
 * @param {() => void} open
 */
export function touch(sign, open) {
  if (sign.classList.contains("cl-show")) open();
  else show(sign, true);
}

/** `name` is read: the title alone may sound like a move.
 * @param {{ id: string, name: string, title: string, open: () => void }} clause */
export function ClauseSign({ id, name, title, open }) {
  const press = (/** @type {MouseEvent & { currentTarget: Element }} */ event) => {
    if (by === "mouse" || event.detail === 0) open();
    else touch(event.currentTarget, open);
  };
  return html`<button type="button" class="cl-sec" aria-label=${name}
    onPointerDown=${(/** @type {PointerEvent} */ event) => (by = event.pointerType)}
    onBlur=${(/** @type {{ currentTarget: Element }} */ event) => show(event.currentTarget, false)}
    onClick=${press}
  >
    §<span class="cl-tip" aria-hidden="true">${title}<code>${id}</code></span>
  </button>`;
}
