import { describe, expect, test } from "vitest";
import { contrastRatio, minContrast, type Rgb, writeRatio } from "./contrast.ts";
import { adLimits, fitLine } from "./channel-notes.tsx";
import { dayColor } from "#scripts/brand-colors.ts";
import { sampleColor } from "./email-checks.tsx";

const white: Rgb = [255, 255, 255];

describe("D1 follows WCAG's contrast formula", () => {
  test.each<[Rgb, string]>([
    [[0, 0, 0], "21.0"],
    [[255, 255, 255], "1.0"],
    // The lightest grays that pass 4.5 and 3 against white, and their neighbors that don't.
    [[118, 118, 118], "4.5"],
    [[119, 119, 119], "4.4"],
    [[148, 148, 148], "3.0"],
    [[149, 149, 149], "2.9"],
    [[255, 0, 0], "3.9"],
    [[0, 0, 255], "8.5"],
  ])("gives %j on white a contrast of %s", (color, ratio) => {
    expect(writeRatio(contrastRatio(color, white))).toBe(ratio);
    expect(contrastRatio(white, color)).toBe(contrastRatio(color, white));
  });

  test.each([
    [24, 400, 3],
    [23.9, 600, 4.5],
    [18.66, 700, 3],
    [18.66, 600, 4.5],
    [16, 700, 4.5],
  ])("requires of letters of %d px and weight %d a contrast of %d", (pixels, weight, min) => {
    expect(minContrast(pixels, weight)).toBe(min);
  });
});

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

test("starts the field with the sample's color", () => {
  expect(sampleColor).toBe(dayColor("stamp-ink"));
});
