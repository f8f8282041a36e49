/** Closes parts below the window, where closing moves nothing visible. The URL's target and all parts on wide screens stay open. */
export default function collapse(part: HTMLDetailsElement): void {
  const phone = matchMedia("(width < 44rem)");
  const followWidth = () => {
    if (!phone.matches) part.open = true;
    for (const summary of part.querySelectorAll<HTMLElement>(":scope > summary"))
      summary.tabIndex = phone.matches ? 0 : -1;
  };
  followWidth();
  phone.addEventListener("change", followWidth);
  // Skipped parts are far below the window, and measuring would force their layout (skip.css).
  const isBelow =
    !part.checkVisibility({ contentVisibilityAuto: true }) || part.getBoundingClientRect().top > innerHeight;
  // Deferred until all parts are checked, because closing one in between would restyle the page before the next check.
  if (isBelow && !part.querySelector(":target") && phone.matches) queueMicrotask(() => (part.open = false));
  // Some engines open a link's target themselves.
  addEventListener("hashchange", () => {
    const target = part.querySelector(":target");
    if (!target || part.open) return;
    part.open = true;
    target.scrollIntoView();
  });
}
