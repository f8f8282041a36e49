/** Closes parts below the window, so that nothing in sight moves, except the target of the address. Wide windows keep all parts open. */
export default function collapse(part: HTMLDetailsElement): void {
  const phone = matchMedia("(width < 44rem)");
  const followWidth = () => {
    if (!phone.matches) part.open = true;
    for (const summary of part.querySelectorAll<HTMLElement>(":scope > summary"))
      summary.tabIndex = phone.matches ? 0 : -1;
  };
  followWidth();
  phone.addEventListener("change", followWidth);
  // Skipped parts are far below the window, and measuring them would force their layout (skip.css).
  const isBelow =
    !part.checkVisibility({ contentVisibilityAuto: true }) || part.getBoundingClientRect().top > innerHeight;
  // Batched after all parts have been checked: closing one in between would restyle the page before the next check.
  if (isBelow && !part.querySelector(":target") && phone.matches) queueMicrotask(() => (part.open = false));
  // Some engines open the target of a link themselves.
  addEventListener("hashchange", () => {
    const target = part.querySelector(":target");
    if (!target || part.open) return;
    part.open = true;
    target.scrollIntoView();
  });
}
