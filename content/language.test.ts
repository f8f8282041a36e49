import { expect, test } from "vitest";
import { chooseLanguages } from "./language.ts";

test("the site is in the languages that are named, or else in all complete ones, and always in English", () => {
  const known = [
    { code: "en", isComplete: true },
    { code: "es", isComplete: true },
    { code: "pt", isComplete: false },
  ];
  const chosen = (named: readonly string[] | null) => chooseLanguages(known, named).map(({ code }) => code);
  expect(chosen(null)).toEqual(["en", "es"]);
  expect(chosen(["pt"])).toEqual(["en", "pt"]);
});
