import { expect, test } from "vitest";
import { textPrices } from "#content/generated/pages/text-cost.ts";
import { countOf, readList as readListOf, readText } from "./text-query.ts";

const readList = (query: string) => {
  const list = readListOf(query, textPrices);
  return { ...list, count: countOf(list) };
};

test("D17 the country and the number of people come from the address, and absurd values fall back or are told", () => {
  expect(readList("?country=DE&people=2300")).toEqual({ country: "DE", people: "2300", count: 2300 });
  expect(readList("country=de&people=2,300")).toEqual({ country: "DE", people: "2,300", count: 2300 });
  expect(readList("")).toEqual({ country: "US", people: "500", count: 500 });
  expect(readList("country=XX").country).toBe("US");
  for (const people of ["0", "-5", "many", "1.5", "", "99999999999"]) {
    expect(readList(`people=${people}`).count, people).toBeNull();
  }
});

test("D17 a form sent without scripts has its text, and plain signs where they are asked for", () => {
  expect(readText("country=US")).toBeNull();
  expect(readText("text=It%E2%80%99s+7")).toBe("It’s 7");
  expect(readText("text=It%E2%80%99s+7&plain=1")).toBe("It's 7");
  expect(readText(`text=${"a".repeat(5_000)}`)).toHaveLength(1_600);
});
