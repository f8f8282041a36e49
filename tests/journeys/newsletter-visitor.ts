import type { Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";
import { emailTo } from "./outbox.ts";

/** The links of the latest email to an address. */
export async function linksTo(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  const text = await emailTo(email);
  return {
    confirm: /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "",
    unsubscribe: /https?:\/\/\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0] ?? "",
  };
}

/** Opens a page whose footer's forms answer. */
export async function openForms(page: Page): Promise<void> {
  await page.goto("/help");
  await hydrated(page, "footer");
}
