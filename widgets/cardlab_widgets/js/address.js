// The lobby's form: it tells Python the page's address where Voila does not, and says when the
// program behind it has ended. A table says that itself.

import { h } from "./dom.js";
import { said, Watch } from "./watch.js";

/** @import { AddressModel } from "./types.js" */

/**
 * anywidget calls this where the form is shown.
 * @param {{ model: AddressModel, el: HTMLElement }} context
 */
function render({ model, el }) {
  if (model.get("search") === null) {
    model.set("search", location.search);
    model.save_changes();
  }
  const notice = h("div", { class: "cl-said cl-alone", role: "alert", hidden: true });
  el.append(notice);
  const say = (/** @type {string} */ text, /** @type {string} */ href = "") => {
    notice.hidden = !text || Boolean(document.querySelector(".cl"));
    const link = href ? h("a", { href }, model.get("words").go_on) : "";
    notice.replaceChildren(text, " ", link);
  };
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

export default { render };
