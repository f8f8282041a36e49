import { expect, test } from "vitest";
import { toLanguages } from "./server-words.ts";

test("D25 accepts only languages of the site, and nothing else", () => {
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
