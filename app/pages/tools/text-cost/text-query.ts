import { contactsRange, costRanges } from "#app/calculator/usage.ts";
import { parseNumber } from "#app/calculator/read-number.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import type { TextPrice } from "#content/text-prices.ts";
import { sampleCountry } from "#words/text-prices.ts";
import { withPlainSigns } from "./plain-signs.ts";

/** About a dozen segments, which is more than phones display well. */
export const maxTextLength = 1_600;

export const plainName = "plain";

export function readText(query: string): string | null {
  const values = new URLSearchParams(query);
  const text = values.get("text")?.slice(0, maxTextLength) ?? null;
  return text !== null && values.has(plainName) ? withPlainSigns(text) : text;
}

export interface TextList {
  /** ISO 3166 code from the price table. */
  readonly country: string;
  readonly people: string;
  /** Per text, as typed; empty for the table's sample. */
  readonly price: string;
}

const peopleName = "people";
const startPeople = 500;
const priceName = "price";

export const listRanges = { [peopleName]: contactsRange, [priceName]: costRanges["text-price"] } as const;

/** Reads `country=DE&people=2300`; missing values have defaults. */
export function readList(query: string, prices: readonly TextPrice[]): TextList {
  const values = new URLSearchParams(query);
  const requested = values.get("country")?.toUpperCase() ?? "";
  return {
    country: prices.some(({ code }) => code === requested) ? requested : sampleCountry,
    people: values.get(peopleName) ?? String(startPeople),
    price: values.get(priceName) ?? "",
  };
}

export const readCount = ({ people }: TextList): number | null => parseNumber(people, contactsRange);

/** Per text, as typed or from the country's sample. Null if the typed price is unreadable or there is no sample. */
export function findPrice({ country, price }: TextList, prices: readonly TextPrice[]): number | null {
  if (price.trim() !== "") return parseNumber(price, listRanges.price);
  return prices.find(({ code }) => code === country)?.price ?? null;
}

/** Omits the text, which is private. */
export function listQuery({ country, people, price }: TextList): string {
  return new URLSearchParams({ country, people, ...(price && { price }) }).toString();
}

export function writeList(list: TextList): void {
  writeAddress({ own: { names: ["text", plainName, "country", peopleName, priceName], query: listQuery(list) } });
}
