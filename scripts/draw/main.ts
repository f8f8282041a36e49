import { writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { chromiumPath, forJourneys, requirePackages } from "../debian.ts";
import { appIcons } from "./app-icons.ts";
import { socialCards } from "./social-cards.ts";

// `npm run draw` paints every bitmap of public/; names after it, such as `home` or `favicon`, only those.
const pictures = new Map([...appIcons, ...socialCards].map((picture) => [path.parse(picture.file).name, picture]));
const names = process.argv.slice(2);
const unknown = names.find((name) => !pictures.has(name));
if (unknown) {
  console.error(`No picture is called "${unknown}". The pictures: ${[...pictures.keys()].join(", ")}.`);
  process.exit(2);
}
requirePackages(...forJourneys);
const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [name, { file, markup, width, height, encode }] of pictures) {
  if (names.length > 0 && !names.includes(name)) continue;
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${markup}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(path.resolve(import.meta.dirname, "../../public", file), encode(await page.screenshot()));
}
await browser.close();
