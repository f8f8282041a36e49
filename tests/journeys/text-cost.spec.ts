import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const address = "/tools/text-cost";
const result = (page: Page) => page.getByRole("region", { name: "What it comes to" });

test("D17 a text is counted as it is typed, with what makes it dear and what it costs", async ({ page }) => {
  await page.goto(`${address}?country=DE&people=2000`);
  await hydrated(page);
  await expect(page.getByLabel("Where your customers are")).toHaveValue("DE");
  const text = page.getByLabel("Text", { exact: true });
  await text.fill(`${"a".repeat(159)}€`);
  await expect(result(page)).toContainText("2 parts");
  // 2 × 2,000 × $0.09.
  await expect(result(page)).toContainText("$360.00");
  await text.fill(`It’s ${"a".repeat(66)}`);
  await expect(result(page)).toContainText("U+2019");
  await expect(result(page).getByRole("listitem")).toHaveCount(2);
  await result(page).getByRole("button", { name: "Use standard characters" }).click();
  await expect(result(page)).toContainText("1 part");
  await expect(result(page).getByRole("listitem")).toHaveCount(1);
  await page.getByLabel("People who get it").fill("many");
  await expect(page.getByText("Enter a whole number from 1 to 10,000,000.")).toBeVisible();
  await expect(result(page)).not.toContainText("$");
  await page.getByLabel("People who get it").fill("300");
  await expect(page).toHaveURL(`${address}?country=DE&people=300`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("D17 without scripts tables say what a part holds and what it costs", async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("form", { name: "Your text" })).toHaveCount(0);
    await expect(page.getByRole("row", { name: /^Special/ })).toContainText("67");
    await expect(page.getByRole("row", { name: /Germany/ })).toContainText("$0.09");
  });
});
