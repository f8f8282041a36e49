import type { Page } from "@playwright/test";
import { chromiumPath } from "#scripts/debian.ts";
import { test as base, expect } from "./fixtures.ts";

export { expect };

/** Playwright disables the back/forward cache, the headless shell has none, and pages with intercepted requests never enter it. */
export const test = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({ ...launchOptions, executablePath: chromiumPath, ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    { scope: "worker" },
  ],
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await context.addInitScript(() => {
      addEventListener("pageshow", ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
      addEventListener("pagehide", () => {
        delete document.documentElement.dataset.persisted;
      });
    });
    await use(context);
    await context.close();
  },
});

/** @returns true if the page came from the cache, otherwise the reasons why not */
export async function comeBack(page: Page): Promise<unknown> {
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html[data-persisted]")).toBeAttached();
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation") as { notRestoredReasons?: unknown }[];
    return document.documentElement.dataset.persisted === "true" || visit?.notRestoredReasons;
  });
}
