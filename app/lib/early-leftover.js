// For browsers older than early-loader.js asks for, in the words of 2015: they keep the page as it was served, so what is meant for
// readers without scripts is shown, and the layers of popovers, which they would show at once, open by their buttons.
(() => {
  if ("popover" in document.documentElement) return;
  for (const copy of document.querySelectorAll("noscript")) copy.outerHTML = copy.textContent;
  for (const button of document.querySelectorAll("[popovertarget]")) {
    const layer = document.getElementById(button.getAttribute("popovertarget"));
    // The menu of a wide window is a row that is always there.
    if (getComputedStyle(layer).position !== "fixed") continue;
    layer.style.display = "none";
    button.onclick = () => {
      layer.style.display = layer.style.display ? "" : "none";
    };
  }
})();
