import { devices } from "@playwright/test";
import { test as base } from "#tests/journeys/fixtures.ts";

/** A phone with a touch screen; addresses outside the site answer with an empty page. */
export const test = base.extend({
  context: async ({ browser, baseURL }, use) => {
    const { userAgent: _, defaultBrowserType: __, ...phone } = devices["Pixel 7"];
    const context = await browser.newContext({
      ...phone,
      viewport: { width: 390, height: 844 },
      baseURL,
      reducedMotion: "reduce",
    });
    await context.route(
      (address) => address.origin !== baseURL,
      (route) => route.fulfill({ contentType: "text/html", body: "" }),
    );
    await use(context);
    await context.close();
  },
});
