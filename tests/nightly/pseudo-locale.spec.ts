import { expect } from "#tests/journeys/fixtures.ts";
import { testsOn } from "#tests/journeys/own-site.ts";
import { cutOff, excessWidth } from "#tests/journeys/page-checks/cut-off.ts";
import { routes } from "#tests/journeys/routes.ts";
import { startSite } from "#scripts/start-site.ts";
import { rootClasses } from "#shared/root-classes.ts";

const code = "en-xa";
const test = testsOn(() =>
  startSite({
    SITE_PROFILE: "live",
    SITE_LANGUAGES: `en,${code}`,
    RATE_LIMIT_SCALE: "1000",
  }),
);

test("D25 1.4.10 nothing is cut off at 320 px with texts two fifths longer", async ({ page }) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 320, height: 640 });
  const faults: string[] = [];
  for (const path of [...routes, "/articles/check-ten-of-your-own-emails", "/no-such-page"]) {
    await page.goto(`/${code}${path}`);
    await expect(page.locator("html.loaded")).toBeAttached();
    // Lays out everything, because content below the window only has estimated heights (skip.css).
    await page.evaluate((fromTop) => document.documentElement.classList.remove(fromTop), rootClasses.fromTop);
    const excess = await page.evaluate(excessWidth);
    if (excess > 0) faults.push(`${path}: ${excess} px wider than the window`);
    faults.push(...(await page.evaluate(cutOff)).map((found) => `${path}: ${found}`));
  }
  expect(faults).toEqual([]);
});
