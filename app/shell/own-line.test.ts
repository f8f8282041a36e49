import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { maxCharacters } from "#content/own-line.ts";
import { limitLine } from "./own-line.ts";

const graphemes = (text: string): number => [...new Intl.Segmenter().segment(text)].length;

describe("the visitor's own line", () => {
  test.each([
    ["plain letters", "a"],
    ["a family joined by zero-width joiners", "👨‍👩‍👧‍👦"],
    ["a flag", "🇫🇷"],
    ["a letter with two marks", "ệ̂".normalize("NFD")],
    ["a Devanagari syllable", "क्षि"],
  ])("is cut after 90 graphemes, never within one: %s", (_, character) => {
    const line = limitLine(character.repeat(200));
    expect(graphemes(line)).toBe(maxCharacters);
    expect(line).toBe(character.repeat(maxCharacters));
  });

  test("is one line", () => {
    expect(limitLine("Bread\r\nand\u2028cake\u2029\ttoday\0")).toBe("Bread and cake today ");
  });

  test("reorders no text around it, and keeps necessary marks", () => {
    expect(limitLine("\u202Eevil\u202C \u2067x\u2069")).toBe("evil x");
    expect(limitLine("می\u200Cخواهم \u200F!")).toBe("می\u200Cخواهم \u200F!");
    expect(limitLine("half \uD83D here")).toBe("half  here");
  });

  test("stays the same when limited a second time", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 150 }), (typed) => {
        const line = limitLine(typed);
        expect(graphemes(line)).toBeLessThanOrEqual(maxCharacters);
        expect(limitLine(line)).toBe(line);
      }),
      { numRuns: 40 },
    );
  });
});
