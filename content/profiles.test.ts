import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { profileTable } from "./profiles.ts";

const root = path.resolve(import.meta.dirname, "..");
const code = globSync("{app,server}/**/*.{ts,tsx}", { cwd: root })
  .filter((file) => !/\.(test|spec)\./.test(file))
  .map((file) => readFileSync(path.join(root, file), "utf8"))
  .join("\n");

/** Whether the code reads a row of a profile, as a property or by destructuring the profile. */
const isRead = (row: string): boolean =>
  new RegExp(`profiles\\[[^\\]]+\\]\\.${row}\\b|\\{[^}]*\\b${row}\\b[^}]*\\} = useProfile\\(`).test(code);

test.each(Object.keys(profileTable))("the code reads the row %s of the profiles", (row) => {
  expect(isRead(row)).toBe(true);
});

test("a row that nothing reads is found", () => {
  expect(isRead("noSuchRow")).toBe(false);
});
