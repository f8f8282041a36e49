import { menuRowQuery } from "#shared/breakpoints.ts";

/**
 * Shows a page as without scripts, in a browser that is too old for them: with the content for readers without scripts, and with popovers, which
 * such browsers would show at once, opened by their buttons.
 */
export function showWithoutScripts(): void {
  for (const copy of document.querySelectorAll("noscript")) copy.outerHTML = copy.textContent;
  for (const button of document.querySelectorAll<HTMLElement>("[popovertarget]")) {
    const layer = document.getElementById(button.getAttribute("popovertarget") as string) as HTMLElement;
    // The menu of a wide window is a row that is always there.
    if (layer.localName === "nav" && matchMedia(menuRowQuery).matches) continue;
    layer.style.display = "none";
    button.onclick = () => {
      layer.style.display = layer.style.display ? "" : "none";
    };
  }
}
