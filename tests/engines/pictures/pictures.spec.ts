import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { routes } from "../../journeys/routes.ts";
import type { Engine, Size } from "../driver.ts";
import { test as base, expect, runEngine } from "../fixtures.ts";
import { comparePages } from "./compare.ts";
import { type View, viewsOf } from "./page.ts";
import { isTolerated } from "./tolerated.ts";

interface PictureFixtures {
  /** Takes pictures of a page in the project's engine, with planted styles, and in Chromium: one line for each difference. */
  compare(path: string, size: Size, planted?: string): Promise<string[]>;
}

const folder = path.resolve(import.meta.dirname, "..", "..", "..", "build", "pictures");

const test = base.extend<PictureFixtures, { reference: Engine }>({
  // oxlint-disable-next-line no-empty-pattern
  reference: [({}, use) => runEngine("chromium", true, use), { scope: "worker" }],
  compare: async ({ engine, reference, relay }, use) => {
    await use(async (address, size, planted = "") => {
      const url = new URL(address, relay.url).href;
      const [here, there] = await Promise.all([viewsOf(engine, url, size, planted), viewsOf(reference, url, size, "")]);
      const name = `${address.slice(1).replaceAll("/", "-") || "home"}-${size.width}`;
      return here.flatMap((view, index) => report(`${name}-${view.theme}-${view.engine}`, view, there[index] as View));
    });
  },
});

const desk = { width: 1280, height: 800 };

for (const address of [...routes, "/no-such-page"]) {
  test(`${address} looks the same on a desk`, async ({ compare }) => {
    expect(await compare(address, desk)).toEqual([]);
  });

  test(`${address} looks the same on a phone`, async ({ compare, engineName }) => {
    // WebKitGTK's window is no narrower.
    const width = engineName === "webkit" ? 447 : 390;
    expect(await compare(address, { width, height: 844 })).toEqual([]);
  });
}

/** Typical faults of a single engine: a style that makes one, and its report. They are apart, so that one page has them all. */
// biome-ignore format: one line for each
const planted: readonly (readonly [style: string, report: RegExp])[] = [
  // A slider without its thumb.
  ["input[type=range]::-moz-range-thumb { opacity: 0 !important }", /input “” at .*: paint at /],
  ["input[type=range]::-webkit-slider-thumb { opacity: 0 !important }", /input “” at .*: paint at /],
  // A cookie notice that takes half of the window.
  ["#cookie-notice { block-size: 400px !important; max-block-size: none !important }", /#cookie-notice “.*: height \d+ b/],
  // Stripes that are a wash.
  ["header.airmail-band::before { background: oklch(0.75 0.06 30) !important }", /body > header “.*: paint at /],
  // Words in another face.
  ["#main label { font-family: monospace !important }", /label “.*: words \d+ beside \d+ px wide/],
  // What is not shown, or shown in this engine alone.
  ["#menu > a:nth-of-type(1) { visibility: hidden }", /#menu > a:nth-of-type\(1\) “.*: not shown in (?!chromium)/],
  ["#cookie-notice .visually-hidden { inline-size: 9px !important; block-size: 9px !important }", /span “.*: not shown in chromium/],
  // What stands elsewhere.
  ["#main > nav > ul { translate: 60px }", /nav > ul “.*: \d+ px aside of its place/],
  // A ground and a shadow that are painted in one engine alone, and an image that has not come.
  ["#main > section:nth-of-type(4) button { background: none !important }", /section:nth-of-type\(4\) .* button “.*: paint at /],
  ["#main figure { box-shadow: 0 20px 20px black !important }", /figure > div “.*: paint at /],
  ["#main > div:last-of-type > img { filter: opacity(0) }", /#main > div > img “” at .*: paint at /],
];

test("the faults of one engine are found, each with its place", async ({ compare }) => {
  const found = await compare("/features/flexible-pricing", desk, planted.map(([style]) => style).join("\n"));
  for (const [style, report] of planted) expect(found, style).toContainEqual(expect.stringMatching(report));
});

/** Writes pictures of a page with differences, in both engines. */
function report(name: string, here: View, there: View): string[] {
  const lines = comparePages(here, there)
    .filter(({ region, says }) => !isTolerated(`${here.engine} ${here.theme} ${region.path}: ${says}`))
    .map(({ region, says }) => {
      const { x, y } = region.box;
      return `${name}: ${region.path} “${region.words}” at ${Math.round(x)}, ${Math.round(y)}: ${says}`;
    });
  if (here.tooWide > 0) lines.push(`${name}: the page is ${here.tooWide} px wider than its window`);
  if (lines.length > 0) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, `${name}.png`), here.whole);
    writeFileSync(path.join(folder, `${name}-chromium.png`), there.whole);
  }
  return lines;
}
