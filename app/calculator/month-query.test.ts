import { describe, expect, test } from "vitest";
import { serviceNames } from "#content/catalog/service-names.ts";
import { isKind, type Month, startMonth, withoutService, withService } from "./month.ts";
import { readMonth, writeMonth } from "./month-query.ts";

const read = (query: string) => readMonth(new URLSearchParams(query));

describe("S9.2 the month of an address", () => {
  test("is what was written into it, for every service", () => {
    let month: Month = { contacts: 3_100, textParts: 2, taken: {} };
    expect(read(writeMonth(month))).toEqual({ month, unread: [] });
    for (const { id } of serviceNames) {
      month = withService(month, id);
      expect(read(writeMonth(month))).toEqual({ month, unread: [] });
      if (!isKind(id)) month = { ...month, taken: { ...month.taken, [id]: 7 } };
      expect(read(writeMonth(month))).toEqual({ month, unread: [] });
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
      expect(read(query)).toEqual({ month: startMonth, unread: [] });
    expect(read("contacts=3100")).toEqual({
      month: { contacts: 3_100, textParts: 1, taken: { "email-marketing": 4 } },
      unread: [],
    });
    for (const added of ["utm_source=spring", "gad_source=1&gbraid=0AAA", "ref=x", "_gl=1*a", "mc_cid=7", "fax=3"])
      expect(read(`contacts=3100&email-marketing=4&${added}`).unread).toEqual([]);
  });

  test("takes the answers of a plain form: services by name, an empty value for no, and no card for each contact", () => {
    expect(read("contacts=640&take=seo&take=crm&website-builder=&business-email=start")).toEqual({
      month: { contacts: 640, textParts: 1, taken: { seo: "basic", crm: 500, "business-email": 4 } },
      unread: [],
    });
  });

  test.each([
    ["contacts=lots", ["contacts"]],
    ["contacts=-5", ["contacts"]],
    ["contacts=1000&text-parts=11", ["textParts"]],
    ["contacts=0", ["contacts"]],
    ["contacts=3.5", ["contacts"]],
    ["contacts=1e9", ["contacts"]],
    ["contacts=99999999999999999999", ["contacts"]],
    ["contacts=%3Cscript%3E", ["contacts"]],
    ["contacts=", ["contacts"]],
    ["contacts=1000&email-marketing=4000", ["email-marketing"]],
    ["contacts=1000&email-marketing=4&seo=gold", ["seo"]],
    ["contacts=1000&email-marketing=4&take=telex", ["other"]],
    ["contacts=x&email-marketing=4&crm=&kol=1", ["contacts", "kol"]],
  ])("%s falls back and says so", (query, unread) => {
    const { month, unread: found } = read(query);
    expect(found).toEqual(unread);
    expect(month.contacts).toBe(1_000);
    expect(month.taken["email-marketing"]).toBe(4);
    expect(month.taken.seo ?? "basic").toBe("basic");
  });
});
