import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const address = "/case-studies/marlow-bakery-1";

test("S3.1 the neighbors, the demo and the way back are links that work, and the tab has the right title again", async ({
  page,
}) => {
  await page.goto(address);
  await hydrated(page);
  await page.getByRole("link", { name: /Next story/ }).click();
  await expect(page).toHaveURL("/case-studies/brisa-hotels-2");
  await hydrated(page);
  const title = await page.title();
  await page.getByRole("main").getByRole("link", { name: "View demo" }).click();
  await expect(page).toHaveURL("/demo");
  await expect(page).toHaveTitle(/Demo|demo/);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Brisa Hotels");
  await expect(page).toHaveTitle(title);
  await page.getByRole("link", { name: "All case studies" }).click();
  await expect(page).toHaveURL("/case-studies");
});
