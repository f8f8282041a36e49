import type { Page } from "@playwright/test";

/** Something on a page that can be pressed: how a failure names it, and the one selector that finds it in the served page. */
export interface Control {
  name: string;
  selector: string;
}

export const cookieNotice = "#cookie-notice";

export const accept: Control = { name: "Accept", selector: `${cookieNotice} form button` };

/** Which controls of a page are wanted: those around `main`, which every page has, are tested on only one page. */
export type Part = "main" | "whole page";

/**
 * The visible controls of a page as it was served, the last of each kind: in a group with a chosen control, the last is a
 * different one. Two controls are of one kind when element, classes and what they do in the markup agree; links, whatever they look like,
 * when they lead to the same sort of place.
 */
export function listControls(page: Page, part: Part): Promise<Control[]> {
  return page.evaluate((within) => {
    const pressable = "a[href], button, summary, select, textarea, input, label";
    const found = new Map<string, Control>();
    for (const element of document.querySelectorAll<HTMLElement>(pressable)) {
      if (within === "main" && !element.closest("main")) continue;
      if (!canBePressed(element) || changesNothing(element)) continue;
      const name = (element.getAttribute("aria-label") ?? element.textContent ?? "")
        .trim()
        .replace(/\s+/g, " ")
        .slice(0, 40);
      found.set(kindOf(element), { name: `${element.localName} “${name}”`, selector: pathTo(element) });
    }
    return [...found.values()];

    function canBePressed(element: HTMLElement): boolean {
      const { width, height, bottom } = element.getBoundingClientRect();
      // The link that skips to the content is clipped away until it has the focus.
      const isClipped = getComputedStyle(element).clipPath === "inset(50%)";
      const seen = !isClipped && element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
      return seen && width > 8 && height > 8 && bottom + scrollY > 0 && !element.matches(":disabled");
    }

    function changesNothing(element: HTMLElement): boolean {
      const isHere = element instanceof HTMLAnchorElement && element.href === location.href;
      return isHere || element.matches("[aria-pressed=true], [aria-selected=true]");
    }

    function kindOf(element: HTMLElement): string {
      const does = ["role", "type", "name", "commandfor", "popovertarget", "target", "data-select-service"];
      const landmark = element.closest("header, main, footer, dialog, section[popover]")?.localName;
      const isPlainLink = element instanceof HTMLAnchorElement && !element.role;
      const looks = isPlainLink ? placeOf(element) : `${element.className} ${element.parentElement?.className}`;
      const purposes = does.map((attribute) => element.getAttribute(attribute));
      return [landmark, element.localName, looks, ...purposes].join(" ");
    }

    function placeOf({ origin, pathname, hash, protocol }: HTMLAnchorElement): string {
      if (origin !== location.origin) return protocol;
      return `${pathname === location.pathname ? "here" : "elsewhere"} ${hash === "" ? "" : "within"}`;
    }

    function pathTo(element: Element): string {
      if (element.id) return `#${CSS.escape(element.id)}`;
      const parent = element.parentElement;
      if (!parent) return element.localName;
      const alike = [...parent.children].filter(({ localName }) => localName === element.localName);
      return `${pathTo(parent)} > ${element.localName}:nth-of-type(${alike.indexOf(element) + 1})`;
    }
  }, part);
}
