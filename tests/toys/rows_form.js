// The form of Rows: of each row only how long it is and its last card, four side by side.

export default ({ Form, h }) =>
  class Rows extends Form {
    middle(scene) {
      const rows = scene.rows.flat().map((row) => this.row(row));
      return h("div", { class: "cl-form rows-of-four" }, rows);
    }

    row({ name, label, count, top }) {
      const { art, pick, press } = this.play;
      const may = pick.leads({ zone: name });
      const attributes = {
        class: may ? "cl-pile cl-may" : "cl-pile",
        disabled: !may,
        "aria-label": `${label}: ${count}`,
        onClick: () => press({ zone: name }),
      };
      return h(
        "div",
        { key: name, class: "cl-zone", "data-zone": name },
        h("button", { type: "button", ...attributes }, art.face(top.at(-1))),
        h("p", { class: "cl-label" }, `${label} ${count} / 5`),
      );
    }
  };
