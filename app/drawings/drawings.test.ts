import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { parseXml } from "@rgrove/parse-xml";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { iconNames } from "#app/ui/icon-names.ts";
import { Parcel } from "#app/ui/parcel.tsx";
import type { Figure } from "#content/blocks.ts";
import { favicon, paintDrawing } from "#content/brand/paint.ts";
import { plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { photos } from "#content/photos.ts";
import { tradeScenes } from "#content/trades.ts";
import { dayColor, parseChannels } from "#scripts/brand-colors.ts";
import { drawingAlt } from "#words/drawings.ts";
import { changes } from "#words/changelog.ts";
import { pageList } from "#words/page-list.ts";
import { developer } from "#words/pages/developer.ts";
import { learnDigitalMarketing } from "#words/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import labelPlaces from "./diagrams/labels.json" with { type: "json" };

const app = path.resolve(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(path.join(app, file), "utf8");
const files = globSync("drawings/**/*.svg", { cwd: app }).toSorted();
const drawings = new Map([["favicon.svg", favicon], ...files.map((file) => [file, paintDrawing(read(file))] as const)]);
const getSource = (file: string): string => drawings.get(file) ?? "";

describe("drawing files", () => {
  test("every drawing is shown", () => {
    const modules = globSync("**/*.{ts,tsx,css}", { cwd: app }).map(read);
    const imported = new Set(modules.flatMap((source) => source.match(/\bdrawings\/[\w/-]+\.svg(?=")/g) ?? []));
    const scenes = ["post", ...tradeScenes.map(({ key }) => key)].map((key) => `drawings/scenes/${key}.svg`);
    const stamps = [...serviceNames, ...tradeScenes].map(({ ink }) => `drawings/stamps/${ink}.svg`);
    const ofServices = serviceNames.map(({ icon }) => `drawings/product/${icon}.svg`);
    const cards = Object.values(pageList).flatMap((page) => ("card" in page ? [`drawings/${page.card}.svg`] : []));
    const beneathPhotos = Object.keys(photos).map((place) => `drawings/photos/${place}.svg`);
    const engraved = modules.flatMap((source) => [...source.matchAll(/(?:engraving|<Engraving name)="([^"]+)"/g)]);
    const engravings = engraved.map(([, name]) => `drawings/engravings/${name}.svg`);
    const ofReading = [developer, learnDigitalMarketing, learnEcommerce].flatMap(({ drawing, figures }) => [
      `drawings/reading/${drawing}.svg`,
      ...Object.keys(figures).map((id) => `drawings/diagrams/${drawing}/${id}.svg`),
    ]);
    const ofChanges = changes.map(({ drawing }) => drawing.replace("/app/", ""));
    const articles = globSync("../content/articles/en/*.md", { cwd: app }).map(read);
    const ofArticles = articles.flatMap((text) => text.match(/\bdrawings\/[\w/-]+\.svg/g) ?? []);
    const ofPages = [ofReading, ofChanges, ofArticles];
    const shown = [imported, scenes, stamps, ofServices, cards, beneathPhotos, engravings, ...ofPages];
    expect([...new Set(shown.flatMap((names) => [...names]))].toSorted()).toEqual(files);
  });

  test("every label of a diagram has its place", () => {
    const labeled = [developer, learnDigitalMarketing, learnEcommerce].flatMap(({ drawing, figures }) =>
      Object.entries<Figure>(figures).flatMap(([id, { labels }]) =>
        labels ? [[`${drawing}/${id}`, labels.length]] : [],
      ),
    );
    const placed = Object.entries(labelPlaces).map(([name, places]) => [name, places.length]);
    expect(Object.fromEntries(placed)).toEqual(Object.fromEntries(labeled));
  });

  test("the sprite has a symbol for every icon name", () => {
    const ids = [...getSource("drawings/sprite.svg").matchAll(/symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(expect.arrayContaining([...iconNames]));
    expect(ids).toEqual(
      expect.arrayContaining(["stage", "gauge", "ring-users", "parcel-pro", "box-small", "brand-tide"]),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("every parcel fits its symbol's box", () => {
    const symbols = [...getSource("drawings/sprite.svg").matchAll(/symbol id="parcel-([^"]+)" viewBox="([^"]+)"/g)];
    expect(symbols.map(([, plan]) => plan)).toEqual(plans.map(({ id }) => id));
    const shown = plans.map(({ id }) => renderToStaticMarkup(createElement(Parcel, { plan: id })));
    for (const [index, [, , box]] of symbols.entries()) expect(shown[index]).toContain(`viewBox="${box}"`);
  });

  test("no drawing contains a style attribute, a script, an outside address or live text", () => {
    for (const [file, text] of drawings) {
      expect(text, file).not.toMatch(/ style=|<script|<text|<image|href="http|data:/);
    }
  });

  test("every drawing is well-formed XML, as an <img> requires", () => {
    for (const [file, text] of drawings) expect(() => parseXml(text), file).not.toThrow();
  });

  test("every drawing with an alternative text exists, and every trade has a scene", () => {
    const named = [...Object.keys(drawingAlt), ...tradeScenes.map(({ key }) => `scenes/${key}`)];
    expect(files).toEqual(expect.arrayContaining(named.map((name) => `drawings/${name}.svg`)));
  });

  test("lamps are lit only in the dark theme, in windows and along the lark's route", () => {
    const lamp = "#fcc959";
    const lit = (file: string, name: string) =>
      new RegExp(`prefers-color-scheme:dark\\)[^<]*\\.${name}\\{(fill|stroke):${lamp}`).test(getSource(file));
    expect(lit("drawings/solutions/street.svg", "window")).toBe(true);
    expect(lit("drawings/scenes/hotel.svg", "window")).toBe(true);
    const engravings = files.filter((file) => file.includes("/engravings/"));
    expect(engravings.length).toBeGreaterThan(0);
    for (const file of engravings) {
      expect(lit(file, "route"), file).toBe(true);
      expect(getSource(file).replace(/<style>.*<\/style>/, ""), file).not.toContain(lamp);
    }
  });

  test("a stamp has its ink from the style sheet", () => {
    const stamps = files.filter((file) => file.includes("/stamps/"));
    expect(stamps.length).toBeGreaterThan(0);
    for (const file of stamps) {
      const ink = parseChannels(dayColor(`k-${path.parse(file).name}`));
      // A browser that clips colors outside sRGB may be one step off.
      const isInk = (color: string) =>
        parseChannels(color).every((channel, index) => Math.abs(channel - ink[index]!) <= 1);
      expect(
        getSource(file)
          .match(/#[\da-f]{6}/g)
          ?.some(isInk),
        file,
      ).toBe(true);
    }
  });

  test("drawings stay small on the wire", () => {
    const size = (file: string) => brotliCompressSync(getSource(file)).length;
    const limits: Record<string, number> = { "drawings/map/world.svg": 9_000, "drawings/sprite.svg": 5_000 };
    for (const file of drawings.keys()) expect(size(file), file).toBeLessThan(limits[file] ?? 6_000);
  });
});
