import { menuRowQuery } from "#shared/breakpoints.ts";

export default function enhanceMenus(bar: HTMLElement): void {
  const closeWithin = (part: ParentNode): void => {
    for (const popover of part.querySelectorAll<HTMLElement>(":popover-open")) popover.hidePopover();
  };
  const closeAll = (): void => closeWithin(bar);
  const markPlace = (): void => {
    for (const link of bar.querySelectorAll<HTMLAnchorElement>("a[href*='#']")) {
      if (link.pathname + link.hash === location.pathname + location.hash)
        link.setAttribute("aria-current", "location");
      else link.removeAttribute("aria-current");
    }
  };
  markPlace();
  addEventListener("hashchange", markPlace);
  bar.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a[href]")) closeAll();
  });
  bar.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !bar.contains(relatedTarget)) closeAll();
  });
  matchMedia(menuRowQuery).addEventListener("change", closeAll);
  // iOS before 18.3, which lacks invoker commands, doesn't close a popover on an outside tap.
  if (!("CommandEvent" in window)) {
    const onTap = ({ target }: Event): void => {
      if (!(target as Element).closest("[popover],[popovertarget]")) closeWithin(document);
    };
    addEventListener("pointerup", onTap, true);
  }
  // The back-forward cache restores open menus.
  addEventListener("pageshow", closeAll);
}
