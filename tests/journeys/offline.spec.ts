import { expect, hydrated, test } from "./fixtures.ts";

test("a link pressed offline keeps the page, says why, and works again later @nightly", async ({ page, context }) => {
  await page.goto("/demo");
  await hydrated(page);
  await page.getByRole("textbox", { name: "Shop name" }).fill("Fenwick Fish");
  const notice = page.getByText("You are offline.");
  await expect(page.locator('[data-enhance="offline-links"]')).toHaveAttribute("data-awake");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Developers" }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Shop name" })).toHaveValue("Fenwick Fish");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Developers" }).click();
  await expect(page).toHaveURL("/developer");
});
