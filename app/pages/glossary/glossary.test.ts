import { expect, test } from "vitest";
import { find } from "#app/search/find.ts";
import { replyTo } from "#app/search/reply.ts";
import { createSearch } from "#app/search/search.ts";
import { searchDocuments } from "#content/search-data.ts";
import { glossary } from "#words/pages/glossary.ts";
import { formerAnchors } from "./former-anchors.ts";

test("D17 the glossary explains words in alphabetical order, with one sentence each", () => {
  const { terms } = glossary;
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
  const names = terms.map(({ word }) => word.replace(/\W/g, "").toLowerCase());
  expect(names).toEqual(names.toSorted());
  for (const { sentence } of terms) expect(sentence).toMatch(/^[^.!?]+\.$/);
  expect(JSON.stringify(glossary)).not.toMatch(/\bcentre|colour|organis/);
});

test("D23 a definition answers only a request for one", () => {
  const search = createSearch(searchDocuments);
  for (const question of ["can I have a segment", "do you have spam", "how many newsletters", "is there a keyword"])
    expect(replyTo(question, search)[0]?.to ?? "").not.toMatch(/^\/glossary/);
  expect(replyTo("what is a segment?", search)[0]?.to).toBe("/glossary#segment");
  expect(
    find("double opt-in", search)
      .results.slice(0, 5)
      .map(({ to }) => to),
  ).toContain("/glossary#double-opt-in");
});

test("D17 leads a letter's former anchor to its first word", () => {
  const words = ["Abo", "إدارة", "إلغاء", "Öffnungsrate", "Ordner", "öde"].map((word) => ({
    id: `id of ${word}`,
    word,
  }));
  expect([...formerAnchors(words)]).toEqual([
    ["id of إدارة", "letter-إ"],
    ["id of Öffnungsrate", "letter-ö"],
  ]);
});
