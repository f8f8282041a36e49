import { addAccount, storedSession } from "#tests/journeys/account-visitor.ts";
import { comeBack, expect, test } from "#tests/journeys/cache-visitor.ts";
import { pageRoutes } from "../journeys/routes.ts";
import { accountPaths } from "#content/navigation.ts";

const screens: readonly string[] = Object.values(accountPaths);
const paths = pageRoutes.map(({ path = "" }) => `/${path}`).filter((path) => !/[*:]/.test(path));

test.use({ siteName: "live" });

test("S4.3 every page is restored from the cache for a signed-in visitor", async ({ page }) => {
  test.setTimeout(300_000);
  await page.goto("/robots.txt");
  const session = await storedSession(page, await addAccount(page));
  await page.evaluate((text) => localStorage.setItem("larkpost-session", text), session);
  for (const path of paths.filter((screen) => !screens.includes(screen))) {
    await page.goto(path);
    await expect(page.locator("html.loaded")).toBeAttached();
    await page.goto("/robots.txt");
    expect.soft(await comeBack(page), path).toBe(true);
  }
});
