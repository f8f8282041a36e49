import { describe, expect, test } from "vitest";
import { serviceNames } from "#content/catalog/service-names.ts";
import { isKind, type Usage, defaultUsage, withoutService, withService } from "./usage.ts";
import { readUsage, writeUsage } from "./usage-query.ts";

const read = (query: string) => readUsage(new URLSearchParams(query));

describe("S9.2 the month of an address", () => {
  test("reads what it wrote, for every service", () => {
    let usage: Usage = { contacts: 3_100, segmentsPerText: 2, amounts: {} };
    expect(read(writeUsage(usage))).toEqual({ usage, unread: {}, unused: [] });
    for (const { id } of serviceNames) {
      usage = withService(usage, id);
      expect(read(writeUsage(usage))).toEqual({ usage, unread: {}, unused: [] });
      if (!isKind(id)) usage = { ...usage, amounts: { ...usage.amounts, [id]: 7 } };
      expect(read(writeUsage(usage))).toEqual({ usage, unread: {}, unused: [] });
    }
    expect(read(writeUsage(withoutService(usage, "seo"))).usage.amounts.seo).toBeUndefined();
  });

  test("matches what a person would type", () => {
    expect(writeUsage({ contacts: 3_100, segmentsPerText: 1, amounts: { "email-marketing": 4, seo: "pro" } })).toBe(
      "contacts=3100&email-marketing=4&seo=pro",
    );
  });

  test("starts with the default list, or with email if the address only has contacts", () => {
    for (const query of ["", "utm_source=spring", "code=7"])
      expect(read(query)).toEqual({ usage: defaultUsage, unread: {}, unused: [] });
    expect(read("contacts=3100")).toEqual({
      usage: { contacts: 3_100, segmentsPerText: 1, amounts: { "email-marketing": 2 } },
      unread: {},
      unused: [],
    });
    for (const added of ["utm_source=spring", "gad_source=1&gbraid=0AAA", "ref=x", "_gl=1*a", "mc_cid=7", "fax=3"])
      expect(read(`contacts=3100&email-marketing=4&${added}`)).toMatchObject({ unread: {}, unused: [] });
  });

  test("accepts a plain form: services by name, empty values as no, one card per contact", () => {
    expect(read("contacts=640&take=seo&take=crm&website-builder=&business-email=start")).toEqual({
      usage: { contacts: 640, segmentsPerText: 1, amounts: { seo: "basic", crm: 500, "business-email": 4 } },
      unread: {},
      unused: [],
    });
  });

  test("D29 reads numbers as people write them", () => {
    expect(read("contacts=24k&sms-marketing=2&text-price=0.008").usage).toMatchObject({
      contacts: 24_000,
      costs: { "text-price": 0.008 },
    });
    expect(read("contacts=3.500&email-marketing=4").usage.contacts).toBe(3_500);
    expect(read("contacts=&clients=800, 2,400; 12k").usage.clients).toEqual([800, 2_400, 12_000]);
  });

  test("D28 has totals without a list's length, and states costs and features", () => {
    const usage: Usage = {
      contacts: null,
      clients: [800, 12_000],
      segmentsPerText: 1,
      amounts: { "email-marketing": 24_000, seo: "pro", advertising: 2 },
      inAll: ["email-marketing"],
      costs: { "ad-spend": 300, "creator-fees": 0.125 },
      country: "DE",
      features: ["automations"],
    };
    expect(read(writeUsage(usage))).toEqual({ usage, unread: {}, unused: [] });
  });

  test.each([
    ["contacts=lots", { contacts: "lots" }],
    ["contacts=-5", { contacts: "-5" }],
    ["contacts=1000&text-parts=11", { "text-parts": "11" }],
    ["contacts=0", { contacts: "0" }],
    ["contacts=3.5", { contacts: "3.5" }],
    ["contacts=20-30k", { contacts: "20-30k" }],
    ["contacts=99999999999999999999", { contacts: "99999999999999999999" }],
    ["contacts=%3Cscript%3E", { contacts: "<script>" }],
    ["contacts=1000&email-marketing=4000", { "email-marketing": "4000" }],
    ["contacts=3100&contacts=9000", { contacts: "3100 / 9000" }],
    ["contacts=1000&ad-spend=much", { "ad-spend": "much" }],
    ["contacts=1000&clients=800&clients=lots", { clients: "800; lots" }],
    [`contacts=1000&clients=${"8;".repeat(60)}`, { clients: "8;".repeat(60) }],
  ])("D29 %s has an unreadable number, which is written back as sent", (query, unread) => {
    const { usage, ...read1 } = read(query);
    expect(read1).toEqual({ unread, unused: [] });
    expect(read(writeUsage(usage, unread)).unread).toEqual(unread);
  });

  test.each([
    ["contacts=1000&email-marketing=4&seo=gold", ["seo"]],
    ["contacts=1000&email-marketing=4&take=telex", ["other"]],
    ["contacts=1000&email-marketing=4&country=XX", ["country"]],
    ["contacts=1000&email-marketing=4&use=telex", ["other"]],
    ["contacts=1000&email-marketing=4&in-all=seo", ["other"]],
    ["contacts=1000&email-marketing=4&seo=basic&seo=pro", ["seo"]],
    ["contacts=1000&email-marketing=4&email-marketing=4&country=&use=", []],
  ])("%s reports and drops unknown parts", (query, unused) => {
    const { usage, unused: found } = read(query);
    expect(found).toEqual(unused);
    expect(usage).toEqual({ contacts: 1_000, segmentsPerText: 1, amounts: { "email-marketing": 4 } });
  });
});
