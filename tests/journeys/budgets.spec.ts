import { brotliCompressSync } from "node:zlib";
import { accountPaths } from "#content/navigation.ts";
import { complete, expect, hydrated, test } from "./fixtures.ts";
import { budget, countTransfers, withholdFirstPointer } from "./page-checks/transfers.ts";

test.use({ viewport: { width: 412, height: 823 } });

for (const [route, tag] of [
  ["/", ""],
  ["/product", " @nightly"],
  ["/solutions", " @nightly"],
  ["/articles/make-your-list-smaller", ""],
] as const) {
  test(`reading ${route} loads at most three scripts${tag}`, async ({ page }) => {
    await withholdFirstPointer(page);
    const transfers = await countTransfers(page);
    await page.goto(route);
    await expect(page.locator("html.loaded")).toBeAttached();
    await page.waitForLoadState("networkidle");
    const scripts = [...transfers.withHeaders("Script")];
    expect(scripts.length).toBeLessThanOrEqual(budget.filesOfReading);
    expect(scripts.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(budget.readingWithHeaders);
  });
}

test("the script of every page keeps its budget", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const [, script = ""] = /<script data-islands[^>]*>([^]*?)<\/script>/.exec(html) ?? [];
  expect(script.length).toBeGreaterThan(1_000);
  expect(brotliCompressSync(script).length).toBeLessThanOrEqual(budget.inlineScript);
});

test("selecting a tab on /pricing styles its panel again, not the page @nightly", async ({ page, browser }) => {
  await page.goto("/pricing");
  await hydrated(page);
  await page.waitForLoadState("networkidle");
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  const tab = page.getByRole("tab", { name: "WhatsApp" });
  await tab.click();
  await expect(tab).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL(/#whatsapp-marketing$/);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const styled = traceEvents
    .filter(({ name }) => name === "UpdateLayoutTree")
    .map(({ args }) => args.elementCount ?? 0);
  expect(Math.max(...styled)).toBeGreaterThan(0);
  expect(Math.max(...styled)).toBeLessThan(budget.styledByTab);
});

interface TraceEvent {
  name: string;
  args: { elementCount?: number };
}

test.describe("live", () => {
  test.use({ siteName: "live" });

  for (const route of Object.values(accountPaths)) {
    const tag = route === accountPaths.account ? "" : " @nightly";
    test(`${route} keeps its script budget${tag}`, async ({ page }) => {
      const transfers = await countTransfers(page);
      await page.goto(route);
      await hydrated(page, "body");
      await complete(page);
      await page.waitForLoadState("networkidle");
      expect(transfers.bytes("Script")).toBeLessThanOrEqual(budget.scriptOfAccounts);
    });
  }
});
