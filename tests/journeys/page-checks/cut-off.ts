export function excessWidth(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/**
 * Runs in the page: words that a box cuts off without an ellipsis, where it can't be scrolled; that are wider than
 * their control; or that begin or end outside the window.
 */
export function cutOff(): string[] {
  const faults = new Set<string>();
  const { clientWidth } = document.documentElement;
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!text.nodeValue?.trim() || parent?.closest("svg, noscript, select, [aria-hidden=true]")) continue;
    // An advertisement is cut off as at its real place, and a moving strip at the edges of the window.
    if (parent?.closest("[data-k=ads], [data-state=auto]")) continue;
    if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    // The box of a font reaches beyond its letters.
    const reach = Math.max(2, Number.parseFloat(getComputedStyle(parent).fontSize) / 5);
    const report = (what: string) => faults.add(`${what} of “${text.nodeValue?.trim().slice(0, 40)}”`);
    // Text beyond a box is not lost once it can be scrolled to.
    let [across, down] = [words.width > 0, words.width > 0];
    let box: Element | null = parent;
    for (; box && box !== document.body && (across || down); box = box.parentElement) {
      const { clipPath, display, overflowX, overflowY, textOverflow } = getComputedStyle(box);
      const { left, right, top, bottom } = box.getBoundingClientRect();
      const isControl = display !== "inline" && box.matches("button, summary, a, label");
      // A control's second line may be hidden completely (top-bar.module.css), and so may folded parts.
      const isAbsent = words.top > bottom - reach || (isControl && (words.top + words.bottom) / 2 > bottom);
      // Text that is clipped to nothing is for screen readers only.
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
