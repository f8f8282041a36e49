import { planById } from "#content/catalog/plans.ts";
import { formatPrice } from "#content/format-price.ts";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const { basic, pro } = planById;
const paid = String(Math.ceil(pro.monthlyPrice) + 51);
const paidLess = String(Math.ceil(pro.monthlyPrice / 2));
const address = `/compare?pays=${paid}&contacts=3100&emails=4&use=editor`;

test("D27 the form shows an example until cleared, then compares a bill as it is typed", async ({ page }) => {
  await page.goto("/compare");
  await hydrated(page);
  const here = page.getByRole("region", { name: "The same month here" });
  await expect(here).toContainText("In this example.");
  await expect(here, "the scales tip").toHaveAttribute("data-tip", "1");
  await expect(page.getByRole("button", { name: "Compare", exact: true })).toBeHidden();
  await page.getByRole("button", { name: "Empty the form" }).click();
  await expect(here).toContainText("the plans appear here");
  await expect(here, "they are level").toHaveAttribute("data-tip", "0");
  await page.getByLabel("People on your list").fill("3.1k");
  await page.getByLabel("Emails a month").fill("4");
  await expect(here).toContainText("3,100 people × 4 emails = 12,400 emails, over Basic’s 10,000.");
  await page.getByLabel("What you pay a month").fill(paid);
  await expect(here.locator("b")).toContainText([
    `${formatPrice(Number(paid) - pro.monthlyPrice)} a month less than you pay now.`,
  ]);
  await page.getByLabel("A drag-and-drop editor").check();
  await expect(here).toContainText("we have a few plain layouts");
  await expect(page).toHaveURL(new RegExp(`pays=${paid}&contacts=3.1k&emails=4&use=editor$`));
  await page.reload();
  await expect(here).toContainText(`${formatPrice(Number(paid) - pro.monthlyPrice)} a month less than you pay now.`);
  await page.getByLabel("What you pay a month").fill("1.500");
  await page.getByRole("button", { name: "1.5", exact: true }).click();
  await expect(page.getByLabel("What you pay a month")).toHaveValue("1.5");
  await page.getByLabel("What you pay a month").fill(paid);
  await page.getByLabel("People on your list").fill("20-24");
  await expect(here).not.toContainText(/\p{Sc}/u);
  await page.getByRole("button", { name: "24", exact: true }).click();
  await expect(page.getByLabel("People on your list")).toHaveValue("24");
  await expect(here).toContainText(`${formatPrice(Number(paid) - basic.monthlyPrice)} a month less than you pay now.`);
});

test("D27 on a phone the verdict stays in sight during typing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare");
  await hydrated(page);
  await page.getByLabel("People who log in").fill("4");
  await expect(page.getByText(/^\S+ a month more than you pay now/)).toBeInViewport();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D27 D29 the server answers the form, with links to correct it", async ({ page }) => {
    await page.goto("/compare");
    await expect(page.getByRole("button", { name: "Empty the form" })).toBeHidden();
    await page.goto(address);
    const here = page.getByRole("region", { name: "The same month here" });
    await page.getByLabel("What you pay a month").fill(paidLess);
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(here).toContainText(`${formatPrice(pro.monthlyPrice - Number(paidLess))} a month more`);
    await expect(page.getByLabel("A drag-and-drop editor")).toBeChecked();
    await page.getByLabel("People on your list").fill("24,00");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(here).not.toContainText(/\p{Sc}/u);
    await page.getByRole("link", { name: "2,400", exact: true }).click();
    await expect(here).toContainText("2,400 people × 4 emails");
  });
});
