import { type CountryCode, getCountries, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toAscii } from "#shared/fold-text.ts";

/** "country" means that no country was given, and "number" that the text is not a phone number. */
export type PhoneProblem = "country" | "number";

/** ISO 3166 codes of countries with known number formats. */
export const phoneCountries = (): readonly string[] => getCountries();

const isCountry = (text: string): text is CountryCode => phoneCountries().includes(text);

/** Returns E.164. `country` is an ISO 3166 code for numbers without `+`, or empty. The country is never guessed. */
export function readPhoneNumber(text: string, country: string): { number: string } | { problem: PhoneProblem } {
  const typed = toAscii(text).trim();
  if (typed === "" || typed.length > 40) return { problem: "number" };
  const isInternational = typed.startsWith("+");
  if (!isInternational && !isCountry(country)) return { problem: "country" };
  const parsed = parsePhoneNumberFromString(typed, {
    ...(!isInternational && isCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  // Checks only the length, because number ranges change faster than lists of them. Extensions can't receive texts.
  if (!parsed?.isPossible() || parsed.ext) return { problem: "number" };
  return { number: parsed.number };
}
