import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allFiles } from "./files.ts";

const root = join(import.meta.dirname, "../..");

for (const { path, text } of allFiles()) {
  const target = join(root, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}
