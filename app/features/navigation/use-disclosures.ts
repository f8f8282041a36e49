import { useEffect, useRef, useState } from "react";
import { useAfterNavigation } from "#app/lib/use-after-navigation.ts";

export type MenuId = "menu" | "product-menu" | "resources-menu";

/** Undefined until React has arrived: before that the browser itself tells the state of a popover's button. */
export type Expanded = Partial<Record<MenuId, boolean>>;

/**
 * Keeps `aria-expanded` in step with the popovers of the menu, and closes them when a link in them was followed,
 * when focus leaves the header, and when the screen becomes wide enough for the row.
 */
export function useDisclosures() {
  const nav = useRef<HTMLElement>(null);
  const [expanded, setExpanded] = useState<Expanded>({});

  useEffect(() => {
    const menu = nav.current;
    const header = menu?.closest("header");
    if (!menu || !header) return;
    const wide = matchMedia("(min-width: 60.01rem)");
    const read = () =>
      setExpanded(Object.fromEntries(popovers(menu).map((popover) => [popover.id, popover.matches(":popover-open")])));
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !header.contains(event.relatedTarget)) closeAll(menu);
    };
    const widen = () => closeAll(menu);
    const follow = (event: ToggleEvent) => {
      if (event.target instanceof HTMLElement && menu.contains(event.target)) {
        const { id } = event.target;
        setExpanded((before) => ({ ...before, [id]: event.newState === "open" }));
      }
    };
    read();
    // The event does not bubble, and is caught on its way down. `toggle` would come a moment after the change.
    header.addEventListener("beforetoggle", follow, true);
    header.addEventListener("focusout", leave);
    wide.addEventListener("change", widen);
    return () => {
      header.removeEventListener("beforetoggle", follow, true);
      header.removeEventListener("focusout", leave);
      wide.removeEventListener("change", widen);
    };
  }, []);

  useAfterNavigation(() => {
    if (nav.current) closeAll(nav.current);
  });

  return { nav, expanded };
}

function popovers(menu: HTMLElement): HTMLElement[] {
  return [menu, ...menu.querySelectorAll<HTMLElement>("[popover]")];
}

function closeAll(menu: HTMLElement): void {
  for (const popover of popovers(menu)) if (popover.matches(":popover-open")) popover.hidePopover();
}
