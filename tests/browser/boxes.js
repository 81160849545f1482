// What does not fit, measured by boxes: run in the page, gives faults as texts.
() => {
  const CUTS = ".name, .passes, .facts, [role=log], .hand, .ground, .track, svg, .sr, th[scope=row], .wide:not(.short), .who b"; // may be longer than their box: names, what a tap shows whole, what scrolls
  const faults = [];
  const once = (look) => { const seen = new Map(); return (e) => { if (!seen.has(e)) seen.set(e, look(e)); return seen.get(e); }; };
  const box = once((e) => e.getBoundingClientRect());
  const ink = once((e) => { // where its words are, as far as its box shows them
    const range = document.createRange(), b = box(e);
    range.selectNodeContents(e);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    return { left: Math.max(left, b.left), right: Math.min(right, b.right), top: Math.max(top, b.top), bottom: Math.min(bottom, b.bottom) };
  });
  const name = (e) => `${e.tagName.toLowerCase()}.${[...e.classList].filter((c) => !c.startsWith("svelte-")).join(".")} "${(e.getAttribute("aria-label") ?? e.textContent).trim().slice(0, 30)}"`;
  const seen = once((e) => { const { width, height } = box(e); return width > 1 && height > 1 && e.checkVisibility({ visibilityProperty: true }); });
  const modal = [...document.querySelectorAll('[aria-modal="true"], dialog[open]')].at(-1); // what lies beneath it is not to be used
  const all = (selector) => [...document.querySelectorAll(selector)].filter((e) => seen(e) && (!modal || modal.contains(e)));
  const scrolls = (e) => { const { overflowY } = getComputedStyle(e); return overflowY === "auto" || overflowY === "scroll" ? e : e.parentElement && scrolls(e.parentElement); };
  const shared = (p, q) => [Math.min(p.right, q.right) - Math.max(p.left, q.left), Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top)];
  const meet = (p, q) => shared(p, q).every((n) => n > 1.5);

  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) faults.push(`the page is ${scrollWidth} × ${scrollHeight} in ${innerWidth} × ${innerHeight}`);

  for (const e of all("#app *")) {
    if (e.closest(CUTS)) continue;
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== "visible") faults.push(`cut: ${name(e)}`);
    const text = [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim());
    if (text && (box(e).right > innerWidth + 1 || box(e).left < -1 || (box(e).bottom > innerHeight + 1 && !(modal && scrolls(e))))) faults.push(`out of sight: ${name(e)}`);
  }

  // texts do not lie over one another; a note lies over the board for a moment, the foot of a sheet over what scrolls beneath it
  const apart = (e, other) => Boolean(e.closest(".foot")) !== Boolean(other.closest(".foot"));
  const texts = all("#app *").filter((e) => !e.closest(".sr, svg, [role=log], kbd, .note") && [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()));
  for (const [i, e] of texts.entries()) for (const other of texts.slice(0, i)) {
    if (!apart(e, other) && !e.contains(other) && !other.contains(e) && meet(ink(e), ink(other))) faults.push(`${name(e)} lies over ${name(other)}`);
  }
  for (const e of texts) {
    const button = !e.closest(".passes") && e.closest("button, a"), p = ink(e), q = button && box(button);
    if (q && (p.left < q.left - 1 || p.right > q.right + 1)) faults.push(`${name(e)} sticks out of its button`);
  }

  // nor do controls; what the hand scrolls to counts as far as it can be seen
  const hand = document.querySelector(".hand")?.getBoundingClientRect();
  const controls = all("button, a, [role=option]").filter((e) => !e.matches(".hand *") || (hand && shared(box(e), hand).every((n) => n > 1)));
  for (const [i, e] of controls.entries()) for (const other of controls.slice(0, i)) {
    const inHand = e.matches(".hand *") !== other.matches(".hand *");
    const p = inHand && e.matches(".hand *") ? { ...box(e).toJSON(), top: Math.max(box(e).top, hand.top), bottom: Math.min(box(e).bottom, hand.bottom) } : box(e);
    const q = inHand && other.matches(".hand *") ? { ...box(other).toJSON(), top: Math.max(box(other).top, hand.top), bottom: Math.min(box(other).bottom, hand.bottom) } : box(other);
    const edge = other.matches(".pill") && e.matches("[data-place]") && shared(p, q)[1] < 6; // a place lies over the edge of what unfolds the chain
    if (meet(p, q) && !edge && !apart(e, other)) faults.push(`${name(e)} lies over ${name(other)}`);
  }
  for (const e of all("button, a")) {
    const after = getComputedStyle(e, "::after"), { width, height } = box(e);
    const grown = after.content !== "none" && after.position === "absolute" ? [parseFloat(after.width), parseFloat(after.height)] : [0, 0];
    if (Math.max(width, grown[0]) < 43.5 || Math.max(height, grown[1]) < 43.5) faults.push(`small: ${name(e)} ${Math.round(width)} × ${Math.round(height)}`);
  }

  // laid tiles lie within the board, apart from one another
  for (const svg of all(".ground svg")) {
    const edge = box(svg), tiles = [...svg.querySelectorAll(":scope > g > .face")].map(box);
    for (const [i, p] of tiles.entries()) {
      const cut = svg.closest(".cut");
      if ((!cut && p.left < edge.left - 1) || p.right > edge.right + 1 || p.top < edge.top - 1 || p.bottom > edge.bottom + 1) faults.push("a laid tile sticks out");
      if (tiles.slice(0, i).some((q) => meet(p, q))) faults.push("laid tiles overlap");
    }
  }
  return [...new Set(faults)];
}
