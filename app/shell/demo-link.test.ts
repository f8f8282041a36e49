import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { demoShops } from "#content/pages/demo.ts";
import { demoTable } from "#words/demo-table.ts";
import { demoMaxLength, type DemoLink, readDemoLink, replaceDemoLink, writeDemoLink } from "./demo-link.ts";

const read = (fragment: string) => readDemoLink(fragment);

describe("D1 the demo in a link", () => {
  test("reads back what it wrote, in any script and with special characters", () => {
    const words = fc
      .string({ unit: "grapheme", maxLength: 80 })
      .filter((text) => !/[\p{C}\p{Zl}\p{Zp}\uFFFD]/u.test(text));
    const links = fc.record<DemoLink>(
      {
        message: words,
        name: words.map((text) => text.slice(0, demoMaxLength.name)).filter((text) => text.isWellFormed()),
        shop: fc.constantFrom(...demoShops.map(({ id }) => id)),
        goal: fc.constantFrom(...demoTable.goals.map(({ id }) => id)),
        channel: fc.constantFrom("email", "sms", "whatsapp", "social", "ads"),
      },
      { requiredKeys: ["shop"] },
    );
    fc.assert(
      fc.property(links, (link) => {
        expect(read(writeDemoLink(link))).toEqual({ link, unread: [] });
      }),
    );
    const marks = { message: "50% off & more = #1?\n+1 for “you”\t<b>", name: "" };
    expect(read(writeDemoLink(marks))).toEqual({ link: marks, unread: [] });
  });

  test("has room for the longest message in the most expensive letters", () => {
    const link = { message: "麵".repeat(demoMaxLength.message), name: "é".repeat(demoMaxLength.name) };
    expect(read(writeDemoLink(link))).toEqual({ link, unread: [] });
  });

  test.each(["", "#", "#demo-sms", "#walk-list", "#%", "#conversation=abc", "#access_token=x&type=signup"])(
    "ignores %j",
    (fragment) => {
      expect(read(fragment)).toBeNull();
    },
  );

  test.each([
    ["#shop=fishmonger", ["shop"]],
    ["#shop=toString&goal=__proto__&channel=fax", ["shop", "goal", "channel"]],
    ["#shop=vet&shop=hotel", ["shop"]],
    ["#goal=&channel=", ["goal", "channel"]],
    [`#message=${"a".repeat(demoMaxLength.message + 1)}`, ["message"]],
    [`#name=${"a".repeat(demoMaxLength.name + 1)}`, ["name"]],
    [`#message=${"a".repeat(100_000)}&shop=vet`, ["message"]],
    ["#name=Marlow%0ABakery", ["name"]],
    ["#message=moc.elpmaxe%E2%80%AE&name=%00", ["message", "name"]],
    ["#message=%E0%A4%A", ["message"]],
  ])("reports unusable parts of %s (case %#)", (fragment, unread) => {
    const answer = read(fragment);
    expect(answer?.unread).toEqual(unread);
    for (const part of unread) expect(answer?.link).not.toHaveProperty(part);
  });

  test("keeps other parts if one is unreadable", () => {
    expect(read("#message=Hake+is+in.&shop=fishmonger&utm_source=x")).toEqual({
      link: { message: "Hake is in." },
      unread: ["shop"],
    });
  });

  test("ignores other parameters of the fragment", () => {
    const hash = "#message=a&amp;name=b&_gl=1*x";
    expect(replaceDemoLink(hash, writeDemoLink({ message: "c?" }))).toBe("#message=c%3F&_gl=1*x");
  });
});
