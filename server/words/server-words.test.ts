import { expect, test } from "vitest";
import { toLanguages } from "./server-words.ts";

test("D25 a language that the site is not served in, or nobody's, is none, and what names none is English", () => {
  const { known, ofPath, prefixes } = toLanguages(["en", "ar"]);
  expect(["en", "ar", "es", "xx", "toString", null, undefined].map(known)).toEqual([
    "en",
    "ar",
    ...Array(5).fill(null),
  ]);
  expect(["/", "/ar", "/ar/confirm", "/arabic", "/es/account", ""].map(ofPath)).toEqual([
    "en",
    "ar",
    "ar",
    "en",
    "en",
    "en",
  ]);
  expect(prefixes).toEqual(["", "/ar"]);
});
