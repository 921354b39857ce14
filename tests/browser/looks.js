// Every fault of a page's looks that can be measured; one line for each, none where all is well.
() => {
  const faults = [];
  const narrow = innerWidth < 600;
  const name = (node) =>
    `${node.tagName.toLowerCase()}.${String(node.className.baseVal ?? node.className)} ` +
    `"${(node.ariaLabel || node.textContent || "").trim().slice(0, 40)}"`;
  const box = (node) => node.getBoundingClientRect();
  const seen = (node) => {
    const { width, height } = box(node);
    return width > 1 && height > 1 && node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  const hidden = (node) => node.closest(".cl-live, .cl-unseen, [hidden], .cl-story, .cl-found");
  const root = document.querySelector(".cl, .cl-lobby");
  const all = [...root.querySelectorAll("*")].filter((node) => seen(node) && !hidden(node));

  // 1. Nothing is wider than the page, and no part of a seat, a button or the felt leaves it.
  if (document.documentElement.scrollWidth > innerWidth) faults.push("the page scrolls sideways");
  for (const outer of all.filter((node) => node.matches(".cl-seat, .cl-btn, .cl-felt, .cl-bar"))) {
    const frame = box(outer);
    for (const inner of outer.querySelectorAll("*")) {
      if (!seen(inner) || hidden(inner) || inner.closest(".cl-eye, .cl-next-tag, .cl-out")) continue;
      const { left, right, top, bottom } = box(inner);
      const out = Math.max(frame.left - left, right - frame.right, top > frame.bottom ? bottom - frame.bottom : 0);
      const deep = outer.matches(".cl-felt") ? 0 : bottom - frame.bottom;
      if (inner.closest("svg") && inner.tagName !== "svg") continue;
      if (Math.max(out, deep) > 3) faults.push(`${name(inner)} leaves ${name(outer)} by ${Math.round(Math.max(out, deep))} px`);
    }
  }

  // 2. No text is cut, none is under 11 px.
  for (const node of all) {
    const words = [...node.childNodes].some((child) => child.nodeType === 3 && child.data.trim());
    if (!words) continue;
    const style = getComputedStyle(node);
    const scale = node.ownerSVGElement ? box(node.ownerSVGElement).width / node.ownerSVGElement.viewBox.baseVal.width : 1;
    const size = parseFloat(style.fontSize) * scale;
    if (size < 10.95) faults.push(`${name(node)} has text of ${size.toFixed(1)} px`);
    if (style.overflow !== "visible" && style.display !== "inline" && node.scrollWidth > node.clientWidth + 1 && !node.matches("select, input, textarea"))
      faults.push(`${name(node)} is cut`);
  }

  // 3. What can be pressed on a phone is 44 px wide and high. A § in a line is 32 by 36.
  if (narrow)
    for (const node of all.filter((n) => n.matches("button:not(:disabled), select, input, a[href], summary"))) {
      if (node.closest(".cl-clause") || node.matches(".cl-card")) continue;
      const { width, height } = box(node);
      if (width < 43.5 || height < 43.5) faults.push(`${name(node)} is ${Math.round(width)} x ${Math.round(height)} px`);
    }

  // 4. My hand and what I may do are seen without scrolling.
  for (const node of all.filter((n) => n.matches(".cl-hand > *, .cl-act, .cl-prompt, .cl-bubble")))
    if (box(node).bottom > innerHeight + 1) faults.push(`${name(node)} ends at ${Math.round(box(node).bottom)} px, below the fold`);

  // 5. The arrows that show the direction of play lie on nothing.
  for (const ring of all.filter((n) => n.matches(".cl-ring")))
    for (const arrow of ["::before", "::after"]) {
      const style = getComputedStyle(ring, arrow);
      if (style.display === "none") continue;
      const { left, top } = box(ring);
      const [x, y] = [left + parseFloat(style.left) + 8, top + parseFloat(style.top) + 8];
      const near = (b) => b.left < x + 8 && b.right > x - 8 && b.top < y + 8 && b.bottom > y - 8;
      for (const other of all.filter((n) => n.matches(".cl-label, .cl-pile, .cl-seat") && near(box(n))))
        faults.push(`an arrow lies on ${name(other)}`);
    }
  return [...new Set(faults)];
}
