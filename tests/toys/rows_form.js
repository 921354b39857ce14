// The form of Rows: of each row only how long it is and its last card, four side by side.

export default ({ Form, html }) =>
  class Rows extends Form {
    middle(scene) {
      const rows = scene.rows.flat().map((row) => this.row(row));
      return html`<div class="cl-form rows-of-four">${rows}</div>`;
    }

    row({ name, label, count, top }) {
      const { art, pick, press } = this.play;
      const may = pick.leads({ zone: name });
      return html`<div key=${name} class="cl-zone" data-zone=${name}>
        <button type="button" class=${may ? "cl-pile cl-may" : "cl-pile"} disabled=${!may}
          aria-label="${label}: ${count}" onClick=${() => press({ zone: name })}
        >
          ${art.face(top.at(-1))}
        </button>
        <p class="cl-label">${label} ${count} / 5</p>
      </div>`;
    }
  };
