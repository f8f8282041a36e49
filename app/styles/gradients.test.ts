import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const root = path.resolve(import.meta.dirname, "../..");
const repeating = /repeating-\w+-gradient\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
/** What may hold a color in a notation other than the old sRGB ones. */
const modernColor = /var\(|okl|lab\(|lch\(|color|light-dark/i;

// Firefox draws hard stops between such colors as slivers, or as a wash of one of them, where the gradient repeats.
test.each(globSync("app/**/*.css", { cwd: root }))("repeats no gradient of colors that Firefox smears: %s", (file) => {
  const gradients = readFileSync(path.join(root, file), "utf8").match(repeating) ?? [];
  expect(gradients.filter((gradient) => modernColor.test(gradient))).toEqual([]);
});
