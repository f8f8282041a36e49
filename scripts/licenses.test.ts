import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { heading, licensesFile, shippedPackages } from "./licenses.ts";

/** Licenses that only require their text to be included. */
const permissive = /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|PostgreSQL|Unlicense|CC0-1\.0|BlueOak-1\.0\.0)$/;

test("everything shipped is under a license that allows it", () => {
  const others = shippedPackages().filter(
    ({ license }) =>
      !license
        .replaceAll(/[()]/g, "")
        .split(/ (?:AND|OR) /)
        .every((one) => permissive.test(one)),
  );
  expect(others.map(heading)).toEqual([]);
});

test("THIRD-PARTY-LICENSES names what is shipped (run `node scripts/licenses.ts` after a change of packages)", () => {
  const text = readFileSync(licensesFile, "utf8");
  const named = text.match(/^\S+ \d+\.\d+\.\S+, \S.*$/gm) ?? [];
  expect(named).toEqual(shippedPackages().map(heading));
});
