import type { Page } from "@playwright/test";
import { storageKeys } from "#shared/storage-keys.ts";
import { expect, holdBack, hydrated, test } from "#tests/journeys/fixtures.ts";

const scripts = /\.(js|tsx?)(\?|$)/;
const words = "Fresh hake at noon";
const field = (page: Page) => page.getByRole("textbox", { name: "Write one line." });
const stamp = (page: Page) => page.getByRole("group", { name: "The message on five channels" });
const storedLine = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.ownLine);
/** How often the channels show a text. */
const shownTimes = (page: Page, text: string) => stamp(page).getByText(text, { exact: true }).count();

async function write(page: Page, line: string): Promise<void> {
  await page.goto("/");
  await hydrated(page);
  await field(page).fill(line);
}

test("who types nothing sees the sample, and nothing is kept", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expect(field(page)).toHaveAttribute("placeholder", "The Friday box is open");
  await expect(field(page)).toHaveAccessibleDescription(/stays in this tab/);
  await expect(stamp(page)).toContainText("The Friday box is open");
  expect(await storedLine(page)).toBeNull();
  await field(page).fill("   ");
  await expect(stamp(page)).toContainText("The Friday box is open");
  expect(await storedLine(page)).toBeNull();
});

test("the sample comes back where the line is cleared: at home, beside the letter and in the demo", async ({
  page,
}) => {
  const back = page.getByRole("button", { name: "Back to the sample" });
  await write(page, words);
  await back.click();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue("");
  await expect(stamp(page)).toContainText("The Friday box is open");
  expect(await storedLine(page)).toBeNull();

  await field(page).fill(words);
  await page.goto("/features/smart-personalization");
  await back.click();
  await expect(page.getByRole("paragraph").filter({ hasText: "The sample is back." })).toBeFocused();
  await expect(page.getByRole("group", { name: "The message this customer gets" })).toContainText("The Friday box");
  expect(await storedLine(page)).toBeNull();

  await write(page, words);
  await page.goto("/demo");
  await page.getByRole("button", { name: "Use the sample text" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/^The Friday box is open/);
  expect(await storedLine(page)).toBeNull();
});

test("what is typed before the page answers is kept and shown", async ({ page }) => {
  const { release } = await holdBack(page, scripts);
  await page.goto("/", { waitUntil: "commit" });
  await field(page).fill(words);
  release();
  await hydrated(page);
  await expect(field(page)).toHaveValue(words);
  expect(await storedLine(page)).toBe(words);
});

test("the longest lines of wide and of unbroken letters stay on their sheets, by phone and by desk", async ({
  page,
}) => {
  for (const size of [
    { width: 320, height: 640 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(size);
    for (const line of ["W".repeat(90), "麵".repeat(90)]) {
      await write(page, line);
      await expect.poll(() => shownTimes(page, line)).toBe(5);
      const cut = await stamp(page)
        .locator("div, b, span")
        .evaluateAll((all) =>
          all
            .filter((one) => one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY === "clip")
            .map((one) => one.className),
        );
      expect(cut, `${size.width} px, ${line[0]}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    }
  }
});

test("a screen reader hears once that the line is shown, and once that the sample is back", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const status = page.getByRole("main").getByRole("status");
  await expect(status).toHaveText("");
  await status.evaluate((region) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver(() => announced.push(region.textContent ?? "")).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await field(page).pressSequentially("Hake");
  await expect(status).toHaveText("Your line now stands in the email, the text, the chat, the post and the ad.");
  await field(page).pressSequentially(" at noon");
  await page.getByRole("button", { name: "Back to the sample" }).click();
  await expect(status).toHaveText("The sample is back.");
  expect(await page.evaluate(() => ("announced" in window ? window.announced : null))).toEqual([
    "Your line now stands in the email, the text, the chat, the post and the ad.",
    "The sample is back.",
  ]);
});
