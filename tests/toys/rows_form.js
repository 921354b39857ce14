// The form of Rows: of each row only how long it is and its last card, four side by side.

export default ({ Form, h, reconcile, renderIfChanged, findPart }) =>
  class Rows extends Form {
    constructor(page) {
      super(page);
      this.node = h("div", { class: "cl-form rows-of-four" });
    }

    paint(scene) {
      reconcile(
        this.node,
        scene.rows.flat(),
        (row) => row.name,
        (row) => this.make(row),
        (node, row) => this.paintRow(node, row),
      );
    }

    make(row) {
      const press = () => this.page.press({ zone: row.name });
      return h(
        "div",
        { class: "cl-zone", "data-zone": row.name },
        h("button", { type: "button", onclick: press }),
        h("p", { class: "cl-label" }),
      );
    }

    paintRow(node, row) {
      const button = findPart(node, "button");
      button.disabled = !this.page.pick.leads({ zone: row.name });
      button.className = `cl-pile ${button.disabled ? "" : "cl-may"}`;
      button.setAttribute("aria-label", `${row.label}: ${row.count}`);
      renderIfChanged(button, row.top.at(-1), () => [this.page.art.face(row.top.at(-1))]);
      renderIfChanged(findPart(node, ".cl-label"), row.count, () => [`${row.label} ${row.count} / 5`]);
    }
  };
