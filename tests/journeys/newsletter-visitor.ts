import type { Page } from "@playwright/test";
import { hydrated } from "./fixtures.ts";
import { emailTo } from "./outbox.ts";

export async function linksTo(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  const text = await emailTo(email);
  return {
    confirm: /https?:\/\/\S+\/newsletter\/confirm\?token=[\w-]+/.exec(text)?.[0] ?? "",
    unsubscribe: /https?:\/\/\S+\/newsletter\/unsubscribe\?token=[\w.-]+/.exec(text)?.[0] ?? "",
  };
}

export async function openForms(page: Page): Promise<void> {
  await page.goto("/help");
  await hydrated(page, "footer");
}
