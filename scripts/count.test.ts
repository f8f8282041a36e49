import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { countFolder } from "./count.ts";

test("files, their median and ninth decile of lines, the depth and the small ones are counted, tests are not", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "larkpost-count-"));
  mkdirSync(path.join(folder, "a", "b"), { recursive: true });
  for (let file = 1; file <= 10; file += 1) writeFileSync(path.join(folder, `f${file}.ts`), "x\n".repeat(10 * file));
  writeFileSync(path.join(folder, "a", "b", "deep.tsx"), "x\n".repeat(200));
  writeFileSync(path.join(folder, "a", "f.test.ts"), "x\n");
  expect(countFolder(folder)).toEqual({
    files: 11,
    median: 60,
    p90: 100,
    depth: 2,
    small: ["f1.ts", "f2.ts"],
  });
  rmSync(folder, { recursive: true });
});
