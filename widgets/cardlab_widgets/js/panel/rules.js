// The rulebook, with a search for clauses.

import { h } from "preact";
import { html, memo } from "../shell/view.js";

/** @import { ClauseData, FieldEvent, Labels } from "../types.js" */

/**
 * `search` is what is looked for, `here` the clause that was opened.
 * @typedef {{ words: Labels, search: string, here: string, isHidden: boolean,
 *   find: (text: string) => void }} Handed
 */

export const Rules = memo((/** @type {Handed} */ { words, search, here, isHidden, find }) => {
  const wanted = search.trim().toLowerCase();
  const matching = words.rules.filter(({ id, title, text }) =>
    `${id} ${title} ${text}`.toLowerCase().includes(wanted),
  );
  const none = html`<p class="cl-none-found">${words.nothing_found}</p>`;
  return html`<div class="cl-rules" role="tabpanel" aria-label=${words.rules_tab}
    hidden=${isHidden}
  >
    <input type="search" placeholder=${words.search} aria-label=${words.search} value=${search}
      onInput=${(/** @type {FieldEvent} */ { currentTarget }) => find(currentTarget.value)}
    />
    <div class="cl-found">
      ${
        matching.length
          ? matching.map((rule) => h(Clause, { rule, isHere: rule.id === here, key: rule.id }))
          : none
      }
    </div>
  </div>`;
});

/** @param {{ rule: ClauseData, isHere: boolean }} handed */
function Clause({ rule: { id, title, text }, isHere }) {
  return html`<article data-clause=${id} tabIndex="-1" class=${isHere ? "cl-here" : ""}>
    <h4>${title}</h4><p>${text}</p><code aria-hidden="true">${id}</code>
  </article>`;
}
