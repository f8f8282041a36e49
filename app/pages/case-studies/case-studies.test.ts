import { expect, test } from "vitest";
import { caseStudyList } from "#words/case-study-list.ts";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";
import { tradeScenes } from "#content/trades.ts";
import { findTrade } from "./find-trade.ts";
import { readResult } from "./figure.tsx";
import { isSampleCaseStudy } from "./sample-note.tsx";

const seeded = caseStudySamples.map(({ industryType }) => industryType);
const nothing = { trades: [], choice: "" };

test("S2.8 shows every trade if none is chosen", () => {
  expect(findTrade("", seeded)).toEqual(nothing);
});

test.each([
  ["Bakery", "Bakery"],
  ["bakery", "Bakery"],
  ["VETERINARY CARE", "Veterinary care"],
  ["vet", "Veterinary care"],
  ["salon", "Hairdressing"],
  ["A small hotel", "Hospitality"],
])("S2.8 matches the address's trade %s to the table's %s", (wanted, trade) => {
  expect(findTrade(wanted, seeded)).toEqual({ trades: [trade], choice: trade });
});

test("S2.8 matches an unknown trade only by the table's exact spelling", () => {
  const known = ["Harness making", "bakery", "Bakery", "Pâtisserie"];
  expect(findTrade("harness MAKING", known).trades).toEqual(["Harness making"]);
  expect(findTrade("Bakery", known).trades).toEqual(["Bakery"]);
  expect(findTrade("patisserie", known).trades).toEqual(["Pâtisserie"]);
});

test("S2.8 shows the table's trades that share a vocabulary entry together, under its name", () => {
  const known = ["Clothing", "Bakery", "Fashion"];
  expect(findTrade("textile", known)).toEqual({
    trades: ["Clothing", "Fashion"],
    choice: "textile",
    name: "Fashion and textiles",
  });
});

test("S2.8 shows the nearest trades for one without a case study, and says so", () => {
  const { trades, choice, name, note } = findTrade("travel", seeded);
  expect([...trades].sort()).toEqual(["Cycling", "Hospitality"]);
  expect([choice, name]).toEqual(["travel", "Travel"]);
  expect(note).toBe(caseStudyList.nearTrade("Travel"));
});

test("S2.8 leads every trade of the vocabulary to a case study, its own or a near one", () => {
  for (const { key } of tradeScenes) {
    const { trades, note } = findTrade(key, seeded);
    expect(trades, key).not.toEqual([]);
    const hasOwn = trades.every((trade) => findTrade(key, [trade]).note === undefined);
    expect(note === undefined, key).toBe(hasOwn);
  }
});

test.each(["xyzzy", "post", "toString", "__proto__", "%", "a".repeat(100)])(
  "S2.8 shows everything for the unknown trade %s, and says so",
  (wanted) => {
    expect(findTrade(wanted, [...seeded, "Harness making"])).toEqual({
      ...nothing,
      note: caseStudyList.noTrade,
    });
  },
);

test("S2.8 shows everything if no near trade has a case study, and says so", () => {
  expect(findTrade("salon", ["Bakery"])).toEqual({ ...nothing, note: caseStudyList.noTrade });
});

test.each([
  ["+62% orders in May. Less waste.", "+62", "%", " orders in May.", " Less waste."],
  ["3.1 times the bookings of 2024! More.", "3.1", " times", " the bookings of 2024!", " More."],
  ["1,200 new readers", "1,200", "", " new readers", ""],
  ["Sold out by noon. Every day.", "", "", "Sold out by noon.", " Every day."],
  ["−18% cost at 3.5 kWh a loaf.", "−18", "%", " cost at 3.5 kWh a loaf.", ""],
  ["", "", "", "", ""],
])("splits the result %j", (text, number, unit, sentence, more) => {
  expect(readResult(text)).toEqual({ number, unit, sentence, more });
});

test("S3.1 keeps every word of the samples' results", () => {
  for (const { keyResults } of caseStudySamples) {
    expect(Object.values(readResult(keyResults)).join("")).toBe(keyResults);
  }
});

test.each([
  ["https://marlow-bakery.example/", true],
  ["https://www.example.com/bakery", true],
  ["https://shop.example.org/", true],
  ["https://marlow-bakery.com/", false],
  ["https://example.com.bakery.shop/", false],
  ["https://notexample.com/", false],
  ["https://bakery.shop/example", false],
  ["", false],
])("D15 whether %s is a sample's link: %s", (projectLink, isSample) => {
  expect(isSampleCaseStudy({ projectLink })).toBe(isSample);
});
