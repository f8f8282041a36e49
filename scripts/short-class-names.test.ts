import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const assets = path.resolve(import.meta.dirname, "../build/client/assets");

/** A class that begins with a hash: as it is, or with its first digit escaped, as in `.-\33 uvfG_icon`. */
const longName = /\.(?:-?\\3\d |_)?[\w-]{4,}_[a-z][\w-]*/gi;

test.each(["._2lOCIa_icon{}", ".-\\33 uvfG_icon{}", ".c-3uvfG_icon{}"])("a long name is recognized: %s", (style) => {
  expect(style.match(longName)).toHaveLength(1);
});

test("no class of the built styles has kept its long name, which a script could have shortened", () => {
  const sheets = globSync("*.css", { cwd: assets });
  expect(sheets.length).toBeGreaterThan(20);
  expect(sheets.flatMap((file) => readFileSync(path.join(assets, file), "utf8").match(longName) ?? [])).toEqual([]);
});
