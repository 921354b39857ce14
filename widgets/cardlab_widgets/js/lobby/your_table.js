// "Your table" in the lobby: how many play, who sits where, the house rules and the seed.

import { h } from "preact";
import { icon } from "../shell/view.js";

/** @import { LobbyGame, LobbyRule, LobbyShown } from "../types.js" */
/** @import { Shown } from "../shell/view.js" */
/** @import { TableChoice } from "./table_choice.js" */

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
  return h(
    "details",
    { class: "cl-your", open: isOpen, onToggle: toggle },
    h(
      "summary",
      { "data-at": "your table" },
      h(
        "span",
        { class: "cl-avs", "aria-hidden": "true" },
        choice.named().slice(0, 4).map(initial),
      ),
      h(
        "span",
        { class: "cl-sum" },
        h("b", {}, words.table),
        h("span", {}, inOneLine(shown, choice, list)),
      ),
      h("span", { class: "cl-change" }, icon("down"), h("span", {}, words.change)),
    ),
    h(
      "div",
      { class: "cl-form-of" },
      h(Who, { shown, choice, change }),
      h(House, { shown, choice, change }),
    ),
  );
}

/** @param {string} name @param {number} n the seat */
const initial = (name, n) => h("i", { class: `cl-av${n ? "" : " cl-me"}` }, name[0]);

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
  const rules = own.length ? words.own.replace("{game}", list(own)) : words.printed;
  const seed = choice.seed.trim();
  const from = seed ? [words.seed_is.replace("{n}", seed)] : [];
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
    return h(
      Line,
      {},
      h("i", { class: `cl-av${n ? "" : " cl-me"}`, "aria-hidden": "true" }, name[0]),
      h("span", { class: "cl-lab" }, name),
      h(Segments, { at: `seat ${n}`, label: name, options, css: "cl-whole" }),
    );
  });
  const counts = game.players.map((n) => ({
    label: String(n),
    on: n === many,
    go: () => change(() => (choice.players = n)),
  }));
  return h(
    "fieldset",
    {},
    h("legend", {}, words.who),
    h(
      Line,
      {},
      h("span", { class: "cl-lab" }, words.players),
      h(Segments, { at: "players", label: words.players, options: counts }),
    ),
    seats,
    h("p", { class: "cl-strengths" }, game.strengths),
  );
}

/**
 * The house rules of a game, and the seed.
 * @param {{ shown: LobbyShown, choice: TableChoice, change: Change }} handed
 */
function House({ shown: { words, only, games, not_fair }, choice, change }) {
  const { game } = choice;
  const choose = (/** @type {Event} */ { currentTarget }) =>
    change(() => (choice.name = /** @type {HTMLSelectElement} */ (currentTarget).value));
  const select = h(
    "select",
    {
      "data-at": "rules of",
      "aria-label": words.for_game,
      value: game.name,
      onChange: choose,
    },
    games.map(({ name, title }) => h("option", { value: name }, title)),
  );
  const seed = h("input", {
    "data-at": "seed",
    inputMode: "numeric",
    autocomplete: "off",
    maxLength: LONGEST_SEED,
    placeholder: words.seed_new,
    "aria-label": `${words.seed}: ${words.seed_says}`,
    value: choice.seed,
    onInput: ({ currentTarget }) => change(() => (choice.seed = currentTarget.value)),
  });
  const legend = only ? words.house : [words.house_of.replace("{game}", "").trim(), " ", select];
  const none = h(Line, {}, h("span", { class: "cl-lab" }, words.none));
  return h(
    "fieldset",
    {},
    h("legend", {}, legend),
    game.rules.length
      ? game.rules.map((rule) => h(Rule, { game, rule, choice, change, key: rule.name }))
      : none,
    not_fair ? null : h(Line, {}, h(Label, { name: words.seed, says: words.seed_says }), seed),
  );
}

/** @param {{ game: LobbyGame, rule: LobbyRule, choice: TableChoice, change: Change }} handed */
function Rule({ game, rule, choice, change }) {
  const now = choice.value(game, rule);
  const choose = (/** @type {number} */ n) => () => change(() => choice.set(game, rule, n));
  const name = h(Label, { name: rule.label, says: rule.says });
  const at = `rule ${rule.name}`;
  if (rule.on == null) {
    const options = rule.values.map((label, n) => ({ label, on: n === now, go: choose(n) }));
    return h(Line, {}, name, h(Segments, { at, label: rule.label, options }));
  }
  const on = now === rule.on;
  const attributes = {
    class: "cl-switch",
    "data-at": at,
    "aria-checked": on,
    "aria-label": rule.label,
    onClick: choose(on ? rule.values.length - 1 - rule.on : rule.on),
  };
  return h(
    Line,
    {},
    name,
    h("button", { type: "button", role: "switch", ...attributes }, h("i", {})),
  );
}

/** @param {{ name: string, says: string }} handed */
const Label = ({ name, says }) => h("span", { class: "cl-lab" }, name, h("small", {}, says));

/** @param {{ children?: Shown }} handed */
const Line = ({ children }) => h("div", { class: "cl-line" }, children);

/**
 * A choice of which all values are seen.
 * @param {object} handed
 * @param {string} handed.at
 * @param {string} handed.label
 * @param {{ label: string, on: boolean, go: () => void }[]} handed.options
 * @param {string} [handed.css]
 */
function Segments({ at, label, options, css = "" }) {
  return h(
    "span",
    { class: `cl-seg ${css}`, role: "group", "aria-label": label },
    options.map(({ label, on, go }, n) =>
      h(
        "button",
        { type: "button", "data-at": `${at} ${n}`, "aria-pressed": on, onClick: go },
        label,
      ),
    ),
  );
}
