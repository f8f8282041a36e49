import { expect, test } from "vitest";
import { platforms } from "#content/platforms.ts";
import { findPlatforms } from "./letter-groups.ts";

const records = platforms.map(({ name, homepageUrl }, index) => ({ id: String(index), name, homepageUrl }));

test.each([
  ["x.com", "X"],
  ["twitter", "X"],
  ["tik tok", "TikTok"],
  ["You Tube", "YouTube"],
])("S2.9 finds a platform by %s", (words, name) => {
  expect(findPlatforms(records, words).map((platform) => platform.name)).toContain(name);
});
