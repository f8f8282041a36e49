import { expect, test } from "./fixtures.ts";

test("D13 a page is fetched while the pointer is over its link, and opened without another request", async ({
  page,
}) => {
  const rules = page.waitForResponse("**/prefetch-rules.json");
  await page.goto("/");
  expect((await rules).headers()["content-type"]).toBe("application/speculationrules+json");
  const link = page.getByRole("banner").getByRole("link", { name: "Pricing" });
  const fetched = page
    .context()
    .waitForEvent("request", (request) => /prefetch/.test(request.headers()["sec-purpose"] ?? ""));
  await link.hover();
  expect(new URL((await fetched).url()).pathname).toBe("/pricing");
  await link.click();
  await page.waitForURL("**/pricing");
  const delivered = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType("navigation");
    return Reflect.get(visit ?? {}, "deliveryType");
  });
  expect(delivered).toBe("navigational-prefetch");
});
