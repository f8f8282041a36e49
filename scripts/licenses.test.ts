import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { licenseTexts, shippedPackages } from "./licenses.ts";

test("everything shipped has a license that only requires including its text, and under MPL naming its source", () => {
  const permissive =
    /^(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|PostgreSQL|Unlicense|CC0-1\.0|Unicode-DFS-2016|BlueOak-1\.0\.0|MPL-2\.0)$/;
  const isPermissive = (license: string) =>
    license
      .replaceAll(/[()]/g, "")
      .split(/ AND | OR /)
      .every((part) => permissive.test(part));
  expect(shippedPackages.filter(({ license }) => !isPermissive(license))).toEqual([]);
  expect(readFileSync("THIRD-PARTY-LICENSES", "utf8")).toBe(licenseTexts());
});
