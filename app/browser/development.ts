/**
 * Replaces entry.client.ts. Hot reload has to load React Router's runtime before React, and expects a client router's data, which our
 * pages lack. React Router 8.4 documents no other way without `<Scripts>`.
 */
import "virtual:react-router/inject-hmr-runtime";

export { wake, wakeRest } from "./wake.ts";

Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });

// Sent by scripts/development/plugin.ts. The old sheet stays until the new one has loaded.
import.meta.hot?.on("styles-changed", () => {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[href*='critical.css']")) {
    const changed = sheet.cloneNode() as HTMLLinkElement;
    changed.href = `${sheet.href.replace(/&changed=.*/, "")}&changed=${Date.now()}`;
    changed.onload = () => sheet.remove();
    sheet.after(changed);
  }
});

function wordsAt({ clientX: x, clientY: y, target }: MouseEvent): string {
  const texts = document.createTreeWalker(target as HTMLElement, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const isUnder = ({ left, right, top, bottom }: DOMRect) => left <= x && x <= right && top <= y && y <= bottom;
    if ([...range.getClientRects()].some(isUnder)) return range.toString();
  }
  return (target as HTMLElement).innerText;
}

/** Alt-clicking a text opens its field in the words editor. `npm run edit` sets its URL. */
function openPressedWords(event: MouseEvent): void {
  if (!event.altKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const query = new URLSearchParams({ words: wordsAt(event).trim().slice(0, 500), page: location.pathname });
  const link = document.createElement("a");
  link.href = `${import.meta.env.VITE_EDITOR}/pressed?${query}`;
  link.target = "words-editor";
  link.click();
}
if (import.meta.env.VITE_EDITOR) addEventListener("click", openPressedWords, true);
