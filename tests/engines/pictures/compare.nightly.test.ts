import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import type { EngineName } from "../driver.ts";
import { comparePages, type PictureOfPage } from "./compare.ts";
import type { Region } from "./regions.ts";

type Rgb = readonly [number, number, number];

const white: Rgb = [250, 250, 245];
const ink: Rgb = [20, 40, 50];
const red: Rgb = [214, 48, 30];
const blue: Rgb = [42, 75, 175];

interface Part extends Partial<Region> {
  path: string;
  box: Region["box"];
  /** The color at a pixel within the region. A region that has only words has no color. */
  paint?: (x: number, y: number) => Rgb;
}

/** A page of 400 × 300 px with these regions, each directly within the page's body. */
function page(engine: EngineName, parts: Part[]): PictureOfPage {
  const picture = new PNG({ width: 400, height: 300 });
  const all: Part[] = [{ path: "body", box: { x: 0, y: 0, width: 400, height: 300 }, paint: () => white }, ...parts];
  for (const { box, paint } of all) {
    for (let y = 0; paint && y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        picture.data.set([...paint(x, y), 255], ((box.y + y) * picture.width + box.x + x) * 4);
      }
    }
  }
  const regions = all.map((part, index): Region => {
    const parent = index === 0 ? null : 0;
    return { words: "", parent, inline: false, fixed: false, image: false, shadow: false, textWidth: 0, ...part };
  });
  return { engine, picture, regions };
}

function differences(here: Part[], there: Part[]): string[] {
  return comparePages(page("firefox", here), page("chromium", there)).map(
    ({ region, says }) => `${region.path}: ${says}`,
  );
}

const at = (x: number, y: number, width: number, height: number): Region["box"] => ({ x, y, width, height });
const letter = { path: "letter", box: at(20, 20, 320, 120) };
const town = { path: "town", box: at(20, 20, 60, 20) };
const stripe = (x: number, y: number): Rgb =>
  y < 6 ? ([red, white, blue, white][Math.floor(x / 10) % 4] as Rgb) : white;
const track = (y: number): Rgb => (Math.abs(y - 12) < 3 ? ink : white);
const slider = (paint: (x: number, y: number) => Rgb) => ({ path: "slider", box: at(20, 200, 300, 24), paint });
const label = (height: number) => ({ path: "label", box: at(0, 300 - height, 400, height), paint: () => ink });
const words = (height: number) => ({ path: "words", box: at(20, 20, 200, height), textWidth: 380 });
const below = (y: number) => ({ path: "below", box: at(20, y, 200, 60), paint: () => red });
const chip = (x: number) => ({ path: "chip", box: at(x, 60, 80, 40), inline: true, paint: () => red });
const image = (height: number, paint: (x: number, y: number) => Rgb) => ({
  path: "image",
  box: at(20, 20, 320, height),
  image: true,
  paint,
});
const drawing = (height: number) => image(height, (x, y) => ((x / height) % 0.5 < 0.2 && y > height / 2 ? red : ink));
const circle = (shift: number, edge: Rgb) => (x: number, y: number) => {
  const distance = Math.hypot(x - 160 - shift, y - 60) - 40;
  return distance < -0.5 ? red : distance < 0.5 ? edge : white;
};
const ticks = (distance: (tick: number) => number) => (x: number) =>
  Array.from({ length: 20 }, (_, tick) => distance(tick)).some((place) => Math.abs(x - place) < 2) ? ink : white;
/** A card with or without a shadow below it. */
const card = (y: number, hasShadow = true): Part[] => [
  {
    path: "ground",
    box: at(0, 0, 400, 300),
    paint: (x, row) => (hasShadow && x >= 60 && x < 260 && row >= y + 40 && row < y + 56 ? ink : white),
  },
  { path: "card", box: at(60, y, 200, 40), parent: 1, shadow: true, paint: () => white },
];

describe("comparePages", () => {
  // biome-ignore format: one line for each
  it.each<[what: string, here: Part[], there: Part[]]>([
    ["smoothed edges and a pixel's shift", [{ ...letter, paint: circle(0, [230, 140, 130]) }], [{ ...letter, paint: circle(1, red) }]],
    ["words that take a line more, and what stands below them", [words(48), below(88)], [words(24), below(64)]],
    ["a shadow that follows its card", card(104), card(95)],
    ["an image that is cut for another height", [drawing(118)], [drawing(112)]],
    ["a region because of what stands on it", [{ ...letter, paint: () => ink }, chip(60)], [{ ...letter, paint: () => ink }, chip(200)]],
  ])("does not report %s", (_, here, there) => expect(differences(here, there)).toEqual([]));

  // biome-ignore format: one line for each
  it.each<[what: string, here: Part[], there: Part[], report: string]>([
    ["a stripe of 6 px that became a wash of the same average", [{ ...letter, paint: (_, y) => (y < 6 ? [189, 156, 174] : white) }], [{ ...letter, paint: stripe }], "letter: paint at 4, 0"],
    ["a stripe that is lost", [{ ...letter, paint: () => white }], [{ ...letter, paint: stripe }], "letter: paint at 0, 0"],
    ["a slider's thumb that is missing", [slider((_, y) => track(y))], [slider((x, y) => (Math.hypot(x - 90, y - 12) < 9 ? red : track(y)))], "slider: paint at 88, 4"],
    ["a label that is five times too high", [label(200)], [label(40)], "label: height 200 beside 40 px"],
    ["ticks at uneven distances", [{ ...letter, paint: ticks((tick) => tick * 16 + (tick % 2) * 8) }], [{ ...letter, paint: ticks((tick) => tick * 16) }], "letter: paint at 20, 0"],
    ["words in another face, by their width", [{ ...town, textWidth: 90 }], [{ ...town, textWidth: 60 }], "town: words 90 beside 60 px wide"],
    ["what only Chromium shows", [], [letter], "letter: not shown in firefox"],
    ["what Chromium does not show", [letter], [], "letter: not shown in chromium"],
    ["a region that stands elsewhere", [{ ...letter, box: at(60, 20, 320, 120) }], [letter], "letter: 40 px aside of its place"],
    ["a shadow that is lost", card(104, false), card(95), "card: paint at 40, 80"],
    ["an image that has not come", [image(118, () => white)], [drawing(112)], "image: paint at 0, 0"],
  ])("finds %s", (_, here, there, report) =>
    expect(differences(here, there)).toEqual([expect.stringContaining(report)]),
  );
});
