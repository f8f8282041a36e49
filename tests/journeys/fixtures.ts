import { test as base, expect, type Page } from "@playwright/test";
import { photoHost } from "#content/photo-host.ts";
import type { SiteName } from "./servers.ts";
import { translate } from "./translate.ts";

/** In `npm test` also on translated pages; `npm run nightly -- translated` runs all. */
export const alsoTranslated = { tag: "@translated" };

/**
 * Only in `npm run nightly -- journeys`: the slowest, and further variants of journeys of `npm test`. Journeys with a
 * server or a browser of their own are in `tests/nightly/`.
 */
export const nightly = { tag: "@nightly" };

/** The shortest journeys of what matters most, for `npm test -- --changed`. */
export const short = { tag: "@short" };

export interface Fixtures {
  /** `test.use({ siteName: "live" })`. */
  siteName: SiteName;
  /** As Chrome translates, but into the same words. */
  isTranslated: boolean;
  /** For journeys that provoke errors, such as a failing backend. */
  allowPageErrors: boolean;
}

/** Replaces the stock photos, whose host tests can't reach. */
const photo = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="12"><rect width="16" height="12" fill="#889"/></svg>',
);

export const test = base.extend<Fixtures>({
  siteName: ["spec", { option: true }],
  isTranslated: [false, { option: true }],
  allowPageErrors: [false, { option: true }],
  baseURL: async ({ siteName }, use) => {
    await use(siteAddress(siteName));
  },
  context: async ({ context, isTranslated }, use) => {
    if (isTranslated) await context.addInitScript(translate);
    await context.route(`${photoHost}/**`, (route) => route.fulfill({ contentType: "image/svg+xml", body: photo }));
    await use(context);
  },
  /** An uncaught error, a hydration mismatch or a violation of the content security policy fails the journey. */
  page: async ({ page, allowPageErrors }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (/Content Security Policy|Minified React error|hydrat/i.test(message.text())) faults.push(message.text());
    });
    await use(page);
    // A journey's route may still handle a request, and its error would fail the next journey.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    if (!allowPageErrors) expect(faults, "no page error and no policy violation").toEqual([]);
  },
});

export { expect };

export function siteAddress(name: SiteName): string {
  const address = process.env[`SITE_${name.toUpperCase()}`];
  if (!address) throw new Error(`The ${name} server is not running.`);
  return address;
}

/**
 * Uses every island as a visitor would, and waits until all react. Only for journeys that test what happens after that:
 * islands of the bar, the footer and the dialogs take as long as a page's own.
 */
export async function hydrated(page: Page, part: "main" | "header" | "footer" | "body" = "main"): Promise<void> {
  const islands = `${part} [data-island]`;
  await page.waitForLoadState();
  await page.evaluate((selector) => {
    for (const island of document.querySelectorAll(selector)) {
      (island.firstElementChild ?? island).dispatchEvent(new Event("pointerdown", { bubbles: true }));
    }
  }, islands);
  await expect(page.locator(`${islands}:not([data-awake])`)).toHaveCount(0);
  await expect(page.locator("html.loaded")).toBeAttached();
}

export async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === "Besley" && status === "loaded"),
  );
}

/** Holds matching requests until `release` is called, and records them. */
export async function holdBack(
  page: Page,
  address: string | RegExp,
): Promise<{ requests: Set<string>; release: () => void }> {
  const requests = new Set<string>();
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    requests.add(`${route.request().method()} ${pathname}${decodeURIComponent(search)}`);
    await held.promise;
    await route.continue();
  });
  return { requests, release: held.resolve };
}
