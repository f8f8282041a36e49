import { type CountryCode, getCountries, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { toAscii } from "#shared/fold-text.ts";

/** "country": the number needs a country. "number": not a phone number. */
export type PhoneProblem = "country" | "number";

/** ISO 3166 codes of countries with known number formats. */
export const phoneCountries = (): readonly string[] => getCountries();

const isCountry = (text: string): text is CountryCode => phoneCountries().includes(text);

/** Returns E.164. `country`: ISO 3166, for numbers without `+`; empty if not chosen, as it is never guessed. */
export function readPhoneNumber(text: string, country: string): { number: string } | { problem: PhoneProblem } {
  const typed = toAscii(text).trim();
  if (typed === "" || typed.length > 40) return { problem: "number" };
  const isInternational = typed.startsWith("+");
  if (!isInternational && !isCountry(country)) return { problem: "country" };
  const parsed = parsePhoneNumberFromString(typed, {
    ...(!isInternational && isCountry(country) && { defaultCountry: country }),
    extract: false,
  });
  // Only the length is checked: number ranges change faster than any list of them. A text can't be sent to an extension.
  if (!parsed?.isPossible() || parsed.ext) return { problem: "number" };
  return { number: parsed.number };
}
