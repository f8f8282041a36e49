import { expect, test } from "vitest";
import { compare } from "#content/generated/pages/compare.ts";
import { planRows, servicePlans } from "#content/catalog/services.ts";
import { compareBill, readBill, type Use, uses } from "./bill.ts";

const read = (query: string) => readBill(new URLSearchParams(query));
const compared = (query: string) => compareBill(read(query));

test("S9.1 S9.2 the same month here is the calculator's: 3,100 people, 4 emails and a text each, $398", () => {
  const { services, total, more } = compared("pays=250&contacts=3%2C100&emails=4&texts=1");
  expect(services.map(({ service, plan }) => [service.id, plan.id])).toEqual([
    ["email-marketing", "pro"],
    ["sms-marketing", "pro"],
  ]);
  expect([total, more]).toEqual([398, 148]);
  expect(compared("pays=%24500&contacts=3100&emails=4&texts=1").more).toBe(-102);
});

test("long texts count by their parts", () => {
  expect(compared("contacts=3100&texts=1&text-parts=2").services[0]?.plan.id).toBe("enterprise");
});

test("what is used there raises the plan where a plan has it, and is named where none has", () => {
  const { services, lacking } = compared("contacts=500&emails=2&use=automations&use=editor&use=nothing");
  expect(services.map(({ plan, raisedBy }) => [plan.id, raisedBy])).toEqual([["pro", "automations"]]);
  expect(lacking).toEqual(["editor"]);
  expect(compared("contacts=30000&emails=2&use=automations").services[0]?.raisedBy).toBeNull();
});

test.each<[Use, string, RegExp]>([
  ["automations", "Lists", /automation/i],
  ["ab-tests", "Extras", /A\/B/],
  ["branches", "Lists", /branch/],
])("%s is in the plan that the comparison names", (use, row, words) => {
  const plan = uses[use];
  const place = planRows["email-marketing"].indexOf(row);
  expect(plan && servicePlans["email-marketing"][plan].features[place]).toMatch(words);
});

test("nothing is made of what can't be read or is not there", () => {
  expect(read("pays=much&contacts=-1&emails=0&texts=")).toMatchObject({
    unread: ["pays", "contacts"],
    counts: { pays: null, contacts: null, emails: null, texts: null },
  });
  expect(compared("contacts=500&pays=9")).toMatchObject({ services: [], total: 0, more: null });
});

test("each use has a name, and each that we lack a sentence", () => {
  expect(Object.keys(compare.uses)).toEqual(Object.keys(uses));
  expect(Object.keys(compare.result.lacks)).toEqual((Object.keys(uses) as Use[]).filter((use) => uses[use] === null));
});
