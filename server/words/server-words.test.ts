import { expect, test } from "vitest";
import { otherLanguage } from "../testing/other-language.ts";
import { toLanguages } from "./server-words.ts";

test("D25 accepts only languages of the site, and nothing else", () => {
  const { code, prefix } = otherLanguage;
  const { known, ofPath, prefixes } = toLanguages(["en", code]);
  expect(["en", code, "xx", "toString", null, undefined].map(known)).toEqual(["en", code, null, null, null, null]);
  for (const path of ["/", `${prefix}abic`, "/xx/account", ""]) expect(ofPath(path), path).toBe("en");
  for (const path of [prefix, `${prefix}/confirm`]) expect(ofPath(path)).toBe(code);
  expect(prefixes).toEqual(["", prefix]);
});
