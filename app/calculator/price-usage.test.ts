import { describe, expect, test } from "vitest";
import { contactLimits, monthlyPrices, planLimits } from "#content/catalog/limits.ts";
import { plans } from "#content/catalog/plans.ts";
import { serviceNames } from "#content/catalog/service-names.ts";
import { planRows, servicePlans } from "#content/catalog/service-plans.ts";
import { calculatorReasons } from "#words/calculator.ts";
import { isInOurCurrency } from "#words/text-prices.ts";
import { emailsEach, getShare, planOfList, priceUsage } from "./price-usage.ts";
import { costNames, featurePlans, type ServiceAmounts, type Usage, withService } from "./usage.ts";

const [, pro, enterprise] = plans;
const usage = (contacts: number, amounts: ServiceAmounts, segmentsPerText = 1): Usage => ({
  contacts,
  segmentsPerText,
  amounts,
});
const only = (contacts: number, amounts: ServiceAmounts) => priceUsage(usage(contacts, amounts)).services[0];
const planNames = (contacts: number, amounts: ServiceAmounts) =>
  priceUsage(usage(contacts, amounts)).services.map(({ service, plan }) => `${service.id} ${plan.id}`);

describe("the smallest plan that suffices", () => {
  test("S9.2 3,100 contacts with four emails and one text each need email Pro and SMS Pro", () => {
    const services = priceUsage(usage(3_100, { "email-marketing": 4, "sms-marketing": 1 })).services;
    expect(services.map(({ service, plan, need }) => [service.id, plan, need?.count])).toEqual([
      ["email-marketing", pro, 12_400],
      ["sms-marketing", pro, 3_100],
    ]);
    expect(priceUsage(usage(3_100, { "email-marketing": 4, "sms-marketing": 1 })).ours).toBe(2 * monthlyPrices.pro);
  });

  test("S9.2 a text of two parts counts twice, so 3,100 contacts exceed Pro's 5,000 texts", () => {
    const [texts] = priceUsage(usage(3_100, { "sms-marketing": 1 }, 2)).services;
    expect([texts?.plan, texts?.need?.count]).toEqual([enterprise, 6_200]);
    const [few] = priceUsage(usage(400, { "sms-marketing": 1 }, 2)).services;
    expect(few?.next).toMatchObject({ contacts: 500, times: 1 });
  });

  // The expected plans are computed by hand from S9.2, and for email also from S9.3.
  test.each([
    [2_500, { "email-marketing": 4 }, "email-marketing basic"],
    [2_501, { "email-marketing": 4 }, "email-marketing pro"],
    [5_000, { "email-marketing": 2 }, "email-marketing basic"],
    [5_001, { "email-marketing": 1 }, "email-marketing pro"],
    [12_500, { "email-marketing": 4 }, "email-marketing pro"],
    [12_501, { "email-marketing": 4 }, "email-marketing enterprise"],
    [25_000, { "email-marketing": 2 }, "email-marketing pro"],
    [25_001, { "email-marketing": 1 }, "email-marketing enterprise"],
    [1_000, { "sms-marketing": 1 }, "sms-marketing basic"],
    [1_001, { "sms-marketing": 1 }, "sms-marketing pro"],
    [5_001, { "sms-marketing": 1 }, "sms-marketing enterprise"],
    [500, { "whatsapp-marketing": 2 }, "whatsapp-marketing basic"],
    [5_000, { "whatsapp-marketing": 2 }, "whatsapp-marketing pro"],
    [5_001, { "whatsapp-marketing": 2 }, "whatsapp-marketing enterprise"],
    [1, { "social-media": 5 }, "social-media basic"],
    [1, { "social-media": 15 }, "social-media pro"],
    [1, { "social-media": 16 }, "social-media enterprise"],
    [1, { advertising: 2 }, "advertising basic"],
    [1, { advertising: 3 }, "advertising pro"],
    [1, { advertising: 6 }, "advertising enterprise"],
    [1, { "business-email": 5 }, "business-email basic"],
    [1, { "business-email": 20 }, "business-email pro"],
    [1, { "business-email": 21 }, "business-email enterprise"],
    [1, { "website-builder": 5 }, "website-builder basic"],
    [1, { "website-builder": 6 }, "website-builder pro"],
    [1, { "website-builder": 9_000 }, "website-builder pro"],
    [90_000, { crm: 1_000 }, "crm basic"],
    [1, { crm: 10_000 }, "crm pro"],
    [1, { crm: 10_001 }, "crm enterprise"],
    [90_000, { seo: "basic" }, "seo basic"],
    [1, { seo: "enterprise" }, "seo enterprise"],
  ] as const)("S9.2 S9.3 for %i contacts %o needs %s", (contacts, amounts, expected) => {
    expect(planNames(contacts, amounts)).toEqual([expected]);
  });

  test("S9.1 all services on Basic cost its price each, and no service costs nothing", () => {
    const all = serviceNames.reduce((services, { id }) => withService(services, id), usage(100, {}));
    const { services, ours } = priceUsage(all);
    expect(services.map(({ service }) => service)).toEqual(serviceNames);
    expect(ours).toBeCloseTo(serviceNames.length * monthlyPrices.basic);
    expect(priceUsage(usage(100, {})).ours).toBe(0);
  });

  test("S9.2 S9.3 names the deciding limit: the sends, or the list's length if that alone is too much", () => {
    expect(only(3_100, { "email-marketing": 4 })?.need).toMatchObject({ of: "units", count: 12_400 });
    expect(only(6_000, { "email-marketing": 1 })?.need).toEqual({
      of: "contacts",
      count: 6_000,
      limits: contactLimits,
    });
    expect(only(6_000, { "email-marketing": 2 })?.need).toMatchObject({ of: "units", count: 12_000 });
    expect(only(9, { seo: "pro" })?.need).toBeNull();
  });
});

describe("the next step up", () => {
  test.each([
    ["sends alone", 3_100, { "sms-marketing": 1 }, { plan: enterprise, until: "list", contacts: 5_000, times: 1 }],
    ["the list of email", 1_000, { "email-marketing": 1 }, { plan: pro, until: "list", contacts: 5_000, times: 10 }],
    [
      "the sends of email",
      3_100,
      { "email-marketing": 4 },
      { plan: enterprise, until: "list", contacts: 12_500, times: 16 },
    ],
    ["a count", 1, { "social-media": 3 }, { plan: pro, until: "room", left: 2 }],
    ["a count at its limit", 1, { advertising: 5 }, { plan: enterprise, until: "room", left: 0 }],
    ["pages without a limit", 1, { "website-builder": 6 }, { plan: enterprise, until: "kind" }],
    ["a kind of work", 1, { seo: "basic" }, { plan: pro, until: "kind" }],
    ["the largest plan", 1, { crm: 10_001 }, null],
    ["the largest kind", 1, { seo: "enterprise" }, null],
  ] as const)("S9.2 the next step comes after %s", (_, contacts, amounts, next) => {
    expect(only(contacts, amounts)?.next).toEqual(next);
  });

  test("S9.2 S9.3 keeps the plan up to the limit, and changes it one contact later", () => {
    for (const contacts of [1, 640, 2_400, 3_100, 4_999, 9_000]) {
      for (const times of [1, 2, 4, 7]) {
        const planned = only(contacts, { "email-marketing": times });
        if (planned?.next?.until !== "list") continue;
        expect(only(planned.next.contacts, { "email-marketing": times })?.plan).toBe(planned.plan);
        expect(only(planned.next.contacts + 1, { "email-marketing": times })?.plan).toBe(planned.next.plan);
        expect(only(contacts, { "email-marketing": planned.next.times })?.plan).toBe(planned.plan);
        expect(only(contacts, { "email-marketing": planned.next.times + 1 })?.plan).not.toBe(planned.plan);
      }
    }
  });
});

test("states a reason for every service that sends", () => {
  const sending = serviceNames.filter(({ id }) => {
    const { amounts } = withService(usage(100, {}), id);
    return only(100, amounts)?.times !== null;
  });
  expect(sending.map(({ id }) => id)).toEqual(Object.keys(calculatorReasons.untilList));
});

test("fills a third of the meter per plan, in proportion", () => {
  const at = (count: number, limits = planLimits["email-marketing"]) => getShare({ of: "units", count, limits });
  expect([at(5_000), at(10_000), at(30_000), at(50_000), at(100_000)]).toEqual([0.5, 1, 1.5, 2, 2.5]);
  expect([at(5, planLimits["website-builder"]), at(10, planLimits["website-builder"])]).toEqual([1, 1.5]);
});

describe("D28 the two limits of email", () => {
  test.each([
    [3_000, 1, "contacts"],
    [3_000, 2, "contacts"],
    [3_000, 3, "units"],
    [24_000, 6, "units"],
  ] as const)("with %i people and %i emails each, %s come first", (contacts, emails, first) => {
    expect(only(contacts, { "email-marketing": emails })?.first).toBe(first);
  });

  test("meet at the same number of emails each on every plan, as the price pages say", () => {
    const { basic, pro } = planLimits["email-marketing"];
    expect(basic / contactLimits.basic).toBe(pro / contactLimits.pro);
    expect([emailsEach("basic", 5_000), emailsEach("enterprise", 9)]).toEqual([2, null]);
    expect([5_000, 25_000, 25_001].map((contacts) => planOfList(contacts).id)).toEqual(["basic", "pro", "enterprise"]);
  });

  test("uses the known limit when only totals are given, and infers no number of people", () => {
    const all: Usage = {
      contacts: null,
      segmentsPerText: 1,
      amounts: { "email-marketing": 24_000 },
      inAll: ["email-marketing"],
    };
    expect(priceUsage(all).services[0]).toMatchObject({ plan: pro, times: null, first: null, need: { count: 24_000 } });
    expect(priceUsage({ ...all, contacts: 30_000 }).services[0]).toMatchObject({ plan: enterprise, first: "contacts" });
    const { services, unplanned } = priceUsage({ ...all, inAll: [] });
    expect([services, unplanned.map(({ id }) => id)]).toEqual([[], ["email-marketing"]]);
  });
});

describe("two sums, never one", () => {
  const shop = usage(24_000, { "email-marketing": 6, "sms-marketing": 1 }, 2);

  test("adds carriers' charges separately: as typed, by a sample, or not included", () => {
    expect(priceUsage({ ...shop, country: "US" })).toMatchObject({
      ours: 2 * monthlyPrices.enterprise,
      onTop: {
        costs: [{ amount: 384 }],
        total: isInOurCurrency ? 384 : 0,
        isSample: true,
        isMissing: !isInOurCurrency,
      },
    });
    expect(priceUsage({ ...shop, country: "US", costs: { "text-price": 0.01 } }).onTop).toMatchObject({
      total: 480,
      isSample: false,
    });
    expect(priceUsage(shop).onTop).toMatchObject({ total: 0, isSample: false, isMissing: true });
  });

  test("gives no figure for WhatsApp, ads and creators", () => {
    const ids = serviceNames.map(({ id }) => id).filter((id) => id in costNames && id !== "sms-marketing");
    const all = ids.reduce(withService, usage(100, {}));
    expect(priceUsage(all).onTop.costs.map(({ amount }) => amount)).toEqual(ids.map(() => null));
    const costs = { "whatsapp-cost": 12.5, "ad-spend": 300, "creator-fees": 0 };
    expect(priceUsage({ ...all, costs }).onTop).toMatchObject({ total: 312.5, isMissing: false });
  });

  test("adds nothing on top of the other services", () => {
    expect(priceUsage(usage(100, { seo: "pro", crm: 5 })).onTop).toMatchObject({ costs: [], isMissing: false });
  });
});

describe("a required feature", () => {
  test("takes the cheapest plan that has it, and lists the others", () => {
    const { services, ours } = priceUsage({ ...usage(500, { "email-marketing": 2 }), features: ["connectors"] });
    expect(services.map(({ service, plan: one }) => [service.id, one.id])).toEqual([
      ["email-marketing", "basic"],
      ["crm", "enterprise"],
    ]);
    expect(ours).toBe(monthlyPrices.basic + monthlyPrices.enterprise);
    expect(services[1]?.raised).toMatchObject({
      by: "connectors",
      others: [{ service: { id: "whatsapp-marketing" } }],
    });
    const whatsapp = priceUsage({ ...usage(500, { "whatsapp-marketing": 3 }), features: ["connectors"] });
    expect([whatsapp.services.length, whatsapp.ours]).toEqual([1, monthlyPrices.enterprise]);
  });

  test("adds nothing if a plan already has it, and is listed if none does", () => {
    const bill = priceUsage({ ...usage(30_000, { "email-marketing": 2 }), features: ["automations", "editor"] });
    expect([bill.services[0]?.raised, bill.lacking]).toEqual([null, ["editor"]]);
    expect(bill.included).toMatchObject([{ feature: "automations", choice: { plan: { id: "enterprise" } } }]);
  });

  test.each([
    ["automations", "Lists", /automation/i],
    ["ab-tests", "Extras", /A\/B/],
    ["branches", "Lists", /branch/],
    ["connectors", "", /your (own )?checkout/i],
  ] as const)("%s is in the listed plans", (feature, row, words) => {
    for (const [id, plan] of featurePlans[feature]) {
      const features = servicePlans[id][plan].features;
      const places = row ? [planRows[id].indexOf(row)] : features.map((_, place) => place);
      expect(places.some((place) => words.test(features[place] ?? ""))).toBe(true);
    }
  });
});
