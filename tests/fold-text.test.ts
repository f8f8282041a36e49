import { expect, test } from "vitest";
import { type CaseStudy, searchedTexts } from "#app/data/case-studies.ts";
import { findCards } from "#app/pages/case-studies/find-cards.ts";
import { findPlatforms } from "#app/pages/social-media-world/letter-groups.ts";
import { splitWords } from "#app/search/terms.ts";

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
