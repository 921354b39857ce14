// "Your table" in the lobby: how many play, who sits where, the house rules and the seed.

import { h } from "preact";
import { fill, html, icon } from "../shell/view.js";

/** @import { FieldEvent, LobbyGame, LobbyRule, LobbyShown, Shown } from "../types.js" */
/** @import { TableChoice } from "../types.js" */

const LONGEST_SEED = 20;

/** @typedef {(change: () => void) => void} Change changes the choice, keeps it and shows it */

/**
 * @param {object} handed
 * @param {LobbyShown} handed.shown
 * @param {TableChoice} handed.choice
 * @param {boolean} handed.isOpen
 * @param {(isOpen: boolean) => void} handed.open
 * @param {Change} handed.change
 * @param {(names: string[]) => string} handed.list joins names
 */
export function YourTable({ shown, choice, isOpen, open, change, list }) {
  const { words } = shown;
  const toggle = (/** @type {Event} */ { currentTarget }) =>
    open(/** @type {HTMLDetailsElement} */ (currentTarget).open);
  return html`<details class="cl-your" open=${isOpen} onToggle=${toggle}>
    <summary data-at="your table">
      <span class="cl-avs" aria-hidden="true">${choice.named().slice(0, 4).map(initial)}</span>
      <span class="cl-sum">
        <b>${words.table}</b><span>${inOneLine(shown, choice, list)}</span>
      </span>
      <span class="cl-change">${icon("down")}<span>${words.change}</span></span>
    </summary>
    <div class="cl-form-of">
      ${h(Who, { shown, choice, change })}${h(House, { shown, choice, change })}
    </div>
  </details>`;
}

/** @param {string} name @param {number} n the seat */
const initial = (name, n) => html`<i class="cl-av${n ? "" : " cl-me"}">${name[0]}</i>`;

/**
 * The table in one line.
 * @param {LobbyShown} shown
 * @param {TableChoice} choice
 * @param {(names: string[]) => string} list
 */
function inOneLine({ words, levels, games }, choice, list) {
  const bots = choice.seats.slice(0, choice.many(choice.game)).filter((who) => who !== "person");
  const strengths = [...new Set(bots)].map((who) => levels[who].toLowerCase());
  const own = games.filter((game) => choice.hasOwn(game)).map((game) => game.title);
  const rules = own.length ? fill(words.own, { game: list(own) }) : words.printed;
  const seed = choice.seed.trim();
  const from = seed ? [fill(words.seed_is, { n: seed })] : [];
  return [list(choice.named()), ...strengths, rules, ...from].join(" · ");
}

/**
 * How many play, and who.
 * @param {{ shown: LobbyShown, choice: TableChoice, change: Change }} handed
 */
function Who({ shown: { words, names, levels }, choice, change }) {
  const { game } = choice;
  const many = choice.many(game);
  const seats = Array.from({ length: many }, (_, n) => {
    const name = n === 0 && choice.seats[0] === "person" ? words.you : names[n];
    const options = Object.entries(levels).map(([who, label]) => ({
      label: n === 0 && who === "person" ? words.you : label,
      on: choice.seats[n] === who,
      go: () => change(() => (choice.seats[n] = who)),
    }));
    return html`<div class="cl-line">
      <i class="cl-av${n ? "" : " cl-me"}" aria-hidden="true">${name[0]}</i>
      <span class="cl-lab">${name}</span>
      ${h(Segments, { at: `seat ${n}`, label: name, options, css: "cl-whole" })}
    </div>`;
  });
  const counts = game.players.map((n) => ({
    label: String(n),
    on: n === many,
    go: () => change(() => (choice.players = n)),
  }));
  return html`<fieldset>
    <legend>${words.who}</legend>
    <div class="cl-line">
      <span class="cl-lab">${words.players}</span>
      ${h(Segments, { at: "players", label: words.players, options: counts })}
    </div>
    ${seats}
    <p class="cl-strengths">${game.strengths}</p>
  </fieldset>`;
}

/**
 * The house rules of a game, and the seed.
 * @param {{ shown: LobbyShown, choice: TableChoice, change: Change }} handed
 */
function House({ shown: { words, only, games, not_fair }, choice, change }) {
  const { game } = choice;
  const choose = (/** @type {Event} */ { currentTarget }) =>
    change(() => (choice.name = /** @type {HTMLSelectElement} */ (currentTarget).value));
  const select = html`<select data-at="rules of" aria-label=${words.for_game} value=${game.name}
    onChange=${choose}
  >
    ${games.map(({ name, title }) => html`<option value=${name}>${title}</option>`)}
  </select>`;
  const seed = html`<input data-at="seed" inputMode="numeric" autocomplete="off"
    maxLength=${LONGEST_SEED} placeholder=${words.seed_new}
    aria-label="${words.seed}: ${words.seed_says}" value=${choice.seed}
    onInput=${(/** @type {FieldEvent} */ { currentTarget }) =>
      change(() => (choice.seed = currentTarget.value))}
  />`;
  const none = html`<div class="cl-line"><span class="cl-lab">${words.none}</span></div>`;
  const rules = game.rules.map((rule) => h(Rule, { game, rule, choice, change, key: rule.name }));
  const label = h(Label, { name: words.seed, says: words.seed_says });
  const legend = only ? words.house : [fill(words.house_of, { game: "" }).trim(), " ", select];
  return html`<fieldset>
    <legend>${legend}</legend>
    ${rules.length ? rules : none}
    ${not_fair ? null : html`<div class="cl-line">${label}${seed}</div>`}
  </fieldset>`;
}

/** @param {{ game: LobbyGame, rule: LobbyRule, choice: TableChoice, change: Change }} handed */
function Rule({ game, rule, choice, change }) {
  const now = choice.value(game, rule);
  const choose = (/** @type {number} */ n) => () => change(() => choice.set(game, rule, n));
  const name = h(Label, { name: rule.label, says: rule.says });
  const at = `rule ${rule.name}`;
  if (rule.on == null) {
    const options = rule.values.map((label, n) => ({ label, on: n === now, go: choose(n) }));
    const segments = h(Segments, { at, label: rule.label, options });
    return html`<div class="cl-line">${name}${segments}</div>`;
  }
  const on = now === rule.on;
  const other = on ? rule.values.length - 1 - rule.on : rule.on;
  return html`<div class="cl-line">
    ${name}
    <button type="button" role="switch" class="cl-switch" data-at=${at} aria-checked=${on}
      aria-label=${rule.label} onClick=${choose(other)}
    >
      <i />
    </button>
  </div>`;
}

/** @param {{ name: string, says: string }} handed */
const Label = ({ name, says }) => html`<span class="cl-lab">${name}<small>${says}</small></span>`;

/**
 * A choice that shows all its values.
 * @param {object} handed
 * @param {string} handed.at
 * @param {string} handed.label
 * @param {{ label: string, on: boolean, go: () => void }[]} handed.options
 * @param {string} [handed.css]
 */
function Segments({ at, label, options, css = "" }) {
  return html`<span class="cl-seg ${css}" role="group" aria-label=${label}>
    ${options.map(
      ({ label, on, go }, n) => html`<button type="button" data-at="${at} ${n}"
        aria-pressed=${on} onClick=${go}
      >
        ${label}
      </button>`,
    )}
  </span>`;
}
