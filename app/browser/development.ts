/**
 * Replaces entry.client.ts. Hot reload has to load React Router's runtime before React, and expects a client router's data, which our
 * pages lack. React Router 8.4 documents no other way without `<Scripts>`.
 */
import "virtual:react-router/inject-hmr-runtime";
import { openPressedWords } from "./pressed-words.ts";

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

// Set by `npm run edit`.
if (import.meta.env.VITE_EDITOR) openPressedWords(import.meta.env.VITE_EDITOR);
