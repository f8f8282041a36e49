import { expect, test } from "vitest";
import { foldText, readCode } from "./fold-text.ts";

test.each([
  ["١٢٣٤٥٦", "123456"],
  ["۱۲۳ ۴۵۶", "123456"],
  ["１２３４５６", "123456"],
  ["१२३४५६", "123456"],
  ["\u200f123\u00a0456\u200e", "123456"],
  ["\u206612\u202f34\u200b56\u2069\n", "123456"],
  ["𝟙𝟚𝟛𝟜𝟝𝟞", "123456"],
  ["𑄷𑄸𑄹𑄺𑄻𑄼", "123456"],
  ["０１２３ ａｂｃｄ-efgh", "0123abcd-efgh"],
])("P6 the code %j is read as %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test("D23 every search finds a number in any script's digits", () => {
  for (const typed of ["Route 66", "route ٦٦", "ROUTE ６６", "\u200froute ۶۶"])
    expect(foldText(typed)).toBe("route 66");
});
