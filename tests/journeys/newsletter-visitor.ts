import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "@playwright/test";
import { dataDirectoryOf } from "./account-visitor.ts";
import { expect, hydrated } from "./fixtures.ts";

/** The links of the latest email to an address. */
export async function linksTo(email: string): Promise<{ confirm: string; unsubscribe: string }> {
  const folder = path.join(dataDirectoryOf("live"), "outbox");
  const read = async () => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
    const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
    return emails.findLast((text) => text.includes(`To: ${email}`));
  };
  await expect.poll(read, { message: `an email to ${email}` }).toBeDefined();
  const text = ((await read()) ?? "").replaceAll("=\r\n", "").replaceAll("=3D", "=");
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
