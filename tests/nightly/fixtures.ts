import type { Locator, Page } from "@playwright/test";
import { growLists } from "#scripts/grow-lists.ts";
import { startSite } from "#scripts/start-site.ts";
import { expect, siteAddress } from "#tests/journeys/fixtures.ts";
import { testsOn } from "#tests/journeys/own-site.ts";

/** A server whose hosted Supabase project is the journeys' first server. */
export const hosted = testsOn(() =>
  startSite({
    RATE_LIMIT_SCALE: "1000",
    SUPABASE_URL: siteAddress("spec"),
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_larkpost_embedded",
  }),
);

/** A server with lists longer than one response. */
export const grown = testsOn(() =>
  startSite({ RATE_LIMIT_SCALE: "1000" }, { prepare: (folder) => growLists(folder, 400, 1_500) }),
);

/** Leaves the page and returns, without the back/forward cache, to a record at the same position. */
export async function comeBackTo(page: Page, record: Locator): Promise<void> {
  await record.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  const top = async (): Promise<number> => (await record.boundingBox())?.y ?? NaN;
  // By then, nearby content is laid out.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const before = await top();
  const address = page.url();
  await page.evaluate(() => location.assign("/glossary"));
  await page.waitForURL("**/glossary");
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(address);
  // Windows scroll by whole device pixels.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await expect(record).toBeInViewport();
}
