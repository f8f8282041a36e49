import { expect, test } from "vitest";
import { chooseLanguages } from "./language.ts";

test("D25 the site is in the listed languages or else all, and always in English", () => {
  const known = [{ code: "en" }, { code: "es" }, { code: "pt" }];
  const chosen = (named: readonly string[] | null) => chooseLanguages(known, named).map(({ code }) => code);
  expect(chosen(null)).toEqual(["en", "es", "pt"]);
  expect(chosen(["pt"])).toEqual(["en", "pt"]);
});
