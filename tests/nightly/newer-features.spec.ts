import type { Page } from "@playwright/test";
import { rootClasses } from "#shared/root-classes.ts";
import { complete, expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { becomeOldestPromised } from "./oldest-browser.ts";

test.use({ bypassCSP: true });

async function readPage(page: Page, route: string): Promise<{ words: string; links: number; excess: number }> {
  await page.goto(route);
  await complete(page);
  // Phones fold long parts once the page is idle.
  await expect(page.locator("[data-enhance]:not([data-awake])")).toHaveCount(0);
  return page.evaluate((fromTop) => {
    // Content below the window has no words until it is laid out.
    document.documentElement.classList.remove(fromTop);
    return {
      words: document.body.innerText.replace(/\s+/g, " "),
      links: document.links.length,
      excess: document.documentElement.scrollWidth - innerWidth,
    };
  }, rootClasses.fromTop);
}

for (const width of [390, 1280]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("in the oldest supported browser a page keeps its text, its links and its width", async ({
      page,
      context,
    }) => {
      const oldest = await context.newPage();
      await becomeOldestPromised(oldest);
      for (const route of ["/", "/product", "/help", "/features/flexible-pricing"]) {
        expect(await readPage(oldest, route), route).toEqual(await readPage(page, route));
      }
    });
  });
}

test("in the oldest supported browser layers open and close, and links lead from page to page", async ({ page }) => {
  await becomeOldestPromised(page);
  await page.goto("/");
  await hydrated(page, "body");
  const opener = page.getByRole("banner").getByRole("button", { name: "Log In" });
  await opener.click();
  await expect(page.getByRole("dialog", { name: "Welcome Back" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  const products = page.getByRole("banner").getByRole("button", { name: "Product" });
  await products.click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Website builder/ })
    .click();
  await expect(page).toHaveURL(/\/product/);
  await expect(page.getByRole("banner").getByRole("link", { name: /Website builder/ })).toBeHidden();
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/product/);
});

test("without exclusive details an answer opens while another stays open", async ({ page }) => {
  await becomeOldestPromised(page);
  await page.goto("/");
  await page
    .getByRole("button", { name: /live chat|chat/i })
    .first()
    .click();
  const answers = page.locator("#chat details");
  for (const index of [0, 1]) await answers.nth(index).locator("summary").click();
  for (const index of [0, 1]) await expect(answers.nth(index)).toHaveAttribute("open");
});

test("S1.5 without invoker commands a dialog opens, and the other one from it", async ({ page }) => {
  await becomeOldestPromised(page);
  await page.goto("/");
  await page.getByRole("banner").getByRole("button", { name: "Log In" }).click();
  const logIn = page.getByRole("dialog", { name: "Welcome Back" });
  await logIn.getByRole("button", { name: "Create an account" }).click();
  await expect(logIn).toBeHidden();
  await expect(page.locator("dialog#sign-up")).toBeVisible();
});

test("S1.6 without light dismissal, a tap outside an open layer closes it", async ({ page }) => {
  await becomeOldestPromised(page);
  await page.goto("/");
  // Browsers with light dismiss would close an auto popover.
  await page.locator("#chat").evaluate((layer) => layer.setAttribute("popover", "manual"));
  await page.locator("[popovertarget=chat]:visible").first().click();
  await expect(page.locator("#chat")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.locator("#chat")).toBeHidden();
});
