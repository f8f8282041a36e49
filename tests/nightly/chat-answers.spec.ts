import type { Page } from "@playwright/test";
import { chatLink } from "#words/chat-button.ts";
import { chat } from "#words/chat.ts";
import { expect, holdBack, test } from "#tests/journeys/fixtures.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: chat.title });

async function openFrom(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("contentinfo").getByRole("button", { name: chatLink }).click();
  await expect(panel(page)).toBeVisible();
}

for (const [when, isLate] of [
  ["before its scripts are there", true],
  ["while they come", false],
] as const) {
  test(`D2 what is typed into the form ${when} is kept and sent`, async ({ page }) => {
    const { release } = await holdBack(page, /\/assets\/chat\.island.*\.js/);
    await openFrom(page, "/help");
    await panel(page).getByText(chat.leave.open, { exact: true }).click();
    await panel(page).getByLabel(chat.leave.email).fill("ruth@marlow-bakery.example");
    if (!isLate) {
      release();
      await expect(page.locator("[data-island=chat][data-awake]")).toBeAttached();
    }
    await panel(page).getByLabel(chat.leave.message).fill("Do you open on Sundays?");
    const stored = page.waitForRequest("**/threads/v1/messages");
    await panel(page).getByRole("button", { name: chat.leave.submit }).click();
    release();
    expect((await stored).postDataJSON()).toMatchObject({ message: "Do you open on Sundays?" });
    await expect(panel(page).getByRole("status").filter({ hasText: chat.leave.sentTitle })).toBeVisible();
  });
}
