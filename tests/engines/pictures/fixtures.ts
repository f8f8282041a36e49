import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PNG } from "pngjs";
import type { Engine } from "../driver.ts";
import { test as base, expect, runEngine } from "../fixtures.ts";
import { comparePages } from "./compare.ts";
import { type View, type Visit, viewsOf } from "./page.ts";
import type { Box } from "./regions.ts";
import { isTolerated } from "./tolerated.ts";

interface PictureFixtures {
  /** Takes pictures of a page in the project's engine and in Chromium, and returns one line for each difference. */
  compare(visit: Visit): Promise<string[]>;
}

const folder = path.resolve(import.meta.dirname, "..", "..", "..", "build", "pictures");

export const test = base.extend<PictureFixtures, { reference: Engine }>({
  // oxlint-disable-next-line no-empty-pattern
  reference: [({}, use) => runEngine("chromium", true, use), { scope: "worker" }],
  compare: async ({ engine, reference, relay }, use) => {
    await use(async (visit) => {
      const [views, references] = await Promise.all([
        viewsOf(engine, relay.url, visit),
        viewsOf(reference, relay.url, { ...visit, planted: "" }),
      ]);
      return views.flatMap((view, index) => report(visit, view, references[index] as View));
    });
  },
});

export { expect };

/** Writes pictures of each difference, with Chromium's side on the left, and of both whole pages. */
function report({ path: address, size }: Visit, here: View, there: View): string[] {
  const name = `${address.slice(1).replaceAll("/", "-") || "home"}-${size.width}-${here.theme}-${here.engine}`;
  const save = (suffix: string, picture: PNG) =>
    writeFileSync(path.join(folder, `${name}${suffix}.png`), PNG.sync.write(picture));
  const differences = comparePages(here, there).filter((difference) => !isTolerated(here, difference));
  if (differences.length > 0) {
    mkdirSync(folder, { recursive: true });
    save("", here.whole);
    save("-reference", there.whole);
  }
  const lines = differences.map(({ region, reference, says }, index) => {
    save(`-${index + 1}`, sideBySide([there.whole, reference.box], [here.whole, region.box]));
    return `${name}-${index + 1}: ${region.path} “${region.words}”: ${says}`;
  });
  return here.tooWide > 0 ? [`${name}: the page is ${here.tooWide} px wider than its window`, ...lines] : lines;
}

function sideBySide(...sides: [PNG, Box][]): PNG {
  const margin = 24;
  const parts = sides.map(([whole, box]) => {
    const [x, y] = [Math.max(0, Math.floor(box.x) - margin), Math.max(0, Math.floor(box.y) - margin)];
    const width = Math.min(whole.width - x, Math.ceil(box.width) + 2 * margin);
    return { whole, x, y, width, height: Math.min(whole.height - y, Math.ceil(box.height) + 2 * margin, 1600) };
  });
  const both = new PNG({
    width: parts.reduce((sum, { width }) => sum + width, 0),
    height: Math.max(...parts.map(({ height }) => height)),
  });
  let to = 0;
  for (const { whole, x, y, width, height } of parts) {
    PNG.bitblt(whole, both, x, y, width, height, to, 0);
    to += width;
  }
  return both;
}
