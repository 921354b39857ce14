// What a test of a lesson asks JupyterLab's page; each question is asked once and answered when it can be.
(() => {
  const STOPS = "@STOPS@"; // rows in which the arrows walk
  const HURRY = 100; // ms after which a table shows at once what it would show in turn
  const lab = { sent: [] };
  window.lab = lab;

  // What widgets send to the kernel, in either of Jupyter's protocols, at the moment when it is sent.
  const send = WebSocket.prototype.send;
  const contentOf = (frame) => {
    if (typeof frame === "string") return frame.startsWith("{") ? JSON.parse(frame).content : {};
    const view = new DataView(frame.buffer ?? frame, frame.byteOffset ?? 0, frame.byteLength);
    const offset = (n) => Number(view.getBigUint64(8 + 8 * n, true));
    if (view.getBigUint64(0, true) <= 5n) return {};
    const bytes = new Uint8Array(view.buffer, view.byteOffset + offset(4), offset(5) - offset(4));
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  WebSocket.prototype.send = function (frame) {
    const content = contentOf(frame) ?? {};
    if (content.data?.method === "custom") lab.sent.push([content.comm_id, content.data.content]);
    return send.call(this, frame);
  };

  const frame = () => new Promise((done) => requestAnimationFrame(done));

  /** Ask in each frame until there is an answer; null if there is none in so many ms. */
  const until = async (ms, ask) => {
    const end = performance.now() + ms;
    for (;;) {
      const answer = ask();
      if (answer !== undefined) return answer;
      if (performance.now() > end) return null;
      await frame();
    }
  };

  /** The cell of a step, by its source. */
  const cells = new Map();
  lab.cell = (source) => {
    const known = cells.get(source);
    if (known?.isConnected) return known;
    const cell = [...document.querySelectorAll(".jp-CodeCell")].find((node) =>
      node.querySelector(".jp-InputArea")?.textContent.includes(source),
    );
    if (cell) cells.set(source, cell);
    return cell;
  };
  const table = (source) => lab.cell(source)?.querySelector(".cl-lesson");

  /** Bring a step into sight; a text says what is shown in place of its table. */
  lab.come = async (source, ms) => {
    const come = await until(ms, () => {
      lab.cell(source)?.scrollIntoView({ block: "nearest" });
      return table(source)?.checkVisibility({ contentVisibilityAuto: true }) || undefined;
    });
    const shown = lab.cell(source)?.querySelector(".jp-OutputArea")?.outerHTML ?? "no output";
    return come ? "" : `${source} is not shown: ${lab.cell(source) ? shown.slice(0, 900) : "no cell"}`;
  };

  /** Wait until Next has led to a step: in sight, with the focus; a text says what is wrong. */
  lab.leads = async (source, ms) => {
    const led = await until(ms, () => {
      const shown = table(source);
      const { top, bottom } = shown?.getBoundingClientRect() ?? { top: Infinity, bottom: 0 };
      const inSight = top < innerHeight && bottom > 0;
      return (inSight && shown.contains(document.activeElement)) || undefined;
    });
    if (led) return "";
    const { top } = table(source)?.getBoundingClientRect() ?? {};
    return `${source} is at ${top} px; the focus is on ${document.activeElement.outerHTML.slice(0, 150)}`;
  };

  /** Wait until a step shows a scene, or has sent more than what was heard; return that. */
  lab.heard = async (source, seq, heard, ms) => {
    let hurried = performance.now();
    const done = await until(ms, () => {
      if (lab.sent.length > heard || table(source)?.dataset.seq === String(seq)) return true;
      if (performance.now() - hurried > HURRY) {
        hurried = performance.now();
        table(source)?.dispatchEvent(new Event("pointerdown", { bubbles: true }));
      }
      return undefined;
    });
    return [done, table(source)?.dataset.seq, lab.sent.slice(heard)];
  };

  const seen = (source, selector) => {
    const nodes = lab.cell(source)?.querySelectorAll(selector) ?? [];
    return [...nodes].find((node) => node.checkVisibility({ visibilityProperty: true }));
  };
  const place = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 4, top + height / 4]; // the next card may lie over the rest
  };

  /** Where to press a node that lies still and in sight; a text says why it can't be pressed. */
  lab.place = async (source, selector, ms) => {
    let last = "";
    let over = null;
    const at = await until(ms, () => {
      const node = seen(source, selector);
      if (!node) return undefined;
      const [x, y] = place(node);
      over = document.elementFromPoint(x, y);
      const stays = last === `${x} ${y}`;
      last = `${x} ${y}`;
      if (node.contains(over)) return stays ? [x, y] : undefined;
      if (stays) node.scrollIntoView({ block: "center" });
      return undefined;
    });
    if (at) return at;
    return seen(source, selector)
      ? `${selector} lies under ${over?.outerHTML.slice(0, 200)}`
      : `${selector} is not shown`;
  };

  const TABBED = "a[href], button, input, select, textarea, [tabindex], [contenteditable]";

  /** How many stops of the tab key there are from one node to another, this one included. */
  const stops = (from, to) => {
    const all = [...document.querySelectorAll(TABBED)];
    const [first, last] = [from, to].map((node) => all.indexOf(node)).sort((a, b) => a - b);
    const between = all.slice(first + 1, last);
    return 1 + between.filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility()).length;
  };

  /** Which key leads to a node, and how often: Tab, and in a row the arrows; "" if it is there. */
  lab.key = async (source, selector, ms) => {
    const node = await until(ms, () => seen(source, selector));
    const focus = document.activeElement;
    if (!node || focus === node) return node ? ["", 0] : null;
    const row = node.closest(STOPS);
    if (row && focus.closest(STOPS) === row) {
      const all = [...row.querySelectorAll("button:not(:disabled)")];
      const way = all.indexOf(node) - all.indexOf(focus);
      return [way > 0 ? "ArrowRight" : "ArrowLeft", Math.max(1, Math.abs(way))];
    }
    const stop = (node.tabIndex < 0 && row?.querySelector('button[tabindex="0"]')) || node;
    const isAfter = focus.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING;
    const inside = lab.cell(source).contains(focus); // outside are JupyterLab's own stops
    return [isAfter ? "Tab" : "Shift+Tab", inside ? stops(focus, stop) : 1];
  };

  /** How high table, task and verdict of a step are together, in px. */
  lab.height = (source) => {
    const boxes = [".cl-felt", ".cl-l-verdict", ".cl-l-answer"]
      .map((name) => lab.cell(source).querySelector(name))
      .filter((node) => node?.checkVisibility())
      .map((node) => node.getBoundingClientRect());
    const lowest = Math.max(...boxes.map((box) => box.bottom));
    return lowest - Math.min(...boxes.map((box) => box.top));
  };
})();
