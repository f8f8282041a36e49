import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "@site/testing/ports.ts";
import { Copy } from "#tests/copy.ts";

test("changes to components, styles and words appear, under the site's policy", { timeout: 240_000 }, async () => {
  const copy = new Copy();
  const url = `http://localhost:${await freePort()}`;
  const env = { PATH: process.env.PATH, PORT: new URL(url).port, DATA_DIR: `${copy.folder}/data` };
  const site = spawn(process.execPath, ["scripts/dev.ts"], { cwd: copy.folder, env, stdio: "inherit" });
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: ["--no-sandbox"] });
  onTestFinished(async () => {
    await browser.close();
    site.kill();
    await once(site, "exit");
    copy.remove();
  });
  const change = (name: string, from: string | RegExp, to: string) =>
    writeFileSync(`${copy.folder}/${name}`, readFileSync(`${copy.folder}/${name}`, "utf8").replace(from, to));
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await expect.poll(() => fetch(`${url}/readyz`).catch(() => null), { timeout: 120_000 }).toHaveProperty("status", 200);
  await page.goto(`${url}/tools/text-cost`);
  const text = page.getByRole("textbox").first();
  await text.fill("Fresh bread at seven");
  await page.locator("[data-island=text-cost][data-awake]").waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  change("app/pages/tools/text-cost/text-cost.island.tsx", "styles.tool}`}", 'styles.tool}`} data-changed=""');
  await page.locator("[data-changed]").waitFor();
  change("app/styles/global.css", ".lead {", ".lead {\n    outline: 7px solid;");
  await page.waitForFunction(() => getComputedStyle(document.querySelector(".lead") as Element).outlineWidth === "7px");
  expect(await text.inputValue()).toBe("Fresh bread at seven");
  change("content/words/en/pages/text-cost.yaml", /heading: .*/, "heading: A new heading");
  await page.getByRole("heading", { level: 1, name: "A new heading" }).waitFor();
  change("content/words/en/pages/text-cost.yaml", "A new heading", "A heading of {nobody}");
  await page.locator("vite-error-overlay").getByText("{nobody} is unknown").waitFor({ state: "attached" });
  expect(errors).toEqual([]);
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "window.planted = true" }));
  });
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
  expect(errors.join()).toContain("Content Security Policy");
});
