import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";

const heard = (page: Page) => page.getByRole("region", { name: "What a screen reader hears" }).getByRole("listitem");

async function openCheck(page: Page): Promise<void> {
  await page.goto("/demo");
  await hydrated(page);
  await page.getByText("See the check").click();
}

test("D1 what is heard of the email is read from its markup, in its order", async ({ page }) => {
  await openCheck(page);
  await page.getByRole("textbox", { name: "Message" }).fill("Hake is in. Until noon.");
  await expect(heard(page)).toHaveText([
    /^TextYour shop$/,
    /^Textto your list$/,
    /^HeadingHake is in$/,
    /^TextUntil noon\.$/,
    /^ButtonReply$/,
  ]);
  await page.getByRole("textbox", { name: "Message" }).fill("Closed");
  await expect(heard(page)).toHaveCount(4);
});

test("D1 the forecast multiplies the visitor's numbers in the open, and says which it can't read", async ({ page }) => {
  await page.goto("/pricing");
  await hydrated(page);
  const sum = page.getByRole("group").filter({ hasText: "A forecast you can check" });
  await page.getByRole("heading", { name: "A forecast you can check" }).click();
  await expect(sum).toContainText("1,240 × 38/100 × 12/100 × 50/100 = 28.27, rounded; 28.27 × $12 = $339.24");
  await sum.getByRole("textbox", { name: "People on the list" }).fill("10,000");
  await sum.getByRole("textbox", { name: "Dollars per order" }).fill("20.50");
  await expect(sum).toContainText("10,000 × 38/100 × 12/100 × 50/100 = 228; 228 × $20.50 = $4,674");
  await sum.getByRole("textbox", { name: "Opens per 100 sent" }).fill("140");
  await expect(sum.getByRole("alert")).toHaveText("Opens per 100 sent: Enter a number from 0 to 100.");
  await expect(sum).not.toContainText("$");
  await sum.getByRole("button", { name: "Use the sample numbers" }).click();
  await expect(sum.getByRole("alert")).toHaveCount(0);
});
