import { expect, test } from "vitest";
import { demoShops } from "./pages/demo.ts";
import { solutions } from "#words/pages/solutions.ts";
import { caseStudySamples } from "#content/generated/records/case-studies.ts";
import { anyTrade, sceneOfTrade, tradeScenes } from "./trades.ts";

const getKey = (trade: string) => sceneOfTrade(trade).key;

test("D15 case studies, demo shops and industries use one vocabulary of trades", () => {
  expect(Object.fromEntries(caseStudySamples.map(({ industryType }) => [industryType, getKey(industryType)]))).toEqual({
    Bakery: "bakery",
    Hospitality: "hotel",
    Cycling: "bicycle",
    Textiles: "textile",
    "Veterinary care": "vet",
    Ceramics: "ceramics",
    Coffee: "coffee",
    Furniture: "furniture",
    Hairdressing: "salon",
    Bookselling: "bookshop",
    Fitness: "gym",
    Agriculture: "winery",
  });
  expect(demoShops.map(({ label }) => getKey(label))).toEqual(["bakery", "hotel", "bicycle", "vet"]);
  expect(solutions.industry.doors.map(({ name }) => getKey(name))).toEqual([
    "bakery",
    "hotel",
    "salon",
    "vet",
    "shop",
    "gym",
    "property",
    "charity",
  ]);
});

test("D15 a trade is found by both the key in links and its name", () => {
  for (const { key, name } of tradeScenes) {
    expect(getKey(key)).toBe(key);
    expect(getKey(name), name).toBe(key);
  }
});

test("D15 each trade's nearest trades are distinct others of the vocabulary", () => {
  for (const { key, nearest: near } of tradeScenes) {
    expect(near.length, key).toBeGreaterThan(0);
    expect(new Set(near).size, key).toBe(near.length);
    expect(near).not.toContain(key);
    expect(near).not.toContain(anyTrade.key);
  }
});
