import { PNG } from "pngjs";
import { describe, expect, it } from "vitest";
import { comparePages, type PictureOfPage } from "./compare.ts";
import { type Box, readPicture } from "./picture.ts";
import type { Region } from "./regions.ts";

type Rgb = readonly [number, number, number];

const white: Rgb = [250, 250, 245];
const ink: Rgb = [20, 40, 50];
const red: Rgb = [214, 48, 30];
const blue: Rgb = [42, 75, 175];

interface Part extends Partial<Region> {
  path: string;
  box: Box;
  /** The color at a pixel within the region. A region that has only words has no color. */
  paint?: (x: number, y: number) => Rgb;
}

/** A page of 400 × 300 px with these regions, each directly within the page's body. */
function page(engine: string, parts: Part[]): PictureOfPage {
  const png = new PNG({ width: 400, height: 300 });
  const all: Part[] = [{ path: "body", box: { x: 0, y: 0, width: 400, height: 300 }, paint: () => white }, ...parts];
  for (const { box, paint } of all) {
    for (let y = 0; paint && y < box.height; y++) {
      for (let x = 0; x < box.width; x++) {
        png.data.set([...paint(x, y), 255], ((box.y + y) * png.width + box.x + x) * 4);
      }
    }
  }
  const regions = all.map((part, index): Region => {
    const parent = index === 0 ? null : 0;
    return { words: "", parent, inline: false, fixed: false, control: false, image: false, textWidth: 0, ...part };
  });
  return { engine, picture: readPicture(PNG.sync.write(png)), regions };
}

function differences(here: Part[], there: Part[]): string[] {
  return comparePages(page("firefox", here), page("chromium", there)).map(
    ({ region, says }) => `${region.path}: ${says}`,
  );
}

const letter = { path: "letter", box: { x: 20, y: 20, width: 320, height: 120 } };
const stripe = (x: number): Rgb => [red, white, blue, white][Math.floor(x / 10) % 4] as Rgb;
const slider = { path: "slider", box: { x: 20, y: 200, width: 300, height: 24 }, control: true };
const track = (y: number): Rgb => (Math.abs(y - 12) < 3 ? ink : white);

describe("comparePages", () => {
  it("finds nothing in a page that is the same but for smoothed edges and a pixel's shift", () => {
    const circle = (shift: number, edge: Rgb) => (x: number, y: number) => {
      const distance = Math.hypot(x - 160 - shift, y - 60) - 40;
      return distance < -0.5 ? red : distance < 0.5 ? edge : white;
    };
    expect(
      differences([{ ...letter, paint: circle(0, [230, 140, 130]) }], [{ ...letter, paint: circle(1, red) }]),
    ).toEqual([]);
  });

  it("finds a stripe of 6 px that became a wash of the same average", () => {
    const wash: Rgb = [189, 156, 174];
    expect(
      differences(
        [{ ...letter, paint: (_, y) => (y < 6 ? wash : white) }],
        [{ ...letter, paint: (x, y) => (y < 6 ? stripe(x) : white) }],
      ),
    ).toEqual([expect.stringMatching(/^letter: \w+ 0\.\d\d beside 0\.\d\d at 0, 0 on 3\d\d × 8 px$/)]);
  });

  it("finds a stripe that is lost", () => {
    expect(
      differences([{ ...letter, paint: () => white }], [{ ...letter, paint: (x, y) => (y < 6 ? stripe(x) : white) }]),
    ).toHaveLength(1);
  });

  it("finds a slider's thumb that is missing", () => {
    const thumb = (x: number, y: number) => (Math.hypot(x - 90, y - 12) < 9 ? red : track(y));
    expect(differences([{ ...slider, paint: (_, y) => track(y) }], [{ ...slider, paint: thumb }])).toEqual([
      expect.stringContaining("slider: "),
    ]);
  });

  it("finds a label that is five times too high, and not what is around it", () => {
    const label = (height: number) => ({
      path: "label",
      box: { x: 0, y: 300 - height, width: 400, height },
      paint: () => ink,
    });
    expect(differences([label(200)], [label(40)])).toEqual(["label: height 200 beside 40 px"]);
  });

  it("finds ticks at uneven distances", () => {
    const ticks = (every: (tick: number) => number) => (x: number) =>
      Array.from({ length: 20 }, (_, tick) => every(tick)).some((at) => Math.abs(x - at) < 2) ? ink : white;
    expect(
      differences(
        [{ ...letter, paint: ticks((tick) => tick * 16 + (tick % 2) * 8) }],
        [{ ...letter, paint: ticks((tick) => tick * 16) }],
      ).length,
    ).toBeGreaterThan(0);
  });

  it("finds words in another face, by their width", () => {
    const town = { path: "town", box: { x: 20, y: 20, width: 60, height: 20 } };
    expect(differences([{ ...town, textWidth: 90 }], [{ ...town, textWidth: 60 }])).toEqual([
      "town: words 90 beside 60 px wide",
    ]);
  });

  it("finds what is shown in one engine alone", () => {
    expect(differences([], [letter])).toEqual(["letter: not shown in firefox"]);
    expect(differences([letter], [])).toEqual(["letter: not shown in chromium"]);
  });

  it("finds a region that stands elsewhere", () => {
    expect(differences([{ ...letter, box: { ...letter.box, x: 60 } }], [letter])).toEqual([
      "letter: 40 px aside of its place",
    ]);
  });

  it("lets words take a line more, and what stands below them follow", () => {
    const words = (height: number) => ({ path: "words", box: { x: 20, y: 20, width: 200, height }, textWidth: 380 });
    const below = (y: number) => ({ path: "below", box: { x: 20, y, width: 200, height: 60 }, paint: () => red });
    expect(differences([words(48), below(88)], [words(24), below(64)])).toEqual([]);
  });

  it("lets the shadow of a card follow the card, and finds the shadow that is lost", () => {
    const card = (y: number) => ({ path: "card", box: { x: 60, y, width: 200, height: 40 }, paint: () => white });
    const ground = (y?: number) => ({
      path: "ground",
      box: { x: 0, y: 0, width: 400, height: 300 },
      paint: (x: number, at: number) =>
        y !== undefined && x >= 60 && x < 260 && at >= y + 40 && at < y + 56 ? ink : white,
    });
    const within = (y: number) => ({ ...card(y), parent: 1 });
    expect(differences([ground(104), within(104)], [ground(95), within(95)])).toEqual([]);
    expect(differences([ground(), within(104)], [ground(95), within(95)])).toEqual([
      expect.stringMatching(/^ground: (lightness|contrast) /),
    ]);
  });

  it("lets an image be cut for another height, and finds the one that has not come", () => {
    const image = (height: number, paint: (x: number, y: number) => Rgb) => ({
      path: "image",
      box: { x: 20, y: 20, width: 320, height },
      image: true,
      paint,
    });
    const drawing = (height: number) =>
      image(height, (x, y) => ((x / height) % 0.5 < 0.2 && y > height / 2 ? red : ink));
    expect(differences([drawing(118)], [drawing(112)])).toEqual([]);
    expect(differences([image(118, () => white)], [drawing(112)])).toEqual([
      expect.stringMatching(/^image: lightness /),
    ]);
  });

  it("does not ask a region about what stands on it", () => {
    const chip = (x: number) => ({
      path: "chip",
      box: { x, y: 60, width: 80, height: 40 },
      inline: true,
      paint: () => red,
    });
    const ground = { ...letter, paint: () => ink };
    expect(differences([ground, chip(60)], [ground, chip(200)])).toEqual([]);
  });
});
