import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { Browser, Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import type { SiteName } from "./servers.ts";

export const getDataDirectory = (site: SiteName): string => process.env[`DATA_DIR_${site.toUpperCase()}`] ?? "";

export async function readOutbox(dataDirectory: string): Promise<string[]> {
  const folder = path.join(dataDirectory, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml")).toSorted();
  const emails = await Promise.all(names.map((name) => readFile(path.join(folder, name), "utf8")));
  return emails.map((email) => email.replaceAll("=\r\n", "").replaceAll("=3D", "="));
}

export async function emailTo(
  address: string,
  subject?: string,
  dataDirectory = getDataDirectory("live"),
): Promise<string> {
  let found: string | undefined;
  const find = async () => {
    const emails = await readOutbox(dataDirectory);
    found = emails.findLast(
      (email) =>
        email.includes(`To: ${address}`) &&
        (subject === undefined || /^Subject: (.*)$/m.exec(email)?.[1]?.trim() === subject),
    );
    return found;
  };
  await expect.poll(find, { message: `an email to ${address}: ${subject}` }).toBeDefined();
  return found ?? "";
}

/** Opens the link like a mail scanner, which runs the page's scripts but must not trigger anything. */
export async function scan(browser: Browser, link: string, isShown: (page: Page) => Promise<void>): Promise<void> {
  const page = await browser.newPage();
  const posts: string[] = [];
  page.on("request", (request) => request.method() === "POST" && posts.push(request.url()));
  await page.goto(link);
  await page.locator("html.loaded").waitFor({ state: "attached" });
  await isShown(page);
  expect(posts).toEqual([]);
  await page.close();
}
