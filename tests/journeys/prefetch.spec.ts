import { expect, test } from "./fixtures.ts";

// Uses a separate context, because Chromium ignores prefetched pages in the fixture's, which intercepts requests.
test("D13 hovering over a link fetches its page, which then opens without another request", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  // Browsers apply speculation rules some time after they arrive.
  const heeded = new Promise<void>((resolve) => {
    session.on("Preload.preloadingAttemptSourcesUpdated", ({ preloadingAttemptSources }) => {
      if (preloadingAttemptSources.some(({ key }) => new URL(key.url).pathname === "/pricing")) resolve();
    });
  });
  const fetched = new Promise<string>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(new URL(prefetchUrl).pathname);
    });
  });
  await session.send("Preload.enable");
  await page.goto("/");
  await heeded;
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  await link.hover();
  expect(await fetched).toBe("/pricing");
  await link.click();
  await page.waitForURL("**/pricing");
  const visit = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());
  expect(visit.deliveryType).toBe("navigational-prefetch");
  await context.close();
});
