// The page without a server. It paints what its address names from what was made when the site was
// built, has Python (worker.mjs) open the same, and hands over what has been pressed meanwhile.

import { Kept } from "./kept.mjs";
import { read, readText, write } from "./local_storage.mjs";
import { Model } from "./model.mjs";

const LATE = 1500; // ms after which the page says that Python is still loading
const PATIENT = 600_000; // ms; a table that is painted early waits as long as Python may take
const TEXTS = JSON.parse(document.getElementById("texts")?.textContent ?? "{}");

const modules = {
  table: import("./table.mjs").then((module) => module.default),
  address: import("./address.mjs").then((module) => module.default),
};
const shared = /** @type {any} */ (globalThis); // where the tables keep what is painted early
const [place, notice, loading, foot] = ["place", "notice", "loading", "foot"].map(
  (id) => /** @type {HTMLElement} */ (document.getElementById(id)),
);
const style = /** @type {HTMLLinkElement} */ (document.getElementById("table-style"));
const worker = new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
const kept = new Kept(/** @type {HTMLDialogElement} */ (document.getElementById("kept")));
/** @type {Map<number, Model>} */ const models = new Map();
/** What is on the page, by the widgets' numbers. @type {Map<number, { el: Element, stop: () => void }>} */
const views = new Map();
/** The place of what is painted early. @type {HTMLElement | null} */ let early = null;
let language = "en";
/** How often something was opened: what Python shows of an address that was left comes too late. */
let opened = 0;

/** @param {any} message */
const post = (message) => worker.postMessage(JSON.stringify(message));

// --- what the address names ---------------------------------------------------------------------

const query = () => new URLSearchParams(location.search);

function speak(/** @type {string} */ lang) {
  language = Object.hasOwn(TEXTS, lang) ? lang : "en";
  document.documentElement.lang = language;
  write("cardlab-lang", language);
  kept.texts = TEXTS[language];
  loading.textContent = TEXTS[language].loading;
  paintFoot();
}

/** Paint what the address names, and have Python open it. */
async function open() {
  opened += 1;
  const number = opened;
  clear();
  const asked = query();
  speak(asked.get("lang") ?? read("cardlab-lang") ?? navigator.language.slice(0, 2));
  const learn = asked.get("learn") ?? "";
  const message = learn ? await lesson(learn) : await table(asked.get("game") ?? "");
  const progress = readText(`cardlab-lesson-${learn}`) ?? "";
  if (number === opened) post({ kind: "open", number, language, progress, ...message });
}

/** @param {string} game */
async function lesson(game) {
  const state = await baked(`learn-${game}`);
  const last = read(`cardlab-step-${game}`);
  const is_known = last?.lang === language && readText(`cardlab-lesson-${game}`);
  if (state && is_known)
    await paint("table", { ...state, scene: fresh(last.scene), path: last.path });
  else if (state) await paint("table", state);
  return { search: location.search, kept: {} };
}

/** @param {string} game */
async function table(game) {
  const left = kept.game();
  const here = kept.here();
  if (here?.search === location.search) return goOn(here);
  const all = left ? { [left.ticket]: left.text } : {};
  if (!game && ![...query().keys()].some((name) => name !== "lang" && name !== "theme"))
    await paint("address", await baked("lobby"));
  const is_plain = [...query().keys()].every((name) => ["game", "lang", "theme"].includes(name));
  const state = game && is_plain ? await baked(game) : null;
  if (!state?.deals) return { search: location.search, kept: all };
  const deal = state.deals[Math.floor(Math.random() * state.deals.length)];
  const ticket = kept.ticket();
  await paint("table", { ...state, scene: deal.scene, ticket });
  return { search: `?continue=${ticket}`, kept: { ...all, [ticket]: deal.kept } };
}

/** A game that was open here when the page was left. @param {any} here */
async function goOn({ ticket, text, scene }) {
  const state = scene ? await baked(scene.game, scene.lang) : null;
  if (state) await paint("table", { ...state, scene: fresh(scene), ticket });
  return { search: `?continue=${ticket}`, kept: { [ticket]: text } };
}

/** A scene as Python will show it when it has opened the same game. @param {any} scene */
const fresh = (scene) => ({ ...scene, seq: 1, coach: "off", counted: null, review: null });

/**
 * What was made when the site was built; null if there is nothing, or something else was opened.
 * @param {string} name
 */
async function baked(name, lang = language) {
  if (!/^[\w-]+$/.test(name)) return null;
  const number = opened;
  try {
    const answer = await fetch(new URL(`early/${name}.${lang}.json`, import.meta.url));
    const state = answer.ok ? await answer.json() : null;
    return number === opened ? state : null;
  } catch {
    return null; // Python will show it
  }
}

/** @param {"table" | "address"} kind @param {any} state */
async function paint(kind, state) {
  if (!state) return;
  const number = opened;
  const module = await modules[kind];
  if (number !== opened) return;
  early = document.createElement("div");
  place.append(early);
  dress(kind === "table");
  module.early(state, early);
  shared.cardlabEarly?.wait(PATIENT);
  shared.cardlabForm?.root.classList.remove("cl-busy");
}

/** Have the style of the tables, which would dress the lobby too. @param {boolean} is_table */
const dress = (is_table) => (style.media = is_table ? "all" : "not all");

/** Take away what is painted early, if it is no longer what is to be shown. */
function drop() {
  shared.cardlabEarly?.stop();
  delete shared.cardlabEarly;
  delete shared.cardlabForm;
  early?.remove();
  early = null;
}

function clear() {
  drop();
  for (const number of views.keys()) remove(number);
}

/** @param {number} number */
function remove(number) {
  views.get(number)?.stop();
  views.get(number)?.el.remove();
  views.delete(number);
  models.delete(number);
}

// --- what Python says -----------------------------------------------------------------------------

/** Do one after the other what Python says. */
let done = Promise.all(Object.values(modules));
worker.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  done = done.then(() => take(message)).catch((error) => say("fault", String(error)));
};
worker.onerror = (event) => say("broken", event.message ?? "");

/** @param {any} message @returns {any} */
function take(message) {
  const model = models.get(message.widget);
  if (message.kind === "widget")
    models.set(message.widget, new Model(message.widget, message.what, post));
  else if (message.kind === "state") changed(model, message.what);
  else if (message.kind === "message") model?.tell("msg:custom", message.what);
  else if (message.kind === "show")
    return message.open === opened ? show(message.title, message.widgets) : undefined;
  else if (message.kind === "keep") keep(message.ticket, message.text);
  else say(message.kind, message.text);
}

/** @param {Model | undefined} model @param {Record<string, any>} state */
function changed(model, state) {
  model?.take(state);
  if (state.shown && state.shown.lang !== language) {
    speak(state.shown.lang);
    put({ lang: language });
  }
  if (model?.get("scene")?.step) note(model);
}

/**
 * Show widgets in place of those that are shown.
 * @param {string} title
 * @param {[number, "table" | "address"][]} widgets
 */
async function show(title, widgets) {
  loading.remove();
  const numbers = widgets.map(([number]) => number);
  const had = [...views.keys()].some((number) => models.get(number)?.get("scene"));
  for (const number of views.keys()) if (!numbers.includes(number)) remove(number);
  dress(widgets.some(([_, kind]) => kind === "table"));
  for (const [number, kind] of widgets) {
    const model = /** @type {Model} */ (models.get(number));
    const view = views.get(number);
    if (view) place.append(view.el);
    else await render(model, kind, title);
  }
  drop();
  document.title = title ? `${title} - cardlab` : "cardlab";
  const scene = numbers.map((number) => models.get(number)?.get("scene")).find(Boolean);
  if (scene?.step) note(models.get(numbers[0]));
  else if (scene && !query().get("game")) put({ game: scene.game, lang: language }, true);
  else if (!scene && had) put({ lang: language }, true);
  foot.hidden = false;
}

/** @param {Model} model @param {"table" | "address"} kind @param {string} title */
async function render(model, kind, title) {
  if (kind === "table" && !isSame(shared.cardlabEarly?.scene, model.get("scene"))) drop();
  const el = document.createElement("div");
  place.append(el);
  if (kind === "table" && !model.get("scene").step) {
    // A lesson and the lobby have headings of their own.
    el.append(Object.assign(document.createElement("h1"), { className: "cl-unseen" }));
    /** @type {Element} */ (el.firstChild).textContent = title;
  }
  const stop = (await modules[kind]).render({ model, el });
  views.set(model.number, { el, stop });
}

/**
 * Whether what is painted early is what Python shows, so that a press on it means the same.
 * @param {any} painted
 * @param {any} scene
 */
function isSame(painted, scene) {
  const facts = (/** @type {any} */ of) => [of?.game, of?.hand, of?.moves, of?.rows, of?.step?.id];
  return JSON.stringify(facts(painted)) === JSON.stringify(facts(scene));
}

/** @param {"fault" | "broken"} kind @param {string} text */
function say(kind, text) {
  loading.remove();
  notice.textContent = TEXTS[language][kind].replace("{text}", text);
  notice.hidden = false;
}

// --- what is kept ---------------------------------------------------------------------------------

/** Keep the game as it is now, and what is seen of it. @param {string} ticket @param {string} text */
function keep(ticket, text) {
  const shown = [...models.values()].map((model) => model.get("scene")).find(Boolean);
  const scene = shown?.mode === "play" ? shown : null;
  write("cardlab-game", { ticket, text });
  kept.stay({ search: location.search, ticket, text, scene });
}

/** Keep what is seen of a lesson's step. @param {Model | undefined} model */
function note(model) {
  const scene = model?.get("scene");
  const path = model?.get("path");
  if (scene.step.kind !== "game")
    write(`cardlab-step-${scene.game}`, { lang: language, scene, path });
}

/** Name in the address what is shown. @param {Record<string, string>} parts */
function put(parts, isNew = false) {
  const address = new URL(location.href);
  const theme = query().get("theme");
  const named = isNew
    ? { ...(theme ? { theme } : {}), ...parts }
    : { ...Object.fromEntries(query()), ...parts };
  address.search = new URLSearchParams(named).toString();
  history[isNew ? "pushState" : "replaceState"](null, "", address);
}

// --- the page round it ----------------------------------------------------------------------------

function paintFoot() {
  const texts = TEXTS[language];
  const link = (/** @type {string} */ href, /** @type {string} */ text) =>
    Object.assign(document.createElement("a"), { href, textContent: text });
  const open = Object.assign(document.createElement("button"), { textContent: texts.kept });
  open.onclick = () => kept.show();
  const games = query().get("learn") ? [link(`index.html?lang=${language}`, texts.games)] : [];
  foot.replaceChildren(...games, open, link("../", texts.book));
}

/** Where the tables and lessons link to a notebook, this page has its own addresses. */
new MutationObserver(() => {
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    place.querySelectorAll('a[href*=".ipynb"]')
  );
  for (const link of links) {
    const [name, asked] = (link.getAttribute("href") ?? "").split(".ipynb");
    const lesson = asked.replace("?game=", "?learn=");
    const what = name === "learn" ? `${lesson}&` : name === "lobby" ? "?" : `?game=${name}&`;
    link.setAttribute("href", `index.html${what}lang=${language}`);
  }
}).observe(place, { childList: true, subtree: true });

/** A link to this page itself is followed without loading Python anew. @param {MouseEvent} event */
function follow(event) {
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a");
  const here = new URL("index.html", import.meta.url);
  if (!link || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const to = new URL(link.href);
  if (to.origin !== here.origin || to.pathname !== here.pathname) return;
  event.preventDefault();
  history.pushState(null, "", to);
  scrollTo(0, 0);
  void open();
}

function theme() {
  const asked = query().get("theme");
  const system = matchMedia("(prefers-color-scheme: dark)");
  const set = () => (document.body.dataset.theme = asked ?? (system.matches ? "dark" : "light"));
  system.addEventListener("change", set);
  set();
}

setTimeout(() => loading.classList.add("is-late"), LATE);
document.addEventListener("click", follow);
addEventListener("popstate", () => void open());
theme();
void open();
