// What a visitor has done in an hour is kept by their browser; the server keeps nothing.

function render({ model }) {
  const key = `cardlab hour ${model.get("hour")}`;
  try {
    model.set("restored", localStorage.getItem(key) ?? "");
    model.save_changes();
  } catch {
    return; // a browser that keeps nothing
  }
  model.on("change:kept", () => {
    try {
      localStorage.setItem(key, model.get("kept"));
    } catch {
      // full
    }
  });
}

export default { render };
