import { addAccount, storedSession } from "#tests/journeys/account-visitor.ts";
import { comeBack, expect, test } from "#tests/journeys/cache-visitor.ts";
import { pageRoutes } from "#scripts/page-routes.ts";
import { accountPaths } from "#content/navigation.ts";

const screens: readonly string[] = Object.values(accountPaths);
const paths = pageRoutes.map(({ path = "" }) => `/${path}`).filter((path) => !/[*:]/.test(path));

for (const siteName of ["spec", "live"] as const) {
  test.describe(siteName, () => {
    test.use({ siteName });

    for (const isSignedIn of [false, true]) {
      test(`S4.3 every page comes back from the cache, ${isSignedIn ? "signed in" : "without an account"}`, async ({
        page,
      }) => {
        test.setTimeout(300_000);
        await page.goto("/robots.txt");
        if (isSignedIn) {
          const session = await storedSession(page, await addAccount(page));
          await page.evaluate((text) => localStorage.setItem("larkpost-session", text), session);
        }
        for (const path of paths) {
          await page.goto(path);
          await expect(page.locator("html.loaded")).toBeAttached();
          await page.goto("/robots.txt");
          const result = await comeBack(page);
          if (screens.includes(path)) console.log(path, JSON.stringify(result));
          else expect.soft(result, path).toBe(true);
        }
      });
    }
  });
}
