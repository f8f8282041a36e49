import { expect, hydrated, test } from "./fixtures.ts";

const address = "/compare?pays=250&contacts=3100&emails=4&use=editor";

test("D27 a bill is compared as it is typed, and its address answers again", async ({ page }) => {
  await page.goto("/compare");
  await hydrated(page);
  const here = page.getByRole("region", { name: "The same month here" });
  await page.getByLabel("People on your list").fill("3100");
  await page.getByLabel("Emails a month").fill("4");
  await expect(here).toContainText("3,100 people × 4 emails = 12,400 emails, over Basic’s 10,000.");
  await page.getByLabel("What you pay a month").fill("250");
  await expect(here).toContainText("$51 a month less than you pay now.");
  await page.getByLabel("A drag-and-drop editor").check();
  await expect(here).toContainText("we have a few plain layouts");
  await expect(page).toHaveURL(/pays=250&contacts=3100&emails=4&use=editor$/);
  await page.reload();
  await expect(here).toContainText("$51 a month less than you pay now.");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D27 the form is answered by the server", async ({ page }) => {
    await page.goto(address);
    await page.getByLabel("What you pay a month").fill("150");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page.getByRole("region", { name: "The same month here" })).toContainText("$49 a month more");
    await expect(page.getByLabel("A drag-and-drop editor")).toBeChecked();
  });
});
