/**
 * Folds a part of a long page on a phone. Only what is below the window, so that nothing moves before the reader's eyes, and not what the
 * address names.
 */
export default function fold(part: HTMLDetailsElement): void {
  const isBelow = part.getBoundingClientRect().top > innerHeight;
  if (isBelow && !part.matches(":has(:target)") && matchMedia("(width < 44rem)").matches) part.open = false;
  // A link to what is folded; some engines open it themselves.
  addEventListener("hashchange", () => {
    const target = part.querySelector(":target");
    if (!target || part.open) return;
    part.open = true;
    target.scrollIntoView();
  });
}
