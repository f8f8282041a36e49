import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./fixtures.ts";

const heard = (page: Page) => page.getByRole("region", { name: "What a screen reader hears" }).getByRole("listitem");
const check = (page: Page, part: string) =>
  page.getByRole("region", { name: "What the check found" }).getByRole("listitem").filter({ hasText: part });

async function openTools(page: Page): Promise<void> {
  await page.goto("/demo");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Steps of the walk" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "What the check found" })).toBeVisible();
}

test("D1 the message is seen as a search ad and a social ad, cut where their fields end", async ({ page }) => {
  await page.goto("/demo");
  await hydrated(page);
  const ads = page.getByRole("region", { name: "Your message as ads" });
  await expect(ads).toContainText("Headline: 22 of 30");
  await expect(ads.getByText("Sample", { exact: true })).toHaveCount(2);
  await page
    .getByRole("textbox", { name: "Message" })
    .fill(`Nine steel frames, one size left today. ${"b".repeat(95)}`);
  await expect(ads.getByText("Nine steel frames, one size le…")).toHaveCount(2);
  await expect(ads).toContainText("Headline: 38 of 30");
  await expect(ads).toContainText("Cut off: ft today");
  await expect(ads.getByText(`${"b".repeat(90)}…`)).toHaveCount(2);
  await expect(ads).toContainText("Description: 95 of 90");
});

test("D1 a color without contrast and a picture without words fail their checks, and can be put right", async ({
  page,
}) => {
  await openTools(page);
  const action = check(page, "Button");
  const picture = check(page, "Picture");
  await expect(action).toContainText("Enough");
  await expect(picture).toContainText("Has words");

  await page.getByLabel("Color of headline and button").fill("#ffbd47");
  await expect(action).toContainText(/^Button.*Too little.*4\.5 : 1.*1\.6 : 1$/);
  await expect(check(page, "Headline")).toContainText("Too little: letters of this size need 3 : 1");
  await expect(check(page, "Text")).toContainText("Enough");
  await page.getByLabel("Color of headline and button").fill("#767676");
  await expect(action).toContainText("4.4 : 1");
  await expect(check(page, "Headline")).toContainText("Enough");

  await page.getByRole("textbox", { name: "What the picture shows" }).fill("");
  await expect(picture).toContainText("1 missing");
  await expect(heard(page).filter({ hasText: "Picture" })).toContainText("No words.");
  await page.getByRole("textbox", { name: "What the picture shows" }).fill("A crate of hake");
  await expect(picture).toContainText("Has words");
  await expect(page.getByRole("img", { name: "A crate of hake" })).toBeVisible();
  await page.getByRole("button", { name: "Back to the sample’s look" }).click();
  await expect(action).toContainText("Enough");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("D1 the walk leads from screen to screen, each marked as a sample, and what needs a script is named", async ({
    page,
  }) => {
    await page.goto("/demo");
    const walk = page.getByRole("navigation", { name: "Steps of the walk" });
    await walk.getByRole("link", { name: "Choose who" }).click();
    await expect(page.getByRole("heading", { name: "Choose who hears it" })).toBeInViewport();
    await page.getByRole("region", { name: "Choose who hears it" }).getByRole("link", { name: "Next step" }).click();
    await expect(page.getByRole("heading", { name: "See what came back" })).toBeInViewport();
    await expect(page.getByText("Sample screen", { exact: true })).toHaveCount(3);
    await expect(page.getByText(/a forecast from your own numbers need JavaScript/)).toBeVisible();
    await expect(page.getByRole("region", { name: "Your message as ads" })).toContainText("Headline: 22 of 30");
  });
});
