import type { Page } from "@playwright/test";
import { expect, holdBack, hydrated, test } from "#tests/journeys/fixtures.ts";

const heard = (page: Page) => page.getByRole("region", { name: "What a screen reader hears" }).getByRole("listitem");

async function openTools(page: Page): Promise<void> {
  await page.goto("/demo");
  await hydrated(page);
  await page.getByRole("navigation", { name: "Steps of the walk" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "What the check found" })).toBeVisible();
}

test("D1 a link within the page, followed before the ads are near, leaves them and the text's length as they were served", async ({
  page,
}) => {
  // As when the window is too small for the ads to be near.
  await page.route(/\/assets\/(ad-previews|sms-meter).*\.js/, () => {});
  await page.goto("/demo");
  await hydrated(page);
  await page.getByRole("link", { name: "See what came back" }).click();
  await expect(page).toHaveURL(/#walk-results$/);
  await expect(page.getByRole("region", { name: "Your message as ads" })).toContainText("Headline: 22 of 30");
  await expect(page.getByRole("region", { name: "Your message as a text" })).toContainText(
    "92 of 160 characters, 1 text",
  );
});

for (const first of ["nothing", "Accept"]) {
  test(`D1 a channel chosen before the page answers, after ${first}, is shown once it does, and the address stays`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { release } = await holdBack(page, /\.(js|tsx?)(\?|$)/);
    await page.goto("/demo", { waitUntil: "commit" });
    const ads = page.getByRole("navigation", { name: "Channels" }).getByRole("link", { name: "Ads" });
    if (first === "Accept") await page.getByRole("button", { name: first, exact: true }).click();
    await ads.click();
    release();
    await hydrated(page);
    await expect(ads).toHaveAttribute("aria-current", "true");
    await expect(page.getByRole("region", { name: "Your message as ads" })).toBeInViewport();
    await expect(page).toHaveURL(/\/demo$/);
  });
}

for (const width of [360, 390, 768, 1024, 1440]) {
  test(`D1 at ${width} px the walk stays where it is when the checks come`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/demo");
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const walk = page.getByRole("heading", { name: "Three steps, one morning." });
    const topOfWalk = () => walk.evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
    const before = await topOfWalk();
    await walk.scrollIntoViewIfNeeded();
    await expect(page.getByRole("heading", { name: "A forecast you can check" })).toBeVisible();
    expect(await topOfWalk()).toBe(before);
  });
}

test("D1 what is heard of the email is read from its markup, in its order", async ({ page }) => {
  await openTools(page);
  await page.getByRole("textbox", { name: "Message" }).fill("Hake is in. Until noon.");
  await expect(heard(page)).toHaveText([
    /^TextMarlow Bakery$/,
    /^Textto your list$/,
    /^HeadingHake is in$/,
    /^PictureA bakery with bread/,
    /^TextUntil noon\.$/,
    /^ButtonReply$/,
  ]);
  await page.getByRole("textbox", { name: "Message" }).fill("Closed");
  await expect(heard(page)).toHaveCount(5);
});

test("D1 the forecast multiplies the visitor's numbers in the open, and says which it can't read", async ({ page }) => {
  await openTools(page);
  const sum = page.getByRole("region", { name: "A forecast you can check" });
  await expect(sum).toContainText("1,240 × 38/100 × 12/100 × 50/100 = 28.27, rounded; 28.27 × $12 = $339.24");
  await expect(sum).toContainText("Sample numbers");
  await sum.getByRole("textbox", { name: "people on the list" }).fill("10,000");
  await sum.getByRole("textbox", { name: "dollars an order" }).fill("20.50");
  await expect(sum).toContainText("10,000 × 38/100 × 12/100 × 50/100 = 228; 228 × $20.50 = $4,674");
  await expect(sum).toContainText("Your numbers");
  await sum.getByRole("textbox", { name: "of 100 open it" }).fill("140");
  await expect(sum.getByRole("alert")).toHaveText("Opens of 100: enter a number from 0 to 100. Until then we use 38.");
  await sum.getByRole("button", { name: "Use the sample numbers" }).click();
  await expect(sum.getByRole("alert")).toHaveCount(0);
});
