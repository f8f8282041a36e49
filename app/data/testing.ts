import type { PublicSettings } from "#shared/public-settings.ts";

/** What a test has in place of a page's element with the settings, for `vi.stubGlobal("document", …)`. */
export const documentWith = (backend: PublicSettings["backend"]) => ({
  getElementById: () => ({ textContent: JSON.stringify({ backend }) }),
});
