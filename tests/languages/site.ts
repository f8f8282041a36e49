import path from "node:path";
import { firstLanguage } from "#content/language.ts";
import { startSite } from "#scripts/start-site.ts";
import { readLanguages } from "#scripts/words/languages.ts";
import { testsOn } from "../engines/fixtures.ts";

/** Every language but English, in which all other journeys are. */
export const languages = readLanguages(path.resolve(import.meta.dirname, "..", "..")).filter(
  ({ code }) => code !== firstLanguage,
);

/** In all languages. */
export const test = testsOn(() => {
  const codes = [firstLanguage, ...languages.map(({ code }) => code)];
  return startSite({ SITE_LANGUAGES: codes.join(","), RATE_LIMIT_SCALE: "1000" });
}, 400_000);
