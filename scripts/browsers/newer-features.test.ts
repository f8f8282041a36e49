import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newerInterfaces } from "./newer-features.ts";

const journeys = globSync("{app,tests}/**/*.spec.ts").map((file) => readFileSync(file, "utf8"));

test.each(newerInterfaces)("a journey proves that without $name $without", ({ journey }) => {
  expect(journeys.some((text) => text.includes(`"${journey}`))).toBe(true);
});
