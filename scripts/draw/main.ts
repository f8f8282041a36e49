import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { chromium } from "playwright-core";
import { language } from "#words/language.ts";
import { readLanguages } from "../words/languages.ts";
import { chromiumPath, forShots, requirePackages } from "../debian.ts";
import { appIcons } from "./app-icons.ts";
import { socialCards } from "./social-cards.ts";

// `npm run draw` renders every bitmap in public/; with arguments only the named ones, such as `home` or `favicon`.
const root = path.resolve(import.meta.dirname, "../..");
const isFirst = language.prefix === "";
const pictures = new Map(
  [...(isFirst ? appIcons : []), ...socialCards].map((picture) => [path.parse(picture.file).name, picture]),
);
const names = process.argv.slice(2);
const unknown = names.find((name) => !pictures.has(name));
if (unknown && isFirst) {
  console.error(`Unknown picture "${unknown}". Available: ${[...pictures.keys()].join(", ")}.`);
  process.exit(2);
}
requirePackages(...forShots, "pngquant");
const browser = await chromium.launch({ executablePath: chromiumPath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
for (const [name, { file, markup, width, height, encode }] of pictures) {
  if (names.length > 0 && !names.includes(name)) continue;
  await page.setViewportSize({ width, height });
  await page.setContent(`<!doctype html><style>body{margin:0}svg{display:block}</style>${markup}`);
  await page.evaluate(() => document.fonts.ready);
  const target = path.join(root, "public", file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, encode(await page.screenshot()));
}
await browser.close();
// In a separate process, because a process reads the words of only one language.
const others = isFirst ? readLanguages(root).filter(({ prefix }) => prefix !== "") : [];
for (const { code } of others)
  execFileSync(process.execPath, [`--conditions=${code}`, import.meta.filename, ...names], { stdio: "inherit" });
