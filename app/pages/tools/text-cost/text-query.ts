import { readCount } from "#app/ui/read-count.ts";
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
  /** The same as a number; null where it is none, or out of range. */
  count: number | null;
}

const firstCountry = "US";

/** The list of a query such as `country=DE&people=2300`. What is missing, and a country without a price, is as at the start. */
export function readList(query: string, prices: readonly TextPrice[]): TextList {
  const values = new URLSearchParams(query);
  const requested = values.get("country")?.toUpperCase();
  const country = prices.find(({ code }) => code === requested)?.code ?? firstCountry;
  const people = values.get("people") ?? String(textPeople.start);
  return withPeople({ country }, people);
}

/** A list with the number of people as it is typed. */
export function withPeople({ country }: Pick<TextList, "country">, people: string): TextList {
  return { country, people, count: readCount(people, textPeople) };
}

/** Writes the list into the address, but not the text, which is private. */
export function writeList({ country, count }: TextList): void {
  if (count === null) return;
  writeAddress({ search: `?${new URLSearchParams({ country, people: String(count) })}` });
}
