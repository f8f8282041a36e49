/**
 * Inlined at the end of every page for browsers older than start.ts requires: they keep the page as it was served. The late
 * styles apply, the content for readers without scripts is shown, and popovers, which these browsers would show at once, open by their
 * buttons. Built for browsers of 2015.
 */
import { menuRowQuery } from "#shared/page-names.ts";
import { applyLateSheets } from "./late-sheets.ts";

if (!("popover" in document.documentElement)) {
  applyLateSheets();
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
