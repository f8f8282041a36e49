import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { Copy } from "#tests/copy.ts";

const copy = new Copy();
let url = "";
let stop = async (): Promise<void> => {};
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});

beforeAll(async () => {
  url = `http://localhost:${await freePort()}`;
  const development = spawn(process.execPath, [path.join(copy.folder, "scripts", "dev.ts")], {
    cwd: copy.folder,
    env: { PATH: process.env.PATH, PORT: new URL(url).port, DATA_DIR: path.join(copy.folder, "data") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exited = once(development, "exit");
  stop = async () => {
    development.kill();
    await exited;
  };
  // Read to the end, so that the pipe stays open for later lines.
  await new Promise<void>((resolve, reject) => {
    development.stdout.on("data", (output) => String(output).includes(url) && resolve());
    development.once("exit", () => reject(new Error("The site in development ended before it served.")));
  });
}, 120_000);

afterAll(async () => {
  await browser.close();
  await stop();
  copy.remove();
});

/** A page of the site in development, with its console's messages and policy violations. */
async function open(address: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await browser.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || /Content Security Policy/.test(message.text())) complaints.push(message.text());
  });
  await page.route(/^https:\/\/images\.unsplash\.com\//, (route) => route.abort());
  await page.goto(url + address);
  await page.mouse.move(3, 3);
  return { page, complaints };
}

const file = (...parts: string[]): string => path.join(copy.folder, ...parts);

/** Changes a file of the copy. Returns what it held. */
function change(name: string, from: string | RegExp, to: string): string {
  const before = readFileSync(name, "utf8");
  const after = before.replace(from, to);
  expect(after, `${name} changes`).not.toBe(before);
  writeFileSync(name, after);
  return before;
}

/** The host of the photos can't be reached from a test. */
const filterOwn = (complaints: readonly string[]): string[] =>
  complaints.filter((text) => !/unsplash|ERR_FAILED/.test(text));

/** Waits until the page hears of changes. */
async function listens(page: Page): Promise<void> {
  await page.locator("html.loaded").waitFor({ timeout: 60_000 });
  await page.waitForLoadState("networkidle");
}

/** A page whose tool reacts, with a text that the visitor has typed. */
async function openTool() {
  const opened = await open("/tools/text-cost");
  const text = opened.page.getByRole("textbox").first();
  await text.fill("Fresh bread at seven");
  await opened.page.locator("[data-island=text-cost][data-awake]").waitFor({ state: "attached", timeout: 60_000 });
  await listens(opened.page);
  await opened.page.evaluate(() => Object.assign(window, { stillHere: true }));
  const isSameDocument = () => opened.page.evaluate(() => "stillHere" in window);
  return { ...opened, text, isSameDocument };
}

test("a change of an island shows, and what the visitor typed in it stays", { timeout: 120_000 }, async () => {
  const { page, complaints, text, isSameDocument } = await openTool();
  const name = file("app", "pages", "tools", "text-cost", "text-cost.island.tsx");
  change(name, "<div className={styles.tool}>", '<div className={styles.tool} data-changed="">');
  await page.locator("[data-island=text-cost] [data-changed]").waitFor({ timeout: 20_000 });
  expect(await isSameDocument()).toBe(true);
  expect(await text.inputValue()).toBe("Fresh bread at seven");
  expect(filterOwn(complaints)).toEqual([]);
  await page.close();
});

test("a change of a style shows in the same document, and so does its removal", { timeout: 120_000 }, async () => {
  const { page, complaints, isSameDocument } = await openTool();
  const name = file("app", "styles", "global.css");
  const outlined = (width: string) =>
    page.waitForFunction(
      (width) => getComputedStyle(document.querySelector(".lead") as Element).outlineWidth === width,
      width,
    );
  const before = change(name, ".lead {", ".lead {\n    outline: 7px solid;");
  await outlined("7px");
  writeFileSync(name, before.replace(".lead {", ".lead {\n    outline: 5px solid;"));
  await outlined("5px");
  expect(await isSameDocument()).toBe(true);
  expect(filterOwn(complaints)).toEqual([]);
  await page.close();
});

test("a change of a page and of a word shows without a reload by hand, and a wrong word is named", {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await open("/pricing");
  await listens(page);
  change(file("app", "pages", "pricing", "page.tsx"), "<PageHead", '<output id="changed" /><PageHead');
  await page.locator("#changed").waitFor({ state: "attached", timeout: 20_000 });
  await listens(page);
  const words = file("content", "words", "en", "pages", "pricing.yaml");
  change(words, /heading: .*/, "heading: A new heading");
  await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor({ timeout: 20_000 });
  await listens(page);
  expect(filterOwn(complaints)).toEqual([]);
  const right = change(words, "A new heading", "A heading of {nobody}");
  const sentence = page.locator("vite-error-overlay").getByText("nothing gives {nobody} a value");
  await sentence.waitFor({ state: "attached", timeout: 20_000 });
  writeFileSync(words, right);
  await page.close();
});

test("a planted violation of the policy is refused in development, too", { timeout: 60_000 }, async () => {
  const { page, complaints } = await open("/pricing");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.planted = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
  expect(complaints.join()).toContain("Content Security Policy");
  await page.close();
});

test("addresses, headers and the backend answer in development as in the site that is served", async () => {
  const get = (address: string, options?: RequestInit) => fetch(url + address, { redirect: "manual", ...options });
  expect((await get("/no/such/page")).status).toBe(404);
  expect((await get("/pricing/")).headers.get("location")).toBe("/pricing");
  expect((await get("/demo", { method: "POST", body: "a=b" })).status).toBe(405);
  expect(await (await get("/sitemap.xml")).text()).toContain("/case-studies</loc>");
  expect((await get("/readyz")).status).toBe(200);
  const home = await get("/");
  expect(home.headers.get("x-content-type-options")).toBe("nosniff");
  expect(home.headers.get("content-security-policy")).not.toContain("unsafe");
  const list = await (await get("/case-studies?page=1")).text();
  expect(list).toContain("<noscript>");
  const account = { email: "ines@mail.example", password: "forty boxes of eclairs" };
  for (const address of ["signup", "token?grant_type=password"]) {
    const response = await get(`/auth/v1/${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(account),
    });
    expect([address, response.status]).toEqual([address, 200]);
  }
});
