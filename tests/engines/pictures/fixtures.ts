import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { siteAddress } from "../../journeys/fixtures.ts";
import type { Engine, EngineName, Size } from "../driver.ts";
import { type ProjectOptions, startEngine } from "../fixtures.ts";
import { startRelay } from "../relay.ts";
import { Visitor } from "../visitor.ts";
import { comparePages, type Difference } from "./compare.ts";
import { openAtRest, type Theme, type View, view } from "./page.ts";
import { readPicture, sideBySide } from "./picture.ts";
import { isTolerated } from "./tolerated.ts";

interface Visit {
  path: string;
  size: Size;
  themes: readonly Theme[];
  /** A style that only the page of the project's own engine gets. */
  planted?: string;
}

interface PictureFixtures {
  /** Takes pictures of a page in the project's engine and in Chromium, and returns one line for each difference. */
  compare(visit: Visit): Promise<string[]>;
}

interface Engines {
  engine: Engine;
  reference: Engine;
}

const folder = path.resolve(import.meta.dirname, "..", "..", "..", "build", "pictures");

async function started(name: EngineName, use: (engine: Engine) => Promise<void>): Promise<void> {
  const engine = await startEngine(name, { forPictures: true });
  await use(engine);
  await engine.close();
}

export const test = base.extend<PictureFixtures, ProjectOptions & Engines>({
  engineName: ["firefox", { option: true, scope: "worker" }],
  engine: [({ engineName }, use) => started(engineName, use), { scope: "worker" }],
  // oxlint-disable-next-line no-empty-pattern
  reference: [({}, use) => started("chromium", use), { scope: "worker" }],
  compare: async ({ engine, reference }, use) => {
    const relay = await startRelay(siteAddress("spec"));
    await use(async (visit) => {
      const [views, references] = await Promise.all([
        viewsOf(engine, relay.url, visit),
        viewsOf(reference, relay.url, { ...visit, planted: "" }),
      ]);
      const reports = visit.themes.map((theme, index) =>
        report(
          visit,
          theme,
          { engine, view: views[index] as View },
          { engine: reference, view: references[index] as View },
        ),
      );
      return (await Promise.all(reports)).flat();
    });
    await relay.close();
  },
});

export { expect };

async function viewsOf(engine: Engine, url: string, { path: address, size, themes, planted }: Visit): Promise<View[]> {
  const session = await engine.open(size);
  try {
    const visitor = new Visitor(session, url);
    await openAtRest(visitor, address, size, planted);
    const views: View[] = [];
    for (const theme of themes) views.push(await view(visitor, theme));
    return views;
  } finally {
    await session.close();
  }
}

interface Side {
  engine: Engine;
  view: View;
}

async function report(
  { path: address, size, planted }: Visit,
  theme: Theme,
  here: Side,
  there: Side,
): Promise<string[]> {
  const name = `${address.slice(1).replaceAll("/", "-") || "home"}-${size.width}-${theme}-${here.engine.name}`;
  const page = ({ engine, view: { withoutWords, regions } }: Side) => ({
    engine: engine.name,
    picture: readPicture(withoutWords),
    regions,
  });
  const differences = comparePages(page(here), page(there)).filter(
    (difference) => !isTolerated(here.engine.name, theme, difference),
  );
  if (!planted) await keepPictures(name, differences, here.view, there.view);
  const { tooWide } = here.view;
  return [
    ...(tooWide > 0 ? [`${name}: the page is ${tooWide} px wider than its window`] : []),
    ...differences.map(({ region, says }, index) => `${name}-${index + 1}: ${region.path} “${region.words}”: ${says}`),
  ];
}

/** Writes pictures for a human: each difference with Chromium's side on the left, and both whole pages. */
async function keepPictures(name: string, differences: Difference[], here: View, there: View): Promise<void> {
  if (differences.length === 0) return;
  await mkdir(folder, { recursive: true });
  const whole = (suffix: string, png: Buffer) => writeFile(path.join(folder, `${name}${suffix}.png`), png);
  await whole("", here.png);
  await whole("-reference", there.png);
  for (const [index, { region, reference = region }] of differences.entries()) {
    await whole(
      `-${index + 1}`,
      sideBySide({ png: there.png, box: reference.box }, { png: here.png, box: region.box }),
    );
  }
}
