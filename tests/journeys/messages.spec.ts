import type { Page, Route } from "@playwright/test";
import { chatQuestions } from "#content/chat-questions.ts";
import { chat } from "#words/chat.ts";
import { contactSalesDialog } from "#words/contact-sales.ts";
import { contactSalesSent } from "#words/contact-sales-sent.ts";
import { conversation } from "#words/conversation.ts";
import { expect, test } from "./fixtures.ts";

const panel = (page: Page) => page.getByRole("dialog", { name: chat.title });
const sales = (page: Page) => page.getByRole("dialog", { name: contactSalesDialog.title });

async function openChat(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("button", { name: /^Live chat/ }).click();
  await expect(panel(page)).toBeVisible();
}

test("S1.6 D2 the chat answers the suggested questions at once, and Escape returns the focus", async ({ page }) => {
  await openChat(page);
  for (const { question, answer } of chatQuestions) {
    await panel(page).getByText(question, { exact: true }).click();
    await expect(panel(page).getByText(answer)).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(page.getByRole("button", { name: /^Live chat/ })).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
});

test("D2 a message left at the desk is stored and confirmed; a failure loses nothing", async ({ page }) => {
  await openChat(page);
  await panel(page).getByText(chat.leave.open, { exact: true }).click();
  await panel(page).getByLabel(chat.leave.email).fill("ruth");
  await panel(page).getByRole("button", { name: chat.leave.submit }).click();
  await expect(panel(page).getByLabel(chat.leave.email)).toBeFocused();
  await expect(panel(page).getByLabel(chat.leave.email)).toHaveAttribute("aria-invalid", "true");

  await panel(page).getByLabel(chat.leave.email).fill("ruth@marlow-bakery.example");
  await panel(page).getByLabel(chat.leave.message).fill("Do you open on Sundays?");
  const lost = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/threads/v1/messages", lost, { times: 1 });
  await panel(page).getByRole("button", { name: chat.leave.submit }).click();
  await expect(panel(page).getByRole("alert")).toHaveText(chat.leave.failed);
  await expect(panel(page).getByLabel(chat.leave.message)).toHaveValue("Do you open on Sundays?");

  const stored = page.waitForResponse("**/threads/v1/messages");
  await panel(page).getByRole("button", { name: chat.leave.submit }).click();
  expect((await stored).status()).toBe(201);
  await expect(panel(page).getByRole("status").filter({ hasText: chat.leave.sentTitle })).toBeVisible();
  await panel(page).getByText(conversation.back, { exact: true }).click();
  // The first attempt was stored, and only its response was lost.
  await expect(panel(page).getByRole("region", { name: conversation.title }).getByRole("listitem")).toHaveCount(1);
});

test("D3 a message to sales is stored and confirmed", async ({ page }) => {
  const words = contactSalesDialog;
  await page.goto("/solutions");
  await page.getByRole("main").getByRole("button", { name: words.open }).first().click();
  await sales(page).getByRole("button", { name: words.submit }).click();
  await expect(sales(page).getByLabel(words.name)).toBeFocused();
  await expect(sales(page).locator("[aria-invalid=true]")).toHaveCount(4);

  await sales(page).getByLabel(words.name).fill("Ruth Marlow");
  await sales(page).getByLabel(words.business).fill("Marlow Bakery");
  await sales(page).getByLabel(words.email).fill("ruth@marlow-bakery.example");
  await sales(page).getByLabel(words.message).fill("Three shops, one list.");
  const stored = page.waitForResponse("**/rest/v1/contact_messages**");
  await sales(page).getByRole("button", { name: words.submit }).click();
  expect((await stored).status()).toBe(201);
  await expect(sales(page).getByRole("status")).toContainText(contactSalesSent.sentTitle);
  await expect(page).toHaveURL(/\/solutions$/);
});
