import { expect, test } from "vitest";
import { demoShops } from "./pages/demo.ts";
import { solutions } from "#words/pages/solutions.ts";
import { caseStudySamples } from "./samples/case-studies.ts";
import { anyTrade, sceneOfTrade, tradeScenes } from "./trades.ts";

const getKey = (trade: string) => sceneOfTrade(trade).key;

test("D15 the case studies, the demo's shops and the industries of the solutions are trades of one vocabulary", () => {
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

test("D15 a trade's key, as a link names it, and its name both stand for that trade", () => {
  for (const { key, name } of tradeScenes) {
    expect(getKey(key)).toBe(key);
    expect(getKey(name), name).toBe(key);
  }
});

test("D15 the nearest trades of each are others of the vocabulary, each once", () => {
  for (const { key, nearest: near } of tradeScenes) {
    expect(near.length, key).toBeGreaterThan(0);
    expect(new Set(near).size, key).toBe(near.length);
    expect(near).not.toContain(key);
    expect(near).not.toContain(anyTrade.key);
  }
});
