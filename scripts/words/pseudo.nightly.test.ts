import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ensureWords } from "./ensure.ts";

const root = path.resolve(import.meta.dirname, "..", "..");

test("the site reads the pseudo-language as it reads English: no text that the code compares is changed", async () => {
  await ensureWords(root, "pseudo");
  // Below the root, where the types of packages are found.
  const config = path.join(root, ".react-router", "pseudo-language.json");
  mkdirSync(path.dirname(config), { recursive: true });
  const paths = { "#words/*": [path.join(root, "content/generated/en-xa/*")], "#*": [path.join(root, "*")] };
  const include = ["app/**/*", "content/**/*.ts", ".react-router/types/**/*"].map((files) => path.join(root, files));
  const exclude = ["**/*.test.*", "content/generated"].map((files) => path.join(root, files));
  writeFileSync(
    config,
    JSON.stringify({ extends: path.join(root, "tsconfig.json"), compilerOptions: { paths }, include, exclude }),
  );
  const tsc = path.join(root, "node_modules", ".bin", "tsc");
  const { status, stdout } = spawnSync(tsc, ["--noEmit", "--project", config], { cwd: root, encoding: "utf8" });
  rmSync(config);
  expect(stdout).toBe("");
  expect(status).toBe(0);
}, 300_000);
