import { menuRowQuery } from "#shared/breakpoints.ts";

/** Shows the content for readers without scripts, and makes buttons open popovers, which browsers without support would show at once. */
export function showWithoutScripts(): void {
  for (const copy of document.querySelectorAll("noscript")) copy.outerHTML = copy.textContent;
  for (const button of document.querySelectorAll<HTMLElement>("[popovertarget]")) {
    const layer = document.getElementById(button.getAttribute("popovertarget") as string) as HTMLElement;
    // In a wide window the menu is a row that is always visible.
    if (layer.localName === "nav" && matchMedia(menuRowQuery).matches) continue;
    layer.style.display = "none";
    button.onclick = () => {
      layer.style.display = layer.style.display ? "" : "none";
    };
  }
}
