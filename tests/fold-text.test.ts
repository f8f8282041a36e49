import { expect, test } from "vitest";
import { type CaseStudy, searchedTexts } from "#app/data/case-studies.ts";
import { findCards } from "#app/pages/case-studies/find-cards.ts";
import { findPlatforms } from "#app/pages/social-media-world/letter-groups.ts";
import { splitWords } from "#app/search/terms.ts";
import { foldText, readCode } from "../shared/fold-text.ts";

test.each([
  ["O’Brien’s", "O'Brien"],
  ["O'Brien", "O’Brien"],
  ["O'Brien", "obrien"],
  ["Saturday’s", "saturday's"],
  ["Łódź", "lodz"],
  ["Straße", "STRASSE"],
  ["Smørrebrød", "smorrebrod"],
  ["İstanbul", "istanbul"],
  ["ﬁne", "fine"],
  ["ＴＩＫ", "tik"],
  ["Mar\u00ADlow", "marlow"],
  ["Marlow", "\u200EMar\u200Blow"],
  ["Côte-d’Or", "cote\u2011d'or"],
  ["Fish & Chips", "fish\u00A0& chips"],
  ["Dvořák", "dvorak"],
  ["Æbleskiver", "aebleskiver"],
  ["Ǿre", "ore"],
  ["“Best” Bakery", '"best" bakery'],
  ["São", "sa\u0303o"],
])("S2.8 S2.9 both lists and the search find %s by %s", (name, words) => {
  const texts = Object.fromEntries(searchedTexts.map((text) => [text, ""]));
  const caseStudy = { ...texts, brandName: name } as unknown as CaseStudy;
  expect(findCards([caseStudy], { words, trades: [] })).toHaveLength(1);
  expect(findPlatforms([{ id: "1", name, homepageUrl: "" }], words)).toHaveLength(1);
  expect(splitWords(name)).toEqual(splitWords(words));
});

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
