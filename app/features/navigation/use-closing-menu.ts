import { type RefObject, useEffect } from "react";
import { menuRowQuery } from "#shared/page-names.ts";
import { useAfterNavigation } from "#app/lib/navigation.ts";

/**
 * Closes the menu, which is a popover, and the popovers in it when a link was followed, when focus leaves the header, and when
 * the screen becomes wide enough for the row.
 */
export function useClosingMenu(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const menu = nav.current;
    const header = menu?.closest("header");
    if (!menu || !header) return;
    const wide = matchMedia(menuRowQuery);
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !header.contains(event.relatedTarget)) closeAll(menu);
    };
    const widen = () => closeAll(menu);
    header.addEventListener("focusout", leave);
    wide.addEventListener("change", widen);
    return () => {
      header.removeEventListener("focusout", leave);
      wide.removeEventListener("change", widen);
    };
  }, [nav]);

  useAfterNavigation(() => {
    if (nav.current) closeAll(nav.current);
  });
}

function closeAll(menu: HTMLElement): void {
  for (const popover of [menu, ...menu.querySelectorAll<HTMLElement>("[popover]")]) {
    if (popover.matches(":popover-open")) popover.hidePopover();
  }
}
