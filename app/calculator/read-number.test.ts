import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type NumberRange, readNumber } from "./read-number.ts";

const people: NumberRange = { min: 1, max: 10_000_000 };
const dollars: NumberRange = { min: 0, max: 1_000_000, decimals: true };
const share: NumberRange = { min: 0, max: 100, decimals: true };

const outcome = (text: string, field: NumberRange) => {
  const reading = readNumber(text, field);
  if (reading.is === "read") return reading.number;
  return reading.is === "ask" ? reading.readings : reading.is;
};

type Row = [text: string, outcome: number | number[] | string];

describe("D29 reads a typed number as it was meant", () => {
  test.each<Row>([
    ["24,00,000", 2_400_000],
    ["24k", 24_000],
    ["24 K", 24_000],
    ["24k contacts", 24_000],
    ["24,000+", [24_000, 24_001]],
    ["24000.0", 24_000],
    ["24,000.00", 24_000],
    ["24.000,00", 24_000],
    ["€ 24.000", 24_000],
    ["1.5 million", 1_500_000],
    ["1.5m", 1_500_000],
    ["1.234 million", 1_234_000],
    ["2,4k", 2_400],
    ["1.5k", 1_500],
    ["two thousand", 2_000],
    ["a thousand", 1_000],
    ["24 thousand", 24_000],
    ["  24000\t", 24_000],
    ["\u200b24000\n", 24_000],
    ["２４，０００", 24_000],
    ["𝟚𝟜𝟎𝟬𝟶", 24_000],
    ["𑄸𑄺𑄶𑄶𑄶", 24_000],
    ["1,200 per month", 1_200],
    ["24000?", 24_000],
    ["“24000”", 24_000],
    ["24k subs", 24_000],
    ["4 times", 4],
    ["007", 7],
    ["2,4", "unreadable"],
    ["2.5", "unreadable"],
    ["1.5 people", "unreadable"],
    ["24.5", "unreadable"],
    ["12,34", [1_234]],
    ["24,00", [24, 2_400]],
    ["3,1000", [31_000]],
    ["0.125", [125]],
    ["20–30k", [20_000, 30_000]],
    ["20-30", [20, 30]],
    ["500–1k", [500, 1_000]],
    ["20k to 30k", [20_000, 30_000]],
    ["between 1,000 and 2,000", [1_000, 2_000]],
    ["24,000k", 24_000],
    ["2,400k", [2_400, 2_400_000]],
    ["1.2345k", [1_235]],
    ["", "empty"],
    ["  ", "empty"],
    ["many", "unreadable"],
    ["12a", "unreadable"],
    ["k", "unreadable"],
    ["thousands", "unreadable"],
    ["two hundred and fifty", "unreadable"],
    ["4,000 people and 4 emails", "unreadable"],
    ["3 times a week", "unreadable"],
    ["1e3", "unreadable"],
    ["0x10", "unreadable"],
    ["10²", "unreadable"],
    ["½", "unreadable"],
    ["1/2", "unreadable"],
    ["12.345.6", "unreadable"],
    ["24 00", "unreadable"],
    ["3 shops, 24000", "unreadable"],
    ["<script>", "unreadable"],
    ["-5", "outside"],
    ["−5", "outside"],
    ["$-5", "outside"],
    ["0", "outside"],
    ["10000001", "outside"],
    ["99999999999999999999", "outside"],
    ["20 million", "outside"],
  ])("reads %j people as %j", (text, expected) => expect(outcome(text, people)).toEqual(expected));

  test.each<Row>([
    ["2,4", 2.4],
    ["2.4", 2.4],
    ["38,5 %", 38.5],
    ["$12.50", 12.5],
    [".5", 0.5],
    ["٢٫٥", 2.5],
    ["1,240.50", 1_240.5],
    ["1.240,50", 1_240.5],
    ["1,240", 1_240],
    ["1,500,000", "outside"],
    ["24.000", [24, 24_000]],
    ["0.125", [0.125, 125]],
    ["0,125", [0.125, 125]],
    ["1.1k", 1_100],
    ["1.500", [1.5, 1_500]],
    ["$50+", [50]],
    ["0", 0],
    ["-1", "outside"],
  ])("reads %j dollars as %j", (text, expected) => expect(outcome(text, dollars)).toEqual(expected));

  test.each<Row>([
    ["24.000", 24],
    ["0.125", 0.125],
    ["101", "outside"],
    ["lots", "unreadable"],
  ])("reads a share of %j as %j", (text, expected) => expect(outcome(text, share)).toEqual(expected));

  test("reads any whole number in every notation, and never as another number", () => {
    const between = fc.constantFrom("", ",", ".", "'", "’", " ", "\u00a0", "\u2009", "\u202f", "٬");
    const zero = fc.constantFrom(0x30, 0xff10, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50);
    const before = fc.constantFrom("", " ", "~", "$", "about ", "+");
    const behind = fc.constantFrom("", " ", " people", " contacts", " a month", "\n");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10_000_000 }),
        between,
        zero,
        before,
        behind,
        (number, mark, script, a, b) => {
          const grouped = String(number).replace(/\B(?=(\d{3})+$)/g, mark);
          const text = a + grouped.replace(/\d/g, (digit) => String.fromCharCode(script + Number(digit))) + b;
          expect(outcome(text, people)).toBe(number);
        },
      ),
    );
  });

  test("never throws or accepts a number outside the field's range", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^[0-9.,' k–-]{1,12}$/)), (text) => {
        const reading = readNumber(text, people);
        const readings = reading.is === "read" ? [reading.number] : reading.is === "ask" ? reading.readings : [];
        for (const one of readings) expect(one >= 1 && one <= 10_000_000 && Number.isInteger(one)).toBe(true);
        expect(readings.length <= 2).toBe(true);
      }),
    );
  });
});
