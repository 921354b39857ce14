// Measures how fast somebody presses after a button has changed its colour. All timing is done here,
// in the page, as a message to Python takes longer than a reaction.

const LEAST = 1000; // ms that one waits at least
const MOST = 3500;
const QUICKEST = 100; // ms: who is quicker has not reacted but guessed

function render({ model, el }) {
  const words = model.get("words");
  const button = document.createElement("button");
  const said = document.createElement("p");
  button.className = "hour-slap";
  said.className = "hour-say";
  said.setAttribute("role", "status");
  let state = "ready";
  let since = 0;
  let timer;

  const show = (next, text) => {
    state = next;
    button.dataset.state = next;
    button.textContent = text;
  };
  const go = () => {
    show("go", words.now);
    // The clock starts with the frame in which the colour is seen.
    requestAnimationFrame(() => (since = performance.now()));
  };
  const press = () => {
    if (state === "ready") {
      show("wait", words.wait);
      timer = setTimeout(go, LEAST + Math.random() * (MOST - LEAST));
      return;
    }
    clearTimeout(timer);
    const ms = state === "go" && since ? Math.round(performance.now() - since) : 0;
    since = 0;
    show("ready", words.again);
    if (ms < QUICKEST) {
      said.textContent = words.early;
      return;
    }
    said.textContent = words.took.replace("{ms}", String(ms));
    model.set("ms", [...model.get("ms"), ms]);
    model.save_changes();
  };

  button.addEventListener("pointerdown", (event) => {
    event.preventDefault();
    button.focus();
    press();
  });
  button.addEventListener("keydown", (event) => {
    if (event.repeat || (event.key !== " " && event.key !== "Enter")) return;
    event.preventDefault();
    press();
  });
  // A screen reader presses without a pointer or a key.
  button.addEventListener("click", (event) => event.detail === 0 && press());
  show("ready", words.start);
  el.append(button, said);
  return () => clearTimeout(timer);
}

export default { render };
