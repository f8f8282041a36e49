import { describe, expect, test } from "vitest";
import { readWrittenTexts } from "../../scripts/words/written-texts.ts";
import { type PlanId, plans } from "./plans.ts";
import { type ServiceId, serviceNames } from "./service-names.ts";
import { planRows, servicePlans } from "./service-plans.ts";
import { services, serviceTexts } from "./services.ts";

const ids = serviceNames.map(({ id }) => id);

function planned(id: ServiceId, plan: PlanId, row: string): string {
  return servicePlans[id][plan].features[planRows[id].indexOf(row)] ?? "";
}

function stems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
    .filter((word) => !/^(and|for|from|one|the|with|you|your)$/.test(word))
    .map((word) => word.slice(0, 5));
}

test.each(ids)("every plan of %s has a feature for each row, and no two rows share a name", (id) => {
  const rows = planRows[id];
  expect(new Set(rows).size).toBe(rows.length);
  for (const plan of plans) expect(servicePlans[id][plan.id].features).toHaveLength(rows.length);
});

describe("S3.3 every described feature of a service is in one of its plans", () => {
  test.each(ids)("%s: each feature shares words with that of its plan and row", (id) => {
    for (const { text, plan = "basic", row } of serviceTexts[id].features) {
      const held = stems(planned(id, plan, row));
      expect(
        stems(text).filter((stem) => held.includes(stem)),
        `${text} / ${planned(id, plan, row)}`,
      ).not.toEqual([]);
    }
  });

  test("a feature of a larger plan names that plan", () => {
    const email = services.find(({ id }) => id === "email-marketing");
    expect(email?.features).toContain("A/B tests on subject lines (Pro)");
    expect(email?.features).toContain("Sign-up forms and welcome emails");
  });
});

/** Features that only larger plans have, as other pages name them. */
const larger: readonly [id: ServiceId, plan: PlanId, row: string, words: RegExp][] = [
  ["email-marketing", "pro", "Lists", /\bautomations\b/i],
  ["email-marketing", "pro", "Sending", /usual hour/i],
  ["email-marketing", "pro", "Writing", /drafts? .*\b(translation|languages?)|languages? .*\bdrafts?/i],
  ["email-marketing", "pro", "Results", /orders counted/i],
  ["sms-marketing", "pro", "Sender", /repl(ies|y) in one/i],
  ["sms-marketing", "pro", "Timing", /time zone/i],
  ["advertising", "pro", "Extras", /item sold out|stock runs out|when .*sells out/i],
  ["business-email", "pro", "Setup", /mailboxes .*(moved|you have)|move .*mailboxes/i],
  ["website-builder", "pro", "Selling", /\bsells? and (book|takes)|takes orders/i],
];
// These texts promise nothing: courses, definitions, questions, samples and other companies' exports.
const other =
  /words\/en\/(samples\/|pages\/(compare|glossary|learn|resources|demo)|demo-|search\.|provider-features|service-plans|services\.|answers\/moving|admin|account|mail)/;

test.each(larger)("a text that promises %s on %s (%s) names that plan", (id, plan, row, words) => {
  expect(planned(id, plan, row)).toMatch(words);
  const name = new RegExp(`\\{${plan}Name\\}`);
  const texts = readWrittenTexts().filter(({ file, text }) => !other.test(file) && words.test(text));
  expect(texts.filter(({ text }) => !name.test(text))).toEqual([]);
});
