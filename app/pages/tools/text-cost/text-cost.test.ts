import { expect, test } from "vitest";
import { sampleCountry, textPrices } from "#words/text-prices.ts";
import { readCount, findPrice, readList as readQuery, readText } from "./text-query.ts";
import { hasOtherScript, smsSegments } from "#app/calculator/sms-segments.ts";
import { signName, withPlainSigns } from "./plain-signs.ts";

const readList = (query: string) => {
  const list = readQuery(query, textPrices);
  return { ...list, count: readCount(list) };
};

test("D17 D29 reads country, people and price from the address, and ignores unreadable numbers", () => {
  expect(readList("?country=DE&people=2300")).toEqual({ country: "DE", people: "2300", price: "", count: 2300 });
  expect(readList("country=de&people=2,300")).toMatchObject({ country: "DE", people: "2,300", count: 2300 });
  expect(readList("")).toEqual({ country: sampleCountry, people: "500", price: "", count: 500 });
  expect(readList("country=XX").country).toBe(sampleCountry);
  for (const people of ["0", "-5", "many", "1.5", "", "99999999999"]) {
    expect(readList(`people=${people}`).count, people).toBeNull();
  }
});

test("D17 prefers a quoted price to the country's sample", () => {
  const price = (query: string) => findPrice(readQuery(query, textPrices), textPrices);
  expect(["country=US", "price=0.008", "country=US&price=1.2", "country=US&price=much"].map(price)).toEqual([
    0.008,
    0.008,
    1.2,
    null,
  ]);
});

test("D17 uses the language's price without a country", () => {
  const price = (query: string) => findPrice(readQuery(query, textPrices), textPrices);
  const sample = price(`country=${sampleCountry}`);
  expect(sample).toBeGreaterThan(0);
  expect(["", "people=2300", "country=XX", "country=XX&price=0.1"].map(price)).toEqual([sample, sample, sample, 0.1]);
});

test("D17 answers a form sent without scripts with its text, and with plain signs on request", () => {
  expect(readText("country=US")).toBeNull();
  expect(readText("text=It%E2%80%99s+7")).toBe("It’s 7");
  expect(readText("text=It%E2%80%99s+7&plain=1")).toBe("It's 7");
  expect(readText(`text=${"a".repeat(5_000)}`)).toHaveLength(1_600);
});

test("D17 plain signs return a text to GSM-7, and leave other scripts alone", () => {
  expect(withPlainSigns("“It’s – well…”\u00a0ok")).toBe('"It\'s - well..." ok');
  expect(smsSegments(withPlainSigns("“It’s – well…”")).encoding).toBe("gsm7");
  expect(withPlainSigns("Привет 😀")).toBe("Привет 😀");
});

test("D17 gives each sign its common name", () => {
  expect(["—", "’", "”", "\u00a0", "😀", "ж"].map(signName)).toEqual([
    "longDash",
    "apostrophe",
    "quote",
    "space",
    "emoji",
    null,
  ]);
});

test("D17 offers no replacement for text in another script, but does for a few special signs", () => {
  const ofOther = (text: string) => hasOtherScript(smsSegments(text).special);
  expect(["خبز السبت", "Привет", "Sale: خصم", "日曜日"].map(ofOther)).toEqual([true, true, true, true]);
  expect(["It’s “so” – 😀", "ça va ł ő", "ΔΩ", "5 µm ʼok", ""].map(ofOther)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
