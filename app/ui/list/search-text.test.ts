import { expect, test } from "vitest";
import { searchPattern } from "./search-text.ts";

test.each([
  ["Bakery", "*b_k_ry*"],
  ["Málaga", "*m_l_g_*"],
  ["São", "*sao*"],
  ["moreau", "*moreau*"],
  ["O’Brien", "*__br__n*"],
  ["50%", "*50_*"],
  ['a"b,c)*_\\', "*a_b_c____*"],
  ["  ", ""],
  ["x".repeat(60), `*${"x".repeat(38)}*`],
])("searches for %j with the pattern %s", (words, pattern) => {
  expect(searchPattern(words)).toBe(pattern);
});
