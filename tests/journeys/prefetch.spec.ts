import { expect, test } from "./fixtures.ts";

// A context of its own: with a route, as the fixture's has one, Chromium uses nothing that it fetched in advance.
test("D13 a page is fetched while the pointer is over its link, and opened without another request", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const fetched = new Promise<string>((resolve) => {
    session.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") resolve(new URL(prefetchUrl).pathname);
    });
  });
  await session.send("Preload.enable");
  const rules = page.waitForResponse("**/prefetch-rules.json");
  await page.goto("/");
  await rules;
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  await link.hover();
  expect(await fetched).toBe("/pricing");
  await link.click();
  await page.waitForURL("**/pricing");
  const visit = await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.toJSON());
  expect(visit.deliveryType).toBe("navigational-prefetch");
  await context.close();
});
