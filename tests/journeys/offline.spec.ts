import { expect, hydrated, test } from "./fixtures.ts";

test("a link pressed offline keeps the page and says why, and works again later @nightly", async ({
  page,
  context,
}) => {
  await page.goto("/compare");
  await hydrated(page);
  await page.getByLabel("People on your list").fill("3100");
  const notice = page.getByText("You are offline.");
  await expect(page.locator('[data-enhance="offline-links"]')).toHaveAttribute("data-awake");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(notice).toBeVisible();
  await expect(page.getByLabel("People on your list")).toHaveValue("3100");
  await context.setOffline(false);
  await expect(notice).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: "Glossary" }).click();
  await expect(page).toHaveURL("/glossary");
});
