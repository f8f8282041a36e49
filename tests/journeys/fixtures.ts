import { test as base, expect, type Page } from "@playwright/test";
import { photoHost } from "#content/photo-host.ts";
import type { SiteName } from "./servers.ts";
import { translate } from "./translate.ts";

/** Marks the journeys that `npm test` also runs on translated pages; `npm run nightly -- translated` runs all. */
export const alsoTranslated = { tag: "@translated" };

/**
 * Marks the journeys that only `npm run nightly -- journeys` runs: those that take longest, and further variants of one that `npm test`
 * runs. What has a server or a browser of its own is in `tests/nightly/`.
 */
export const nightly = { tag: "@nightly" };

export interface Fixtures {
  /** Which of the running servers a journey visits: `test.use({ siteName: "live" })`. */
  siteName: SiteName;
  /** Whether pages are translated as Chrome does it, into the same words. */
  isTranslated: boolean;
  /** Set to true where a journey provokes errors on purpose, such as a failing backend. */
  allowPageErrors: boolean;
}

/** A gray picture in place of the stock photos, whose host can't be reached from a test. */
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
  /** Fails a journey on an uncaught error, a hydration mismatch or a violation of the content security policy. */
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
 * Uses every island of a part of the page, as a visitor would, and waits until all react. Only for journeys that test what happens after
 * that. Those of the bar, the footer and the dialogs take as long as a page's own.
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

/** Waits until the fonts have swapped in. */
export async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === "Besley" && status === "loaded"),
  );
}

/** Holds every request to an address that matches until `release` is called, and records the requests. */
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
