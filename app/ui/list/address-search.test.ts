import { expect, test } from "vitest";
import { maxCharacters, readSearch, writeSearch } from "./address-search.ts";

test("S2.8 reads a search from the query as it was written", () => {
  for (const [words, trade, query] of [
    ["", "", ""],
    ["  ", "", ""],
    ["rye", "", "?q=rye"],
    ["rye & plum", "Veterinary care", "?q=rye+%26+plum&trade=Veterinary+care"],
    ["", "Café", "?trade=Caf%C3%A9"],
  ] as const) {
    expect(writeSearch({ words, trade })).toBe(query);
    expect(readSearch(query)).toEqual({ words: words.trim(), trade });
  }
});

test("S2.8 searches for everything without parameters, and cuts an overlong query", () => {
  for (const query of ["", "?", "?page=2&utm_source=letter", "?q=&trade=", "?q=%20%20&trade=%20"]) {
    expect(readSearch(query), query).toEqual({ words: "", trade: "" });
  }
  expect(writeSearch(readSearch("?utm_source=letter&q=rye"))).toBe("?q=rye");
  expect(readSearch("?q=one&q=two&trade=%E0%A4%A")).toMatchObject({ words: "one" });
  const { words, trade } = readSearch(`?q=${"w".repeat(9_000)}&trade=${"t".repeat(9_000)}`);
  expect([words.length, trade.length]).toEqual([maxCharacters, maxCharacters]);
});
