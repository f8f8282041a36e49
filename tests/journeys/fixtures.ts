import { test as base, expect, type Page } from "@playwright/test";
import { photoHost } from "#content/photo-host.ts";
import type { SiteName } from "./servers.ts";

/*
 * Titles end with tags. `@nightly` ones run only in `npm run nightly -- journeys`. `npm test` also runs `@translated` ones on
 * translated pages; `npm run nightly -- translated` runs all others. `@short` marks the shortest essential journeys, for
 * `npm test -- --changed`. Journeys with a separate server or browser are in `tests/nightly/`.
 */

export interface Fixtures {
  siteName: SiteName;
  /** Wraps texts like Chrome's translator, but keeps the words. */
  isTranslated: boolean;
  /** For journeys that provoke errors, such as a failing backend. */
  allowPageErrors: boolean;
}

/** Replaces the stock photos, because tests can't reach their host. */
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
  /** Uncaught errors, hydration mismatches and policy violations fail the journey. */
  page: async ({ page, allowPageErrors }, use) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    page.on("console", (message) => {
      if (/Content Security Policy|Minified React error|hydrat/i.test(message.text())) faults.push(message.text());
    });
    await use(page);
    // A pending route handler's error would fail the next journey.
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

/** Wakes the part's islands and waits until all are interactive, for journeys that start after hydration. */
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

/** Like Chrome's translator, wraps every text, including later ones, in two `font` elements, but keeps the words. */
function translate(): void {
  const untouched = "script,style,noscript,textarea,title,svg,code,[translate=no],.notranslate";
  const translateText = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || !text.data.trim() || parent.localName === "font" || parent.closest(untouched)) return;
    const outer = document.createElement("font");
    const inner = document.createElement("font");
    outer.append(inner);
    inner.append(text.data);
    text.replaceWith(outer);
  };
  const translateAll = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translateText);
  };
  const watch = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "characterData") translateAll(target);
      addedNodes.forEach(translateAll);
    }
  });
  addEventListener("load", () => {
    translateAll(document.body);
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}
