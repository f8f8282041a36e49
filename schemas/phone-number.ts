import { type CountryCode, getCountries, parsePhoneNumberFromString } from "libphonenumber-js/min";

/** What is wrong with a number: it names no country, or it is none. */
export type PhoneProblem = "country" | "number";

/** Countries by ISO 3166, as far as their numbers are known. */
export const phoneCountries = (): readonly string[] => getCountries();

const isCountry = (text: string): text is CountryCode => phoneCountries().includes(text);

/**
 * A typed number as E.164.
 * @param country where a number without `+` belongs, by ISO 3166; empty where nobody chose one, because nothing is guessed
 */
export function readPhoneNumber(text: string, country: string): { number: string } | { problem: PhoneProblem } {
  const typed = text.trim();
  if (typed === "" || typed.length > 40) return { problem: "number" };
  const isInternational = /^[+＋]/.test(typed);
  if (!isInternational && !isCountry(country)) return { problem: "country" };
  const parsed = parsePhoneNumberFromString(typed, {
    ...(!isInternational && isCountry(country) && { defaultCountry: country }),
    // The whole text has to be the number.
    extract: false,
  });
  // By its length alone: ranges of numbers change faster than any list of them. An extension is of no use to a text.
  if (!parsed?.isPossible() || parsed.ext) return { problem: "number" };
  return { number: parsed.number };
}
