import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "#tests/journeys/fixtures.ts";
import { expectInView } from "#tests/journeys/landing.ts";
import { answerWith, countAdditions } from "#tests/journeys/lists.ts";

const call = "**/rest/v1/social_media_world**";
const address = "/social-media-world";

function directory(page: Page) {
  return page.getByRole("region", { name: "Directory" });
}

function names(page: Page) {
  return directory(page).getByRole("listitem").locator("b");
}

test("S2.9 on a phone the letters come two by two, and a link to the last of them still lands there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const additions = await countAdditions(page, "section section");
  await page.goto(`${address}#letter-z`);
  await expectInView(page, page.getByRole("heading", { level: 2, name: "Z", exact: true }));
  const counts = await additions();
  expect(counts.length).toBeGreaterThan(5);
  for (const [step, count] of counts.entries()) expect(count - (counts[step - 1] ?? 0)).toBeLessThanOrEqual(2);
});

test("S2.9 a hundred thousand platforms stay out of the page until asked for", async ({ page }) => {
  const letters = "abcdefghijklmnopqrstuvwxyz";
  const rows = Array.from({ length: 100_000 }, (_, id) => {
    const letter = letters[Math.floor(id / 3847)] ?? "z";
    return { id, platform_name: `${letter}place ${id}`, homepage_url: `https://p${id}.example/` };
  });
  await answerWith(page, call, rows);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole("status").filter({ hasText: "100,000 platforms" })).toBeVisible({ timeout: 20_000 });
  expect(await names(page).count()).toBeLessThanOrEqual(26 * 60);
  await page.getByRole("button", { name: /^Show 300 more of 3,787 under B$/ }).click();
  await expect(directory(page).locator("#letter-b li")).toHaveCount(360);
  await page.getByRole("searchbox").fill("place 99999");
  await expect(names(page)).toHaveText(["zplace 99999"]);
});
