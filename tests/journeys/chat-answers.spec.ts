import type { Page } from "@playwright/test";
import { askWords as words } from "#words/chat-answers.ts";
import { chatLink } from "#words/chat-button.ts";
import { chat } from "#words/chat.ts";
import { expect, test } from "./fixtures.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: chat.title });

async function ask(page: Page, question: string): Promise<void> {
  await panel(page).getByLabel(words.label).fill(question);
  await panel(page).getByRole("button", { name: words.submit, exact: true }).click();
}

async function openFrom(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole("contentinfo").getByRole("button", { name: chatLink }).click();
  await expect(panel(page)).toBeVisible();
}

test("D2 a question is answered from the site's own pages, with a link to each answer's source", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.clock.setFixedTime("2026-11-25T10:00:00Z");
  await openFrom(page, "/case-studies");
  await expect(panel(page).getByText(/^Open now, until .+ your time$/)).toBeVisible();
  await ask(page, "Can I get my money back?");
  const log = panel(page).getByRole("log");
  await expect(log).toContainText(words.automatic);
  expect(fetched.filter((url) => /money|rest\/v1\/chat/.test(url))).toEqual([]);
  await log.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/help\/billing#refund$/);
  await expect(panel(page)).toBeHidden();
  await expect(page.locator("#refund").getByRole("heading")).toBeInViewport();
});

test("D2 a question without an answer can be left as a message, with the input kept @nightly", async ({ page }) => {
  await openFrom(page, "/no-such-page");
  await panel(page).getByRole("button", { name: words.submit, exact: true }).click();
  await expect(panel(page).getByLabel(words.label)).toHaveAttribute("aria-invalid", "true");
  const question = "Is there <b>parking</b> for 🚲 bicycles in Exampletown?";
  await ask(page, question);
  const log = panel(page).getByRole("log");
  await expect(log).toContainText(words.unknown);
  await expect(log).toContainText(question);
  await log.getByRole("button", { name: words.leave }).click();
  await expect(panel(page).getByLabel(chat.leave.message)).toHaveValue(question);
  await expect(panel(page).getByLabel(chat.leave.email)).toBeFocused();
  await panel(page).getByLabel(chat.leave.email).fill("ruth@marlow-bakery.example");
  const stored = page.waitForResponse("**/threads/v1/messages");
  await panel(page).getByRole("button", { name: chat.leave.submit }).click();
  expect((await stored).status()).toBe(201);
  await expect(panel(page).getByRole("status").filter({ hasText: chat.leave.sentTitle })).toBeVisible();
});
