/**
 * Replaces entry.client.ts. Hot reload needs React Router's runtime before React, and a client router's data, which no
 * page has; React Router 8.4 documents no other way without `<Scripts>`.
 */
import "virtual:react-router/inject-hmr-runtime";
import { openPressedWords } from "./pressed-words.ts";

export { wake, wakeRest } from "./wake.ts";

Object.assign(window, { __reactRouterDataRouter: { revalidate: async () => {} } });

// Sent by scripts/development/plugin.ts. Old styles apply until the changed ones have loaded.
import.meta.hot?.on("styles-changed", () => {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[href*='critical.css']")) {
    const changed = sheet.cloneNode() as HTMLLinkElement;
    changed.href = `${sheet.href.replace(/&changed=.*/, "")}&changed=${Date.now()}`;
    changed.onload = () => sheet.remove();
    sheet.after(changed);
  }
});

// With `npm run edit`.
if (import.meta.env.VITE_EDITOR) openPressedWords(import.meta.env.VITE_EDITOR);
