import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(path.join(root, file));

test("components use exactly the classes of their CSS modules", () => {
  const inSheets = globSync("app/**/*.module.css", { cwd: root }).flatMap((file) => {
    const cssModules = { animation: false, container: false, customIdents: false, grid: false };
    const { exports = {} } = transform({ filename: file, code: read(file), cssModules });
    return Object.keys(exports).map((name) => `${file} .${name}`);
  });
  const inComponents = globSync("app/**/*.{ts,tsx}", { cwd: root }).flatMap((file) => {
    const text = String(read(file));
    return [...text.matchAll(/^import (\w+) from "(.+\.module\.css)";$/gm)].flatMap(([, styles = "", from = ""]) => {
      const sheet = from.startsWith("#") ? from.slice(1) : path.join(path.dirname(file), from);
      // After a slash or a hyphen, the match is part of a file name.
      return [...text.matchAll(new RegExp(`(?<![\\w./-])${styles}\\.(\\w+)`, "g"))].map(
        ([, name]) => `${sheet} .${name}`,
      );
    });
  });
  expect([...new Set(inComponents)].toSorted()).toEqual(inSheets.toSorted());
});
