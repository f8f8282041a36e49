import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeContactSheet } from "./contact-sheet.ts";
import { journeyBrowserPath } from "./ensure-chromium.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "larkpost-sheet-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a contact sheet shows each picture under its name, and leaves nothing else behind", async () => {
  const browser = await chromium.launch({
    executablePath: journeyBrowserPath(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 200, height: 100 } });
    await page.setContent("<body style='margin:0;background:#f00'>");
    await page.screenshot({ path: path.join(folder, "red & round-390-light.png") });

    await writeContactSheet(browser, folder, "390", ["red & round-390-light.png"]);
    expect((await readdir(folder)).sort()).toEqual(["contact-390.png", "red & round-390-light.png"]);

    const sheet = await readFile(path.join(folder, "contact-390.png"), "base64");
    const middle = await page.evaluate(async (file) => {
      const image = new Image();
      image.src = `data:image/png;base64,${file}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
      context?.drawImage(image, 0, 0);
      return [...(context?.getImageData(106, 80, 1, 1).data ?? [])];
    }, sheet);
    expect(middle, "red, below the name in the first place").toEqual([255, 0, 0, 255]);
  } finally {
    await browser.close();
  }
});
