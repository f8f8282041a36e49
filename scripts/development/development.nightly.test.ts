import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#server/http/testing/ports.ts";

const root = path.resolve(import.meta.dirname, "..", "..");
/** A copy of the sources, in which a test may write. */
const copy = mkdtempSync(path.join(tmpdir(), "larkpost-development-"));
let url = "";
let stop = async (): Promise<void> => {};
const browser = await chromium.launch({
  executablePath: "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
});

beforeAll(async () => {
  for (const entry of ["app", "content", "schemas", "shared", "server", "scripts", "supabase", "public"]) {
    cpSync(path.join(root, entry), path.join(copy, entry), { recursive: true });
  }
  for (const file of [
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "react-router.config.ts",
  ]) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
  mkdirSync(path.join(copy, "build"));
  url = `http://localhost:${await freePort()}`;
  const development = spawn(process.execPath, [path.join(copy, "scripts", "dev.ts")], {
    cwd: copy,
    env: { PATH: process.env.PATH, PORT: new URL(url).port, DATA_DIR: path.join(copy, "data") },
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
  rmSync(copy, { recursive: true, force: true });
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

test("development hydrates under the site's policy, navigates, and shows a change of the words without a reload, and what is wrong with them", {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await open("/");
  await page.locator("html[data-hydrated]").waitFor({ timeout: 60_000 });
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await page.waitForURL(`${url}/pricing`);
  const file = path.join(copy, "content", "words", "en", "pages", "pricing.yaml");
  const before = await heading.textContent();
  expect(before).toBeTruthy();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const changed = readFileSync(file, "utf8").replace(/heading: .*/, "heading: A new heading");
  writeFileSync(file, changed);
  await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor({ timeout: 20_000 });
  expect(await page.evaluate(() => "stillHere" in window)).toBe(true);
  expect(complaints.filter((text) => !/unsplash|ERR_FAILED/.test(text))).toEqual([]);
  writeFileSync(file, changed.replace("A new heading", "A heading of {nobody}"));
  const sentence = page.locator("vite-error-overlay").getByText("nothing gives {nobody} a value");
  await sentence.waitFor({ state: "attached", timeout: 20_000 });
  writeFileSync(file, changed);
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
  const asked = (address: string, options?: RequestInit) => fetch(url + address, { redirect: "manual", ...options });
  expect((await asked("/no/such/page")).status).toBe(404);
  expect((await asked("/pricing/")).headers.get("location")).toBe("/pricing");
  expect((await asked("/demo", { method: "POST", body: "a=b" })).status).toBe(405);
  expect(await (await asked("/sitemap.xml")).text()).toContain("/case-studies</loc>");
  expect((await asked("/readyz")).status).toBe(200);
  const home = await asked("/");
  expect(home.headers.get("x-content-type-options")).toBe("nosniff");
  expect(home.headers.get("content-security-policy")).not.toContain("unsafe");
  const list = await (await asked("/case-studies?page=1")).text();
  expect(list).toContain("<noscript>");
  const account = { email: "ines@mail.example", password: "forty boxes of eclairs" };
  for (const address of ["signup", "token?grant_type=password"]) {
    const response = await asked(`/auth/v1/${address}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(account),
    });
    expect([address, response.status]).toEqual([address, 200]);
  }
});
