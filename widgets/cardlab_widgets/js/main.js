// Where the page's code begins: what anywidget calls, and what a dashboard's page calls before it.

import { loadForm } from "./forms/index.js";
import { LessonPage } from "./lesson/lesson.js";
import { listen } from "./shell/model.js";
import { Early, keepFocus, shared, waiting } from "./shell/placeholder.js";
import { watchTheme } from "./shell/theme.js";
import { node } from "./shell/view.js";
import { Page } from "./table/page.js";
import { KernelLine } from "./together/kernel_line.js";
import { RoomPage } from "./together/room.js";

/** @import { Connect, EarlyState, Model, News, PupilData } from "./types.js" */

// ms; as long as its widget may take to come to a table that is painted early
const COME_WITHIN = 20_000;

/**
 * Paint a table whose widget is still to come.
 * @param {EarlyState} state
 * @param {HTMLElement} el
 */
function early(state, el) {
  if (state.art.form_module) return; // its form is loaded with the widget
  const style = node("style");
  style.textContent = state.style;
  const title = node("h1", { class: "cl-unseen" });
  title.textContent = state.scene.title;
  el.append(style, title);
  const page = new (state.scene.step ? LessonPage : Page)(new Early(state), el).start();
  page.root.setAttribute("aria-busy", "true");
  page.wait(COME_WITHIN);
  page.keeper = keepFocus(page.root);
  const { kind } = state.scene.step ?? { kind: "game" };
  // Loaded anew in a game, it has the keys at once, as when the lobby opens it.
  if (kind === "game" && document.activeElement === document.body)
    page.root.focus({ preventScroll: true });
  shared.cardlabEarly = page;
}

/**
 * anywidget calls this for each place a table is shown in.
 * @param {{ model: Model, el: HTMLElement }} context
 */
function render({ model, el }) {
  const room = model.get("room");
  if (room) {
    const page = enter(room, el, (take, tell) => new KernelLine(model, take, tell));
    return () => page.end();
  }
  const art = model.get("art");
  if (art.form_module) return loadForm(art).then(() => show({ model, el }));
  return show({ model, el });
}

/** @param {{ model: Model, el: HTMLElement }} context */
function show({ model, el }) {
  const Kind = model.get("scene").step ? LessonPage : Page;
  const page = waiting(model) ?? new Kind(model, el).start();
  if (page.model !== model) page.connect(model, el);
  // By its method: a page that was painted early is of the other module's class.
  const path = () => {
    if ("paintPath" in page) /** @type {LessonPage} */ (page).paintPath(model.get("path"));
  };
  const stop = listen(model, {
    "change:scene": () => page.receive(model.get("scene")),
    "change:path": path,
    "change:theme": () => page.theme(),
    "change:unkept": () => page.dialogs.last(""),
    "change:presence": () => page.repaint(),
    "change:advice": () => page.panel.draw(),
    "msg:custom": (/** @type {News} */ message) => page.hear(message),
  });
  const watch = watchTheme(() => page.theme());
  path();
  return () => {
    page.stop();
    watch.disconnect();
    stop();
  };
}

/**
 * Show the page of a pupil in a room of several tables.
 * @param {PupilData} data
 * @param {HTMLElement} root
 * @param {Connect} connect
 */
function enter(data, root, connect) {
  return new RoomPage(data, root, connect, render);
}

export default { render, early, enter };
