/**
 * Folds a part of a long page on a phone. Only what is below the window, so that nothing moves before the reader's eyes, and not what the
 * address names. On a wide window all is open, and the keyboard passes the headings.
 */
export default function collapse(part: HTMLDetailsElement): void {
  const phone = matchMedia("(width < 44rem)");
  const followWidth = () => {
    if (!phone.matches) part.open = true;
    for (const summary of part.querySelectorAll<HTMLElement>(":scope > summary"))
      summary.tabIndex = phone.matches ? 0 : -1;
  };
  followWidth();
  phone.addEventListener("change", followWidth);
  // What is skipped is not near the window, and asking for its place would lay it out (skip.css).
  const isBelow =
    !part.checkVisibility({ contentVisibilityAuto: true }) || part.getBoundingClientRect().top > innerHeight;
  // Once all parts of the page have been asked: each that closes between would style and lay out the page again.
  if (isBelow && !part.querySelector(":target") && phone.matches) queueMicrotask(() => (part.open = false));
  // A link to what is folded; some engines open it themselves.
  addEventListener("hashchange", () => {
    const target = part.querySelector(":target");
    if (!target || part.open) return;
    part.open = true;
    target.scrollIntoView();
  });
}
