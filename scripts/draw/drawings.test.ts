import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { iconNames } from "../../app/components/ui/icon-names.ts";
import { drawingAlt } from "../../content/drawings.ts";
import { places } from "../../app/drawings/map/places.ts";
import { tradeScenes } from "../../content/trades.ts";
import { engravings } from "./engravings.ts";
import { allFiles } from "./files.ts";
import { colours, inks } from "./palette.ts";

const root = join(import.meta.dirname, "../..");
const files = allFiles();
const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? "";

describe("drawing files", () => {
  test.each(files)("$path is what its generator makes", ({ path, text }) => {
    expect(readFileSync(join(root, path), "utf8")).toBe(text);
  });

  test("the sprite holds a symbol for every icon name", () => {
    const ids = [...textOf("app/drawings/sprite.svg").matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining([...iconNames]));
    expect(ids).toEqual(
      expect.arrayContaining(["stage", "gauge", "ring-users", "parcel-pro", "box-small", "brand-tide"]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  // Not one constant for all: a module that several pages share is part of every page (vite.config.ts).
  test("every component shows a parcel in the box of its symbol", () => {
    const symbols = textOf("app/drawings/sprite.svg").matchAll(/symbol id="parcel-([^"]+)" viewBox="([^"]+)"/g);
    const boxes = Object.fromEntries([...symbols].map(([, plan, box]) => [plan, box]));
    expect(Object.keys(boxes)).toEqual(["basic", "pro", "enterprise"]);
    const components = globSync("app/{components,features}/**/*.tsx", { cwd: root })
      .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }))
      .filter(({ source }) => source.includes("parcel-${"));
    expect(components.length).toBeGreaterThan(2);
    for (const { file, source } of components) {
      const written = source.matchAll(/(basic|pro|enterprise): (?:\{[^}]*)?"(0 0 \d+ \d+)"/g);
      expect(Object.fromEntries([...written].map(([, plan, box]) => [plan, box])), file).toEqual(boxes);
    }
  });

  test("no drawing carries a style attribute, a script, an outside address or live text", () => {
    for (const { path, text } of files.filter((file) => file.path.endsWith(".svg"))) {
      expect(text, path).not.toMatch(/ style=|<script|<text|<image|href="http|data:/);
    }
  });

  test("every drawing with an alternative text exists, and so does the scene of every trade", () => {
    const named = [...Object.keys(drawingAlt), ...tradeScenes.map(({ key }) => `scenes/${key}`)];
    for (const name of named) expect(existsSync(join(root, `app/drawings/${name}.svg`)), name).toBe(true);
  });

  test("by night lamps are lit in windows and along the lark's way, and by day they are not", () => {
    const lit = (path: string, name: string) =>
      new RegExp(`prefers-color-scheme:dark\\)[^<]*\\.${name}\\{(fill|stroke):${colours.lamp}`).test(textOf(path));
    expect(lit("app/drawings/solutions/street.svg", "window")).toBe(true);
    expect(lit("app/drawings/scenes/hotel.svg", "window")).toBe(true);
    for (const name of Object.keys(engravings)) {
      const path = `app/drawings/engravings/${name}.svg`;
      expect(lit(path, "route"), path).toBe(true);
      expect(textOf(path).replace(/<style>.*<\/style>/, ""), path).not.toContain(colours.lamp);
    }
  });

  test("the inks are those of the style sheet", () => {
    const tokens = readFileSync(join(root, "app/styles/tokens.css"), "utf8");
    for (const [name, [lightness, chroma, hue]] of Object.entries(inks)) {
      expect(tokens).toContain(`--k-${name}: oklch(${lightness} ${chroma} ${hue})`);
    }
  });

  test("bytes on the wire stay small", () => {
    const size = (path: string) => brotliCompressSync(textOf(path)).length;
    expect(size("app/drawings/map/world.svg")).toBeLessThan(9_000);
    expect(size("app/drawings/sprite.svg")).toBeLessThan(5_000);
    for (const { path } of files.filter((file) => file.path.endsWith(".svg"))) {
      expect(size(path), path).toBeLessThan(6_000);
    }
  });
});

describe("the world map", () => {
  test("towns stand where they stand on the ground", () => {
    expect(places.oslo.y).toBeLessThan(places.london.y);
    expect(places.cadiz.y).toBeGreaterThan(places.london.y);
    expect(places.recife.x).toBeGreaterThan(places.lima.x);
    expect(places.lagos.x).toBeGreaterThan(places.london.x);
    expect(places.sydney.y).toBeGreaterThan(places.nairobi.y);
  });
});
