import { expect, test } from "vitest";
import { priceUsage } from "#app/calculator/price-usage.ts";
import { featurePlans } from "#app/calculator/usage.ts";
import { readUsage } from "#app/calculator/usage-query.ts";
import { plans } from "#content/catalog/plans.ts";
import { billResult } from "#words/pages/compare.ts";
import { isInOurCurrency } from "#words/text-prices.ts";
import { providerFeatures as features } from "#words/provider-features.ts";
import { compareBill, exampleQuery, readBill, shownQuery, withText } from "./bill.ts";

const [basic, pro, enterprise] = plans;
const read = (query: string) => readBill(new URLSearchParams(query));
const compared = (query: string) => compareBill(read(query));

test("S9.1 S9.2 matches the calculator for 3,100 people with four emails and a text each", () => {
  const { services, ours, onTop, more } = compared("pays=250&contacts=3%2C100&emails=4&texts=1&text-price=0.01");
  expect(services.map(({ service, plan }) => [service.id, plan.id])).toEqual([
    ["email-marketing", "pro"],
    ["sms-marketing", "pro"],
  ]);
  expect([ours, onTop.total]).toEqual([2 * pro.monthlyPrice, 31]);
  expect(more).toBeCloseTo(2 * pro.monthlyPrice + 31 - 250);
  const query = "contacts=3100&email-marketing=4&sms-marketing=1&text-price=0.01";
  expect(priceUsage(readUsage(new URLSearchParams(query)).usage)).toEqual(
    priceUsage(read("contacts=3100&emails=4&texts=1&text-price=0.01").usage),
  );
});

test("D27 lists the carriers' sum apart from ours, as a sample", () => {
  const ours = 2 * enterprise.monthlyPrice;
  const total = isInOurCurrency ? 384 : 0;
  const query = "pays=470&contacts=24k&emails=6&texts=1&text-parts=2&country=US";
  expect(compared(query)).toMatchObject({
    ours,
    onTop: { total, isSample: true, isMissing: !isInOurCurrency },
    more: expect.closeTo(ours + total - 470),
    isCertain: false,
  });
  expect(compared(`${query}&text-price=0.008`)).toMatchObject({
    more: expect.closeTo(ours + 384 - 470),
    isCertain: true,
  });
  expect(compared("pays=470&contacts=24000&texts=1").isCertain).toBe(false);
});

test("D27 prices a store connection by the cheapest plan that has it", () => {
  const ours = basic.monthlyPrice + enterprise.monthlyPrice;
  expect(compared("pays=100&contacts=500&emails=2&use=connectors")).toMatchObject({
    ours,
    more: expect.closeTo(ours - 100),
  });
});

test.each(["constructor=1", "toString=a", "__proto__=1", "hasOwnProperty=use", "country=constructor"])(
  "D29 reads a bill as if %s were not in its address",
  (added) => {
    const { usage, counts } = read(`contacts=5&pays=20&${added}`);
    expect([usage.contacts, counts.pays]).toEqual([5, 20]);
  },
);

test.each(["24.5", "many", "-5", "0", "20-30k"])("D29 ignores %s people", (contacts) => {
  expect(read(`pays=400&contacts=${contacts}&emails=4`).unread).toEqual(["contacts"]);
  expect(compared(`pays=400&contacts=${contacts}&emails=4`)).toMatchObject({ services: [], more: null });
});

test.each(["0", "٠", "０", "\u200e0"])("D29 reads %j as not used", (none) => {
  expect(read(`pays=400&contacts=900&emails=4&texts=${none}&seats=${none}`).unread).toEqual([]);
});

test.each([
  ["use=telex", ""],
  ["in-all=letters&use=api", "&use=api"],
  ["country=Atlantis", ""],
])("D29 adds nothing up while a link contains %s", (added, left) => {
  const query = "pays=400&contacts=900&emails=4";
  expect(read(`${query}&${added}&utm_source=spring`).usable).toBe(`${query}${left}&utm_source=spring`);
  expect(read(`${query}&use=&country=US&in-all=sms-marketing&utm_source=spring`).usable).toBeNull();
});

test("D29 ignores a number with two different values", () => {
  expect(read("pays=400&pays=500&contacts=900&emails=4").unread).toEqual(["pays"]);
  expect(read("pays=400&pays=400&contacts=900&emails=4").unread).toEqual([]);
});

test("D28 totals alone imply no people, and nothing is certain without the list's length", () => {
  const query = "pays=400&emails=24000&in-all=email-marketing";
  expect(compared(query)).toMatchObject({
    ours: pro.monthlyPrice,
    more: pro.monthlyPrice - 400,
    isCertain: false,
  });
  expect(compared(`${query}&contacts=30000`)).toMatchObject({ ours: enterprise.monthlyPrice, isCertain: true });
});

test("remains the example until the visitor changes the payment or the list length", () => {
  expect(["", "utm_source=spring", "empty=1", "texts=2"].map(shownQuery)).toEqual([
    exampleQuery,
    exampleQuery,
    "empty=1",
    "texts=2",
  ]);
  expect(compared(exampleQuery)).toMatchObject({ isCertain: false, unplanned: [], onTop: { isMissing: false } });
  const own = withText(exampleQuery, "pays", "250");
  expect(
    [exampleQuery, own, withText(own, "contacts", "900"), "empty=1"].map((query) => read(query).isExample),
  ).toEqual([true, true, false, false]);
});

test("names each feature, and explains each that we lack", () => {
  expect(Object.keys(features)).toEqual(Object.keys(featurePlans));
  const lacking = Object.entries(featurePlans).flatMap(([feature, plans]) => (plans.length === 0 ? [feature] : []));
  expect(Object.keys(billResult.lacks)).toEqual(lacking);
});
