import { expect, test } from "vitest";
import { readWrittenTexts, textsOf, type WrittenText } from "../scripts/words/written-texts.ts";
import { answers } from "./answers.ts";
import { serviceNames } from "./catalog/service-names.ts";

// A fact that several pages state has one place, and the others quote it.

const written = readWrittenTexts();

function breaking(rule: RegExp, allowed: RegExp, texts: readonly WrittenText[] = written): string[] {
  return texts.filter(({ text }) => rule.test(text) && !allowed.test(text)).map(({ file, text }) => `${file}: ${text}`);
}

test("two-step sign-in is said of something: of an account here, or of a mailbox", () => {
  // The account's own screens and emails speak of that account alone, and an answer's question is answered below it.
  const general = written.filter(({ file, text }) => !/\/(account|mail)\.yaml$/.test(file) && !text.endsWith("?"));
  const rule = /two-step sign-in/i;
  const whose = /account|mailbox|depends on what you sign in to/i;
  expect(breaking(rule, whose, general)).toEqual([]);
  expect(breaking(rule, whose, textsOf("planted.yaml", "a: Two-step sign-in for everyone"))).toHaveLength(1);
});

test("the table of what is on top of a price covers every service once", () => {
  const table = answers.find(({ id }) => id === "price-includes")?.answer.find(({ kind }) => kind === "table");
  const services = table?.kind === "table" ? table.rows.map(([service]) => service) : [];
  const named = serviceNames.filter(({ name }) => services.includes(name));
  expect(services).toEqual([...named.map(({ name }) => name), "The other four"]);
  expect(serviceNames.length - named.length).toBe(4);
});
