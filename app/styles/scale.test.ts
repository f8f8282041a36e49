import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import postcss, { type Declaration, type Node, Rule } from "postcss";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const sheets = globSync("app/**/*.css", { cwd: root }).map((file) => ({
  file,
  rules: postcss.parse(readFileSync(path.join(root, file))),
}));

const maxDistinct = { paddings: 40, gridTemplates: 40, windowWidths: 6, blocksForPaperOrForcedColors: 3 };

/** A step of the scale (tokens.css), or a size that a drawing computes from its own. */
const fontSize =
  /^(?:inherit|0|var\(--t-[a-z0-9]+\)|[\d.]+(?:em|cqi|cqw)|(?:calc|min|max|clamp)\(.*(?:cq[iw]|var\(--(?!t-)).*\))$/;
const headingSizes = {
  h1: ["var(--t-hero)", "var(--t-page)", "var(--t-tool)"],
  h2: ["var(--t-1)", "var(--t-2)"],
};

/** Its heading is a poster, whose figure fills it. */
const poster = "case-study.module.css";

/** What the declarations of these properties say, each with its place. */
function values(property: RegExp): { value: string; declaration: Declaration; place: string }[] {
  const found: { value: string; declaration: Declaration; place: string }[] = [];
  for (const { file, rules } of sheets) {
    rules.walkDecls(property, (declaration) => {
      const value = declaration.value.replaceAll(/\s+/g, " ");
      found.push({ value, declaration, place: `${file}:${declaration.source?.start?.line} ${value}` });
    });
  }
  return found;
}

const distinct = (property: RegExp): string[] => [...new Set(values(property).map(({ value }) => value))];

/** The size in the shorthand: what stands after the weight. */
const sizeOf = (value: string): string =>
  /^(?:\d00|\d50) ((?:\w+\((?:[^()]|\([^()]*\))*\))|\S+)/.exec(value)?.[1] ?? value;

/** The rule of a declaration, which may stand in a window nested in it. */
const ruleOf = ({ parent }: Node): Rule | undefined => (parent instanceof Rule ? parent : parent && ruleOf(parent));

const fontSizes = values(/^font(?:-size)?$/).map((one) => ({ ...one, value: sizeOf(one.value) }));

test("boxes are padded by few values, placed in few grids, and change at few widths", () => {
  expect(distinct(/^padding/).length).toBeLessThanOrEqual(maxDistinct.paddings);
  expect(distinct(/^grid-template/).length).toBeLessThanOrEqual(maxDistinct.gridTemplates);
  const widths = new Set<string>();
  for (const { rules } of sheets) {
    rules.walkAtRules("media", ({ params }) => {
      for (const [, width] of params.matchAll(/width\s*\S+\s*([\d.]+rem)/g)) widths.add(width ?? "");
    });
  }
  expect(widths.size, [...widths].join()).toBeLessThanOrEqual(maxDistinct.windowWidths);
});

test("words have a size of the scale, h1 one of three and h2 one of two", () => {
  const outside = fontSizes.filter(({ value, place }) => !place.includes("fonts.css") && !fontSize.test(value));
  expect(outside.map(({ place }) => place)).toEqual([]);
  for (const [heading, sizes] of Object.entries(headingSizes)) {
    const ends = new RegExp(`(?:^|[\\s>])${heading}(?:$|\\))`);
    const own = fontSizes.filter(
      ({ value, place, declaration }) =>
        ruleOf(declaration)?.selectors.some((one) => ends.test(one)) &&
        !sizes.includes(value) &&
        !place.includes(poster),
    );
    expect(own.map(({ place }) => `${heading} in ${place}`)).toEqual([]);
  }
});

test("paper and forced colors have one sheet each", () => {
  const blocks = sheets.flatMap(({ file, rules }) => {
    const found: string[] = [];
    rules.walkAtRules("media", ({ params }) => {
      if (/\bprint\b|forced-colors/.test(params)) found.push(`${file} ${params}`);
    });
    return /print\.css|forced-colors\.css/.test(file) ? [] : found;
  });
  expect(blocks.length, blocks.join("; ")).toBeLessThanOrEqual(maxDistinct.blocksForPaperOrForcedColors);
});
