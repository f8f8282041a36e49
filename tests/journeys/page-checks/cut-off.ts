export function excessWidth(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** Runs in the page. Finds words that are clipped, wider than their control, or outside the window. */
export function cutOff(): string[] {
  const faults = new Set<string>();
  const { clientWidth } = document.documentElement;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || parent?.closest("svg, noscript, select, [aria-hidden=true]")) continue;
    // Ads are truncated as on real platforms, and a moving strip is cut off at the window's edges.
    if (parent?.closest("[data-channel=ads], [data-state=auto]")) continue;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    // A font's box extends beyond its letters.
    const reach = Math.max(2, Number.parseFloat(getComputedStyle(parent).fontSize) / 5);
    const report = (what: string) => faults.add(`${what} of “${text.nodeValue?.trim().slice(0, 40)}”`);
    // Overflowing text is not lost if it can be scrolled to.
    let [across, down] = [words.width > 0, words.width > 0];
    let box: Element | null = parent;
    for (; box && box !== document.body && (across || down); box = box.parentElement) {
      const { clipPath, display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isControl = display !== "inline" && box.matches("button, summary, a, label");
      // A control's second line may be hidden (top-bar.module.css), and so may folded parts.
      const isAbsent = words.top > bottom - reach || (isControl && (words.top + words.bottom) / 2 > bottom);
      // Fully clipped text is for screen readers only.
      if (clipPath.startsWith("inset") || (isAbsent && /hidden|clip/.test(overflowY))) break;
      if (textOverflow === "ellipsis") across = false;
      const isWider = words.left < left - 1 || words.right > right + 1;
      const isCut = isWider && (isControl || /hidden|clip/.test(overflowX));
      if (across && isCut) report("side");
      const isHigher = words.top < top - reach || words.bottom > bottom + reach;
      if (down && isHigher && /hidden|clip/.test(overflowY)) report("height");
      across &&= !isCut && !/auto|scroll/.test(overflowX);
      down &&= !/auto|scroll/.test(overflowY);
    }
    if (across && box === document.body && (words.left < -1 || words.right > clientWidth + 1))
      report("outside the window: side");
  }
  return [...faults];
}
