import type { Page } from "@playwright/test";
import { addAccount, dialog, storedSession } from "./account-visitor.ts";
import { comeBack, expect, test } from "./cache-visitor.ts";
import { pageRoutes } from "./routes.ts";
import { accountPaths } from "#content/navigation.ts";

const status = (page: Page) => page.getByRole("status").filter({ hasText: "@" });

async function signInElsewhere(page: Page, email: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: "Developers", exact: true }).click();
  await expect(page).toHaveURL(/\/developer$/);
  const session = await storedSession(page, email);
  await page.evaluate((text) => localStorage.setItem("larkpost-session", text), session);
}

test("D21 S4.3 a page restored from the cache has the notice dismissed and the current user @nightly", async ({
  page,
}) => {
  const [ruth, ines] = [await addAccount(page), await addAccount(page)];
  await page.goto("/help");
  await dialog(page, "Cookies").getByRole("button", { name: "Accept" }).click();
  await signInElsewhere(page, ruth);
  expect(await comeBack(page)).toBe(true);
  await expect(status(page)).toContainText(ruth);
  await expect(dialog(page, "Cookies")).toBeHidden();
  // Signed-in pages are cached too. A change of user must never show the previous name.
  await page.evaluate(() => {
    const shown = new Set<string>();
    const look = () => {
      shown.add(document.body.innerText);
      requestAnimationFrame(look);
    };
    addEventListener("pageshow", look);
    Object.assign(window, { shown });
  });
  await signInElsewhere(page, ines);
  expect(await comeBack(page)).toBe(true);
  await expect(status(page)).toContainText(ines);
  await expect(dialog(page, "Cookies")).toBeHidden();
  const shown = await page.evaluate(() => [...(Reflect.get(window, "shown") as Set<string>)]);
  expect(shown.filter((text) => text.includes(ruth))).toEqual([]);
});

test("S2.8 S4.3 a loaded list is restored from the cache, even from another site @nightly", async ({
  page,
  baseURL,
}) => {
  await page.goto("/case-studies");
  await expect(page.getByRole("article").first()).toBeVisible();
  // The browser treats 127.0.0.1 and localhost as different sites.
  await page.goto(`${baseURL}/robots.txt`.replace("localhost", "127.0.0.1"));
  expect(await comeBack(page)).toBe(true);
});

const screens: readonly string[] = Object.values(accountPaths);
const paths = pageRoutes.map(({ path = "" }) => `/${path}`).filter((path) => !/[*:]/.test(path));

test.describe("live", () => {
  test.use({ siteName: "live" });

  test("S4.3 every page is restored from the cache for a signed-in visitor @nightly", async ({ page }) => {
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
});
