import { contactsRange, costRanges } from "#app/calculator/usage.ts";
import { numberOf } from "#app/calculator/read-number.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import type { TextPrice } from "#content/text-prices.ts";
import { withPlainSigns } from "./plain-signs.ts";

/** Characters of a text that the tool takes: a dozen parts, more than any phone shows well. */
export const maxTextLength = 1_600;

/** Where a form that is sent without scripts asks for plain signs. */
export const plainName = "plain";

/** The text of a form that was sent without scripts; null where there is none. */
export function readText(query: string): string | null {
  const values = new URLSearchParams(query);
  const text = values.get("text")?.slice(0, maxTextLength) ?? null;
  return text !== null && values.has(plainName) ? withPlainSigns(text) : text;
}

/** To whom a text goes, and for how much. */
export interface TextList {
  /** An ISO 3166 code of the price table; empty where the address names none. */
  readonly country: string;
  /** The number of people as it was typed. */
  readonly people: string;
  /** What a carrier quoted for one text, in dollars, as it was typed; empty where the table's sample counts. */
  readonly price: string;
}

const peopleName = "people";
/** People on a list until somebody says how many. */
const startPeople = 500;
const priceName = "price";

export const listRanges = { [peopleName]: contactsRange, [priceName]: costRanges["text-price"] } as const;

/** The list of a query such as `country=DE&people=2300`. What is missing is as at the start. */
export function readList(query: string, prices: readonly TextPrice[]): TextList {
  const values = new URLSearchParams(query);
  const requested = values.get("country")?.toUpperCase() ?? "";
  return {
    country: prices.some(({ code }) => code === requested) ? requested : "",
    people: values.get(peopleName) ?? String(startPeople),
    price: values.get(priceName) ?? "",
  };
}

/** The number of people; null where it is none, or out of range. */
export const countOf = ({ people }: TextList): number | null => numberOf(people, contactsRange);

/** Dollars for one text: what was typed, or else the sample of the country; null where neither can be read. */
export function priceOf({ country, price }: TextList, prices: readonly TextPrice[]): number | null {
  if (price.trim() !== "") return numberOf(price, listRanges.price);
  return prices.find(({ code }) => code === country)?.price ?? null;
}

/** The query of a list, but not of the text, which is private. */
export function listQuery({ country, people, price }: TextList): string {
  return new URLSearchParams({ country, people, ...(price && { price }) }).toString();
}

/** Writes the list into the address as it was typed. */
export function writeList(list: TextList): void {
  writeAddress({ own: { names: ["text", plainName, "country", peopleName, priceName], query: listQuery(list) } });
}
