import { menuRowQuery } from "#shared/breakpoints.ts";

/** Shows the no-script content, and makes buttons open popovers, which unsupported browsers would show at once. */
export function showWithoutScripts(): void {
  for (const copy of document.querySelectorAll("noscript")) copy.outerHTML = copy.textContent;
  for (const button of document.querySelectorAll<HTMLElement>("[popovertarget]")) {
    const layer = document.getElementById(button.getAttribute("popovertarget") as string) as HTMLElement;
    // In wide windows the menu is a row that is always visible.
    if (layer.localName === "nav" && matchMedia(menuRowQuery).matches) continue;
    layer.style.display = "none";
    button.onclick = () => {
      layer.style.display = layer.style.display ? "" : "none";
    };
  }
}
