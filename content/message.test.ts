import { describe, expect, test } from "vitest";
import { fromJson, type Message, message } from "./message.ts";
import { messageIn } from "./message-in.ts";
import { toJson } from "./write-json.ts";

const rest = message<{ readonly count: number; readonly email: string }>([
  ["count", { "=0": ["No text"], "=1": ["One text"], other: [["count"], " texts"] }],
  " to ",
  ["email"],
]);

describe("a message", () => {
  test("takes its only value by itself, and writes a number as the site's locale does", () => {
    expect(message<string>(["To ", ["email"], "."])("ines@mail.example")).toBe("To ines@mail.example.");
    expect(message<number>([["count"], " of ", ["count"]])(12_000)).toBe("12,000 of 12,000");
  });

  test.each([
    [0, "No text to x"],
    [1, "One text to x"],
    [1_500, "1,500 texts to x"],
  ])("takes several values by name, and chooses by an exact number: %d", (count, expected) => {
    expect(rest({ count, email: "x" })).toBe(expected);
  });

  test("chooses by the plural category of a number where no option names the number", () => {
    const plural = message<number>([["count", { "=0": ["none"], one: ["single"], other: [["count"]] }]]);
    expect([0, 1, 2].map((count) => plural(count))).toEqual(["none", "single", "2"]);
  });

  test("without one of its values is an error that names it", () => {
    expect(() => (rest as unknown as Message<object>)({ count: 1 })).toThrow("A message needs a value for {email}.");
  });
});

describe("as JSON", () => {
  test("a message comes back as a function, and plain values as they were", () => {
    const plain = { text: "<b>", count: 0, off: false, none: null, list: ["a", { deep: [] }] };
    const read = fromJson(toJson({ ...plain, absent: undefined, words: { list: [rest], again: rest } }));
    const { words, ...others } = read as { words: { list: [typeof rest]; again: typeof rest } };
    expect(Object.keys(others)).toEqual(Object.keys(plain));
    expect(others).toEqual(plain);
    expect(words.list[0]({ count: 2, email: "x" })).toBe("2 texts to x");
    expect(toJson(words)).toBe(toJson({ list: [rest], again: rest }));
  });

  test("a message is its parts and nothing else", () => {
    expect(toJson(message<string>(["To ", ["email"]]))).toBe('{"$m":["To ",["email"]]}');
  });

  const shared = { text: "x" };
  test.each([
    ["a function", { a: { b: () => "x" } }, "value.a.b: JSON can’t hold this function."],
    ["a symbol", [Symbol("x")], "value.0: JSON can’t hold this symbol."],
    ["a date", { list: [{ day: new Date(0) }] }, "value.list.0.day: JSON can’t hold this object."],
    ["an instance of a class", { a: new Map() }, "value.a: JSON can’t hold this object."],
    [
      "an element of React",
      { icon: { $$typeof: Symbol.for("react.transitional.element"), type: "svg" } },
      "value.icon.$$typeof: JSON can’t hold this symbol.",
    ],
    ["nothing in a list", ["a", undefined], "value.1: JSON can’t hold this undefined."],
    ["nothing at all", undefined, "value: JSON can’t hold this undefined."],
    ["what is no number", { ratio: Number.NaN }, "value.ratio: JSON can’t hold this number."],
    ["a large integer", { id: 1n }, "value.id: JSON can’t hold this bigint."],
    ["what reads as a message", { a: { $m: ["x"] } }, "value.a: JSON can’t hold this object."],
    [
      "one beside a part used twice",
      { a: shared, b: { shared, c: Symbol("x") } },
      "value.b.c: JSON can’t hold this symbol.",
    ],
  ])("refuses %s by its path", (_what, value, sentence) => {
    expect(() => toJson(value)).toThrow(new TypeError(sentence));
  });
});

test("a message of another language than the build's counts as its own does", () => {
  const files = messageIn("pl")<number>([
    ["count", { one: [["count"], " plik"], few: [["count"], " pliki"], many: [["count"], " plików"], other: [] }],
  ]);
  expect([1, 2, 5, 22, 10_005].map(files)).toEqual(["1 plik", "2 pliki", "5 plików", "22 pliki", "10\u00a0005 plików"]);
});
