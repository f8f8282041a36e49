import { expect, test } from "#tests/journeys/fixtures.ts";
import { routes } from "#tests/journeys/routes.ts";
import { type SlowPage, startSlowPage } from "./slow-page.ts";

/** As in budgets.spec.ts: a label may move a pixel or two; a moving block shifts a hundred times as much. */
const maxShift = 0.002;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });

let slow: SlowPage;
test.beforeAll(async () => {
  slow = await startSlowPage(process.env.SITE_SPEC ?? "");
});
test.afterAll(() => slow.close());

for (const route of routes) {
  test(`${route} keeps painted content in place while the rest of the page loads`, async ({ page }) => {
    await page.addInitScript(() => {
      const moved: unknown[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push(entry.toJSON());
      }).observe({ type: "layout-shift", buffered: true });
    });
    await page.goto(slow.url + route, { waitUntil: "load" });
    const moved = await page.evaluate(() => ("moved" in window ? (window.moved as { value: number }[]) : []));
    expect(moved.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(maxShift);
  });
}
