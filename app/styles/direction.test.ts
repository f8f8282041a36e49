import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";
import postcss, { type Declaration } from "postcss";
import { describe, expect, test } from "vitest";
import { leaveOutRightToLeft } from "#scripts/left-to-right-styles.ts";

const root = path.resolve(import.meta.dirname, "../..");
const sheets = globSync("app/**/*.css", { cwd: root }).map((file) => ({
  file,
  rules: postcss.parse(readFileSync(path.join(root, file))),
}));

const sides =
  /^(?:left|right|top|bottom|(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right|top|bottom)\b.*|border-(?:top|bottom)-(?:left|right)-radius|(?:min-|max-)?(?:width|height))$/;
const boxes = /^(?:inset|margin|padding|scroll-margin|scroll-padding|border-(?:width|style|color))$/;
const keywords = /(?:^|[\s(,])(?:to )?(?:left|right)(?:$|[\s,)])/;
/** A movement or a turn along the line: the y part of `translate` is the second. */
const sideways = /translateX\(|translate\((?!0)|rotateY\(/;

/** Drawings that look the same in every language, each with its reason. */
const drawn = new Map([["calculator.module.css border-width", "a tick leans one way everywhere"]]);

/** The parts of a value at its top level, as `8px calc(1px + 2px)` has two. */
const partsOf = (value: string): string[] => postcss.list.space(value.split("/")[0] ?? "");

function saysSides({ prop, value }: Declaration): boolean {
  if (sides.test(prop)) return true;
  if (boxes.test(prop)) {
    const [, second, , fourth] = partsOf(value);
    return fourth !== undefined && second !== fourth;
  }
  if (prop === "border-radius") {
    const [first, second = first, third = first, fourth = second] = partsOf(value);
    return first !== second || third !== fourth;
  }
  return !prop.startsWith("grid") && keywords.test(value);
}

const movesSideways = ({ prop, value }: Declaration): boolean =>
  prop === "translate" ? !/^(?:0\s|none)/.test(value) : prop === "transform" && sideways.test(value);

const declarations = sheets.flatMap(({ file, rules }) => {
  const found: { declaration: Declaration; place: string; isMirrored: boolean }[] = [];
  rules.walkDecls((declaration) => {
    const { parent } = declaration;
    if (parent?.type === "atrule" && "name" in parent && parent.name === "property") return;
    const selector = parent?.type === "rule" && "selector" in parent ? String(parent.selector) : "";
    const place = `${path.basename(file)} ${declaration.prop}`;
    found.push({ declaration, place, isMirrored: selector.includes(":dir(rtl)") });
  });
  return found;
});

describe("sheets", () => {
  test("say start and end, never left and right", () => {
    const wrong = declarations.filter(({ declaration, place }) => saysSides(declaration) && !drawn.has(place));
    expect(wrong.map(({ place, declaration: { value } }) => `${place}: ${value}`)).toEqual([]);
  });

  test("mirror what moves sideways for who reads from the right", () => {
    const mirrored = sheets.filter(({ rules }) => rules.toString().includes(":dir(rtl)")).map(({ file }) => file);
    const wrong = sheets
      .filter(({ file }) => !mirrored.includes(file))
      .flatMap(({ file, rules }) => {
        const found: string[] = [];
        rules.walkDecls((one) => {
          if (movesSideways(one)) found.push(`${file} ${one.prop}: ${one.value}`);
        });
        return found;
      });
    expect(wrong).toEqual([]);
  });
});

test("pages that are read from the left have no rule for those that are read from the right", () => {
  const css = `@media (width < 9rem) { .a { color: red } .a:dir(rtl) .b { color: blue } } .c { color: green }`;
  const { code } = transform({
    filename: "a.css",
    code: Buffer.from(css),
    minify: true,
    visitor: leaveOutRightToLeft,
  });
  expect(code.toString()).toBe("@media (width<9rem){.a{color:red}}.c{color:green}");
});
