import type { Page } from "@playwright/test";
import { pricesByCountry } from "#content/catalog/text-prices.ts";
import { formatSumIn } from "#content/format-price.ts";
import { textPriceFormat } from "#words/text-prices.ts";
import { expect, holdBack, hydrated, test } from "#tests/journeys/fixtures.ts";
import { expectLinkedFromServices } from "#tests/journeys/landing.ts";

const writeSum = (amount: number) => formatSumIn(textPriceFormat, amount);
const address = "/tools/text-cost";
const strips = (page: Page) => page.getByRole("list", { name: "Your text as it is sent" }).getByRole("listitem");
const result = (page: Page) => page.getByRole("region", { name: "What it comes to" });

test("D17 a text is counted as it is typed, with what makes it expensive and what it costs", async ({ page }) => {
  await page.goto(address);
  await expect(result(page)).toContainText("2 texts");
  await expect(result(page)).toContainText(`about ${writeSum(2 * 500 * pricesByCountry.US!)}`);
  await expect(result(page)).toContainText("Sample price: United States");
  await page.goto(`${address}?country=DE&people=2000`);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "Count it" })).toBeHidden();
  await expect(page.getByLabel("Where your customers are")).toHaveValue("DE");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill(`${"a".repeat(159)}€`);
  await expect(result(page)).toContainText("2 texts");
  await expect(result(page)).toContainText(writeSum(2 * 2_000 * pricesByCountry.DE!));
  await text.fill(`It’s ${"a".repeat(66)}`);
  await expect(result(page)).toContainText("curly apostrophe");
  await expect(strips(page)).toHaveCount(2);
  await expect(strips(page).locator("mark")).toHaveText(["’"]);
  await expect(result(page)).toContainText(`it is one: ${writeSum(2_000 * pricesByCountry.DE!)}`);
  await result(page).getByRole("button", { name: "Make it one text" }).click();
  await expect(result(page)).toContainText("1 text");
  await expect(strips(page)).toHaveCount(1);
  await expect(text).toHaveValue(`It's ${"a".repeat(66)}`);
  await page.getByLabel("People who get it").fill("many");
  await expect(page.getByText("Enter a whole number from 1 to 10,000,000.")).toBeVisible();
  await expect(result(page)).not.toContainText(/\p{Sc}/u);
  await page.getByLabel("People who get it").fill("300");
  await expect(page).toHaveURL(`${address}?country=DE&people=300`);
});

test("D13 before its script is here, the counter keeps a text, a choice and a number, and includes them", async ({
  page,
}) => {
  const { release } = await holdBack(page, /\/assets\/text-cost\.island-/);
  await page.goto(address);
  await page.getByLabel("Text", { exact: true }).fill("Fresh bread at seven");
  await page.getByLabel("Where your customers are").selectOption("DE");
  await page.getByLabel("People who get it").fill("2300");
  release();
  await hydrated(page);
  await expect(page.getByLabel("Text", { exact: true })).toHaveValue("Fresh bread at seven");
  await expect(page).toHaveURL(/country=DE&people=2300$/);
  await expect(result(page)).toContainText("2,300");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D17 without scripts the server answers the form, and tables show a text's capacity and cost", async ({
    page,
  }) => {
    await page.goto(address);
    await page.getByLabel("Text", { exact: true }).fill(`It’s ${"a".repeat(66)}`);
    await page.getByLabel("People who get it").fill("2000");
    await page.getByLabel("Where your customers are").selectOption("Germany");
    await page.getByRole("button", { name: "Count it" }).click();
    await expect(result(page)).toContainText(`about ${writeSum(2 * 2_000 * pricesByCountry.DE!)}`);
    await expect(strips(page)).toHaveCount(2);
    await page.getByRole("button", { name: "Make it one text" }).click();
    await expect(result(page)).toContainText(`about ${writeSum(2_000 * pricesByCountry.DE!)}`);
    await expect(strips(page)).toHaveCount(1);
    await page.getByText("What fits into a text, and prices by country").click();
    await expect(page.getByRole("row", { name: /^Special/ })).toContainText("67");
    await expect(page.getByRole("row", { name: /Germany/ })).toContainText(writeSum(pricesByCountry.DE!));
  });
});

test("D17 the counter is linked from the prices, the services and the footer @nightly", async ({ page }) => {
  await expectLinkedFromServices(page, address, "What does a text cost?", "One text, or three?");
});
