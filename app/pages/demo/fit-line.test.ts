import { describe, expect, test } from "vitest";
import { adLimits, fitLine } from "./channel-notes.tsx";

describe("D1 cuts an ad at the end of its fields", () => {
  test.each([
    ["", { rest: "", width: 0 }],
    ["a".repeat(30), { rest: "", width: 30 }],
    ["a".repeat(31), { rest: "a", width: 31 }],
    ["  Rye\n is\tback ", { rest: "", width: 11 }],
    ["Nine steel frames, one size left today", { rest: "ft today", width: 38 }],
    // These letters are twice as wide, so fifteen of them fill the field.
    ["麵".repeat(16), { rest: "麵", width: 32 }],
    [`${"a".repeat(29)}麵`, { rest: "麵", width: 31 }],
    // A letter with a combining mark counts as one character.
    ["cafe\u0301 “to go”", { rest: "", width: 12 }],
    // A grapheme of several code points is never cut.
    [`${"👩‍👩‍👧‍👦".repeat(31)}`, { rest: "👩‍👩‍👧‍👦", width: 31 }],
  ])("case %#", (text, fitted) => {
    expect(fitLine(text, adLimits.headline)).toEqual(fitted);
  });
});
