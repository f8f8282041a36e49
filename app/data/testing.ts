import type { PublicSettings } from "#shared/public-settings.ts";

/** Replaces the page's settings element, for `vi.stubGlobal("document", …)`. */
export const documentWith = (backend: PublicSettings["backend"]) => ({
  getElementById: () => ({ textContent: JSON.stringify({ backend }) }),
});
