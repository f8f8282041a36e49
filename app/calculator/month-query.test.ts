import { describe, expect, test } from "vitest";
import { serviceNames } from "#content/catalog/service-names.ts";
import { isKind, type Month, startMonth, withoutService, withService } from "./month.ts";
import { readMonth, writeMonth } from "./month-query.ts";

const read = (query: string) => readMonth(new URLSearchParams(query));

describe("S9.2 the month of an address", () => {
  test("is what was written into it, for every service", () => {
    let month: Month = { contacts: 3_100, textParts: 2, taken: {} };
    expect(read(writeMonth(month))).toEqual({ month, unread: {}, unused: [] });
    for (const { id } of serviceNames) {
      month = withService(month, id);
      expect(read(writeMonth(month))).toEqual({ month, unread: {}, unused: [] });
      if (!isKind(id)) month = { ...month, taken: { ...month.taken, [id]: 7 } };
      expect(read(writeMonth(month))).toEqual({ month, unread: {}, unused: [] });
    }
    expect(read(writeMonth(withoutService(month, "seo"))).month.taken.seo).toBeUndefined();
  });

  test("reads as a person would write it", () => {
    expect(writeMonth({ contacts: 3_100, textParts: 1, taken: { "email-marketing": 4, seo: "pro" } })).toBe(
      "contacts=3100&email-marketing=4&seo=pro",
    );
  });

  test("is that of the start where the address names none, and email where it names contacts alone", () => {
    for (const query of ["", "utm_source=spring", "code=7"])
      expect(read(query)).toEqual({ month: startMonth, unread: {}, unused: [] });
    expect(read("contacts=3100")).toEqual({
      month: { contacts: 3_100, textParts: 1, taken: { "email-marketing": 4 } },
      unread: {},
      unused: [],
    });
    for (const added of ["utm_source=spring", "gad_source=1&gbraid=0AAA", "ref=x", "_gl=1*a", "mc_cid=7", "fax=3"])
      expect(read(`contacts=3100&email-marketing=4&${added}`)).toMatchObject({ unread: {}, unused: [] });
  });

  test("takes the answers of a plain form: services by name, an empty value for no, and no card for each contact", () => {
    expect(read("contacts=640&take=seo&take=crm&website-builder=&business-email=start")).toEqual({
      month: { contacts: 640, textParts: 1, taken: { seo: "basic", crm: 500, "business-email": 4 } },
      unread: {},
      unused: [],
    });
  });

  test("D29 reads numbers as people write them", () => {
    expect(read("contacts=24k&sms-marketing=2&text-price=0.008").month).toMatchObject({
      contacts: 24_000,
      costs: { "text-price": 0.008 },
    });
    expect(read("contacts=3.500&email-marketing=4").month.contacts).toBe(3_500);
  });

  test("D28 has what is sent in all without the length of the list, and says what the costs and features are", () => {
    const month: Month = {
      contacts: null,
      textParts: 1,
      taken: { "email-marketing": 24_000, kol: "pro", advertising: 2 },
      inAll: ["email-marketing"],
      costs: { "ad-spend": 300, "creator-fees": 0.125 },
      country: "DE",
      features: ["automations"],
    };
    expect(read(writeMonth(month))).toEqual({ month, unread: {}, unused: [] });
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
  ])("D29 %s has a number that is not read, and is written again as it was sent", (query, unread) => {
    const { month, ...read1 } = read(query);
    expect(read1).toEqual({ unread, unused: [] });
    expect(read(writeMonth(month, unread)).unread).toEqual(unread);
  });

  test.each([
    ["contacts=1000&email-marketing=4&seo=gold", ["seo"]],
    ["contacts=1000&email-marketing=4&take=telex", ["other"]],
    ["contacts=1000&email-marketing=4&country=XX", ["country"]],
    ["contacts=1000&email-marketing=4&use=telex", ["other"]],
    ["contacts=1000&email-marketing=4&in-all=seo", ["other"]],
    ["contacts=1000&email-marketing=4&seo=basic&seo=pro", ["seo"]],
    ["contacts=1000&email-marketing=4&email-marketing=4&country=&use=", []],
  ])("%s leaves out what we don't have, and says so", (query, unused) => {
    const { month, unused: found } = read(query);
    expect(found).toEqual(unused);
    expect(month).toEqual({ contacts: 1_000, textParts: 1, taken: { "email-marketing": 4 } });
  });
});
