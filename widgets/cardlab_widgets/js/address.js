// Where the code of the lobby begins: its form, or where there is none (the page of the lessons) a
// widget that tells Python the page's address and says when the program behind it has ended.

import { h, render } from "preact";
import { Early, keepFocus } from "./shell/placeholder.js";
import { Alone, LobbyPage } from "./lobby/lobby.js";
import { listen } from "./shell/model.js";
import { watchTheme } from "./shell/theme.js";
import { node } from "./shell/view.js";
import { said, Watch } from "./shell/watch.js";

/** @import { AddressModel, EarlyLobby, LobbyModel, LobbyNews } from "./types.js" */

/** The module comes twice, with the page and with the widget: both find the early form here. */
const shared = /** @type {{ cardlabForm?: LobbyPage }} */ (globalThis);

/**
 * Paint a form whose widget is still to come.
 * @param {EarlyLobby} state
 * @param {HTMLElement} el
 */
function early(state, el) {
  const style = node("style");
  style.textContent = state.style;
  el.append(style);
  const page = new LobbyPage(/** @type {any} */ (new Early(/** @type {any} */ (state))), el);
  page.keeper = keepFocus(page.root);
  shared.cardlabForm = page;
}

/**
 * anywidget calls this where the form is shown.
 * @param {{ model: AddressModel, el: HTMLElement }} context
 */
function show({ model, el }) {
  if (model.get("search") == null) {
    model.set("search", location.search);
    model.save_changes();
  }
  return model.get("shown") ? form(/** @type {LobbyModel} */ (model), el) : plain(model, el);
}

/** @param {LobbyModel} model @param {HTMLElement} el */
function form(model, el) {
  const waiting = shared.cardlabForm;
  delete shared.cardlabForm;
  const page = waiting ?? new LobbyPage(model, el);
  if (page.model !== model) page.connect(model, el);
  const come = () => page.come();
  const stop = listen(model, {
    "change:shown": come,
    "change:playing": come,
    "change:wants_code": come,
    "change:said": () => page.paint(),
    "msg:custom": (/** @type {LobbyNews} */ news) => page.hear(news),
  });
  const watch = watchTheme(() => page.theme());
  if (waiting) page.paint();
  page.lead();
  return () => {
    page.stop();
    watch.disconnect();
    stop();
  };
}

/** @param {AddressModel} model @param {HTMLElement} el */
function plain(model, el) {
  const notice = node("div");
  el.append(notice);
  const say = (/** @type {string} */ text, /** @type {string} */ href = "") =>
    render(h(Alone, { text, href, words: model.get("words") }), notice);
  const watch = new Watch({
    get words() {
      return model.get("words");
    },
    say,
    hello: () => {},
    ticket: () => "",
    isUnheard: () => false,
  });
  watch.listen(model.widget_manager?.kernel);
  if (!document.querySelector(".cl")) say(said());
  return () => watch.stop();
}

export default { render: show, early };
