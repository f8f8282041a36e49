import { numberOf } from "#app/calculator/read-number.ts";
import { writeAddress } from "#app/browser/write-address.ts";
import { maxTextLength, type TextPrice, textPeople } from "#content/text-prices.ts";
import { withPlainSigns } from "./plain-signs.ts";

/** Where a form that is sent without scripts asks for plain signs. */
export const plainName = "plain";

/** The text of a form that was sent without scripts; null where there is none. */
export function readText(query: string): string | null {
  const values = new URLSearchParams(query);
  const text = values.get("text")?.slice(0, maxTextLength) ?? null;
  return text !== null && values.has(plainName) ? withPlainSigns(text) : text;
}

/** To whom a text goes. */
export interface TextList {
  /** An ISO 3166 code of the price table. */
  country: string;
  /** The number of people as it was typed. */
  people: string;
}

const firstCountry = "US";

/** The list of a query such as `country=DE&people=2300`. What is missing, and a country without a price, is as at the start. */
export function readList(query: string, prices: readonly TextPrice[]): TextList {
  const values = new URLSearchParams(query);
  const requested = values.get("country")?.toUpperCase();
  return {
    country: prices.find(({ code }) => code === requested)?.code ?? firstCountry,
    people: values.get("people") ?? String(textPeople.start),
  };
}

/** The number of people; null where it is none, or out of range. */
export const countOf = ({ people }: TextList): number | null => numberOf(people, textPeople);

/** Writes the list into the address, but not the text, which is private. */
export function writeList(list: TextList): void {
  const count = countOf(list);
  if (count === null) return;
  const query = new URLSearchParams({ country: list.country, people: String(count) }).toString();
  writeAddress({ own: { names: ["text", plainName, "country", "people"], query } });
}
