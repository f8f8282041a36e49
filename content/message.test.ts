import { describe, expect, test } from "vitest";
import { message } from "./message.ts";
import { messageIn } from "./format-message.ts";

const rest = message<{ readonly count: number; readonly email: string }>([
  ["count", { "=0": ["No text"], "=1": ["One text"], other: [["count"], " texts"] }],
  " to ",
  ["email"],
]);

describe("a message", () => {
  test("takes a single value directly, and formats a number in the site's locale", () => {
    expect(message<string>(["To ", ["email"], "."])("ines@mail.example")).toBe("To ines@mail.example.");
    expect(message<number>([["count"], " of ", ["count"]])(12_000)).toBe("12,000 of 12,000");
  });

  test.each([
    [0, "No text to x"],
    [1, "One text to x"],
    [1_500, "1,500 texts to x"],
  ])("takes several values by name, and selects by an exact number: %d", (count, expected) => {
    expect(rest({ count, email: "x" })).toBe(expected);
  });

  test("selects the plural category if no option names the number", () => {
    const plural = message<number>([["count", { "=0": ["none"], one: ["single"], other: [["count"]] }]]);
    expect([0, 1, 2].map((count) => plural(count))).toEqual(["none", "single", "2"]);
  });

  test("throws an error that names a missing value", () => {
    const partly = message<{ readonly count: number }>([["email"]]);
    expect(() => partly({ count: 1 })).toThrow("A message needs a value for {email}.");
  });
});

test("a message in a language other than the build's uses its plural rules", () => {
  const format = { decimal: ",", group: "\u00a0", firstGrouped: 10_000, beforePrice: "", afterPrice: "\u00a0USD" };
  const rules = new Intl.PluralRules("pl");
  const files = messageIn({ format, category: (count) => rules.select(count) })<number>([
    ["count", { one: [["count"], " plik"], few: [["count"], " pliki"], many: [["count"], " plików"], other: [] }],
  ]);
  expect([1, 2, 5, 22, 10_005].map(files)).toEqual(["1 plik", "2 pliki", "5 plików", "22 pliki", "10\u00a0005 plików"]);
});
