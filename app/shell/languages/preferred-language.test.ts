import { expect, test } from "vitest";
import { preferredLanguage } from "./preferred-language.ts";

test.each([
  ["es-MX,en", "en", "es"],
  ["ES", "en", "es"],
  ["fr,es", "en", "es"],
  ["en-GB,es", "en", undefined],
  ["fr,pt-BR", "en", undefined],
  ["en-US", "es", "en"],
  ["", "en", undefined],
])("offers readers of %s, on a page in %s, %s", (wanted, own, offered) => {
  expect(
    preferredLanguage(
      wanted.split(","),
      own,
      ["en", "es", "ar"].filter((code) => code !== own),
    ),
  ).toBe(offered);
});
