import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";

/** Pixels of the sheet. A picture that would be higher is cut off at the bottom: Chromium takes no sheet above 16,384. */
const column = 180;
const highest = 2200;
const across = 12;

/**
 * Writes one picture of many pictures, each with its name above it, as `contact-<name>.png` into their folder.
 * @param files names of PNG files in the folder, in the order of the sheet
 */
export async function writeContactSheet(
  browser: Browser,
  folder: string,
  name: string,
  files: string[],
): Promise<void> {
  const markup = path.join(folder, `contact-${name}.html`);
  await writeFile(markup, sheetOf(files));
  const page = await browser.newPage({ viewport: { width: across * (column + 16) + 16, height: 900 } });
  try {
    await page.goto(pathToFileURL(markup).href);
    await page.screenshot({ path: path.join(folder, `contact-${name}.png`), fullPage: true });
  } finally {
    await page.close();
    await rm(markup);
  }
}

function sheetOf(files: string[]): string {
  const figures = files.map(
    (file) =>
      `<figure><figcaption>${path.basename(file, ".png")}</figcaption><div><img src="${encodeURI(file)}" alt=""></div></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><style>
    body { display: grid; grid-template-columns: repeat(${across}, ${column}px); gap: 16px; margin: 16px; background: #888 }
    figure { margin: 0 }
    figcaption { block-size: 2.4em; overflow: hidden; font: 11px/1.2 sans-serif; overflow-wrap: anywhere }
    div { max-block-size: ${highest}px; overflow: hidden }
    img { display: block; inline-size: 100% }
  </style>${figures.join("")}`;
}
