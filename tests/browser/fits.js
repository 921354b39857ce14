// Show scene after scene, press cards in each, and say what is not in the window, or covered.
async (scenes) => {
  const place = document.getElementById("place");
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const seen = (node) =>
    node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getBoundingClientRect().width > 1;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const name = (node) => (node.ariaLabel || node.textContent || node.className).trim().replace(/\s+/g, " ").slice(0, 40);
  const PRESSED = ".cl-may:is(button), .cl-may > button, .cl-act, .cl-option, .cl-cover button, .cl-lever";

  /** What is wrong now: what it is, and by how many px it is outside. */
  const faults = () => {
    const found = [];
    const { top, bottom, left, right } = place.classList.contains("scrolls")
      ? place.getBoundingClientRect()
      : { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
    const check = (kind, node, share) => {
      const box = node.getBoundingClientRect();
      const out = Math.round(Math.max(top - box.top, box.bottom - bottom, left - box.left, box.right - right));
      if (out > 1) return found.push([out, `${kind} "${name(node)}" is ${out} px outside`]);
      let hits = 0;
      for (let i = 1; i < 12; i++)
        for (let j = 1; j < 6; j++) {
          const over = document.elementFromPoint(box.x + (box.width * i) / 12, box.y + (box.height * j) / 6);
          hits += Number(node.contains(over));
        }
      if (hits < 55 * share) found.push([0, `${kind} "${name(node)}" is covered`]);
    };
    for (const node of all(".cl-felt .cl-prompt, .cl-felt .cl-bubble").slice(0, 1)) check("prompt", node, 0.5);
    for (const node of all(".cl-hand > *")) check("card", node, 0.08);
    for (const node of all("[aria-label='All games']")) check("button", node, 0.5);
    for (const node of all(".cl-felt button:not(:disabled)").filter((n) => n.matches(PRESSED)))
      check("button", node, 0.08);
    for (const node of all(".cl-seat b"))
      if (node.scrollWidth > node.clientWidth + 1) found.push([0, `the name "${name(node)}" is cut`]);
    if (place.scrollWidth > place.clientWidth + 1) found.push([0, "the table scrolls sideways"]);
    return found;
  };

  const report = [];
  for (const [moment, scene] of scenes) {
    window.fromPython("change:scene", scene);
    await frame();
    if (place.classList.contains("scrolls")) place.scrollTop = document.querySelector(".cl").offsetTop - place.offsetTop;
    else scrollTo(0, 0);
    const wrong = faults();
    const cards = all(".cl-hand > .cl-may, .cl-laid .cl-may");
    for (const card of new Set([cards[0], cards.at(-1)])) {
      if (!card) continue;
      const before = window.sent.length;
      const [hand] = all(".cl-hand");
      const lay = hand?.offsetTop;
      card.click();
      await frame();
      if (window.sent.length > before) break;
      const isLowest = innerHeight < 600 && innerWidth < 380; // no room is kept for what may come
      if (hand && !isLowest && Math.abs(hand.offsetTop - lay) > 4) wrong.push([0, `"${name(card)}" moves the hand by ${hand.offsetTop - lay} px`]);
      wrong.push(...faults().map(([out, text]) => [out, `after "${name(card)}": ${text}`]));
      card.click();
    }
    const [out, text] = wrong.sort(([a], [b]) => b - a)[0] ?? [0, ""];
    if (text) report.push(`${moment}: ${text} (${wrong.length} faults)`);
  }
  return report;
}
