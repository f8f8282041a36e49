import { globSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { campaignScreen } from "#words/campaign-screen.ts";
import { readWrittenTexts } from "../../scripts/words/written-texts.ts";
import { segmentLimits, type SmsEncoding, smsSegments } from "./sms-segments.ts";

const table =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const a = (count: number) => "a".repeat(count);
const pictures = (count: number) => "😀".repeat(count);

const getCounts = (text: string): [SmsEncoding, number, number] => {
  const { encoding, units, segments } = smsSegments(text);
  return [encoding, units, segments.length];
};

const cases: readonly [string, string, SmsEncoding, number, number][] = [
  ["nothing", "", "gsm7", 0, 0],
  ["one letter", "a", "gsm7", 1, 1],
  ["the most that one message holds", a(160), "gsm7", 160, 1],
  ["one letter more", a(161), "gsm7", 161, 2],
  ["two full segments", a(306), "gsm7", 306, 2],
  ["one letter more than two segments", a(307), "gsm7", 307, 3],
  ["a line feed", "a\nb", "gsm7", 3, 1],
  ["a line end of a form, which counts once", "a\r\nb", "gsm7", 3, 1],
  ["the euro, which is in the extension table", "€", "gsm7", 2, 1],
  ["every character of the extension table", "\f^{}\\[~]|€", "gsm7", 20, 1],
  ["an extension character as the last two of 160", `${a(158)}€`, "gsm7", 160, 1],
  ["an extension character over the limit of one", `${a(159)}€`, "gsm7", 161, 2],
  ["76 euros to a segment, since 153 is odd", "€".repeat(152), "gsm7", 304, 2],
  ["the 153rd euro", "€".repeat(153), "gsm7", 306, 3],
  ["a small c with cedilla, which the table lacks", "ç", "ucs2", 1, 1],
  ["a capital C with cedilla, which it has", "Ç", "gsm7", 1, 1],
  ["a grave accent", "`", "ucs2", 1, 1],
  ["a typographic apostrophe", "It’s", "ucs2", 4, 1],
  ["a tab", "a\tb", "ucs2", 3, 1],
  ["a no-break space", "a\u00a0b", "ucs2", 3, 1],
  ["the most that one message of UCS-2 holds", `${a(69)}ç`, "ucs2", 70, 1],
  ["one letter more in UCS-2", `${a(70)}ç`, "ucs2", 71, 2],
  ["two full segments of UCS-2", `${a(133)}ç`, "ucs2", 134, 2],
  ["one letter more than two segments of UCS-2", `${a(134)}ç`, "ucs2", 135, 3],
  ["an extension character counts once in UCS-2", "€ç", "ucs2", 2, 1],
  ["a picture takes two units", "😀", "ucs2", 2, 1],
  ["35 pictures fill one message", pictures(35), "ucs2", 70, 1],
  ["33 pictures to a segment, since 67 is odd", pictures(66), "ucs2", 132, 2],
  ["a family of joined pictures", "👨‍👩‍👧", "ucs2", 8, 1],
  ["Cyrillic", "Привет", "ucs2", 6, 1],
  ["a letter with a combining accent", "e\u0301", "ucs2", 2, 1],
];

describe("D1 D17 counts a text as networks send it", () => {
  test.each(cases)("%s", (_name, text, encoding, units, segments) => {
    expect(getCounts(text)).toEqual([encoding, units, segments]);
    expect(smsSegments(text).segments.join("")).toBe(text.replaceAll("\r\n", "\n"));
  });

  test("sends the whole basic alphabet as one GSM-7 message", () => {
    expect([...table]).toHaveLength(127);
    const { encoding, units, special } = smsSegments(table.replace("\r", ""));
    expect([encoding, units, special]).toEqual(["gsm7", 126, []]);
  });
});

test("D17 never splits a two-unit character between segments", () => {
  expect(smsSegments(`${a(152)}€${a(10)}`).segments.map(({ length }) => length)).toEqual([152, 11]);
  const [first = "", second = ""] = smsSegments(`${a(66)}😀${a(10)}`).segments;
  expect([first, second]).toEqual([a(66), `😀${a(10)}`]);
});

test("D17 reports the room left in the last segment, and each character that forces UCS-2 once", () => {
  expect(smsSegments("").left).toBe(160);
  expect(smsSegments(a(100)).left).toBe(60);
  expect(smsSegments(a(170)).left).toBe(153 - 17);
  expect(smsSegments("ç".repeat(71)).left).toBe(67 - 4);
  expect(smsSegments("It’s “so” ’ 😀").special).toEqual(["’", "“", "”", "😀"]);
});

test("D1 names each character that costs room once", () => {
  expect(smsSegments("€5 [now]€")).toMatchObject({ special: [], double: ["€", "[", "]"] });
  expect(smsSegments("€🍞🍞")).toMatchObject({ special: ["🍞"], double: [] });
});

test("D1 any message fits into the room of its segments", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 700 }), (message) => {
      const { units, room, segments } = smsSegments(message);
      expect(units).toBeLessThanOrEqual(room);
      expect(segments.length === 0).toBe(message === "");
    }),
  );
});

describe("statements about a text's length", () => {
  const limits: readonly number[] = Object.values(segmentLimits).flatMap((limit) => Object.values(limit));
  const stated = (text: string) => [...text.matchAll(/\b(\d+)(?: \w+)? characters/g)].map(([, count]) => Number(count));

  test("match the quoted text next to them, or else the networks' limits", () => {
    const quoting = new Set<string>();
    for (const file of globSync("content/articles/en/*.md")) {
      const article = readFileSync(file, "utf8");
      const quoted = [...article.matchAll(/^> (.+)$/gm)].map(([, line = ""]) => smsSegments(line).units);
      const own = stated(article).filter((count) => !limits.includes(count));
      if (own.length > 0) quoting.add(file);
      expect(own.filter((count) => !quoted.includes(count)).map((count) => `${file}: ${count}`)).toEqual([]);
    }
    expect(quoting.size).toBeGreaterThan(0);
    const words = readWrittenTexts().filter(({ text }) => stated(text).some((count) => !limits.includes(count)));
    expect(words).toEqual([]);
  });

  test("the sample screen counts its own text", () => {
    const text = campaignScreen.drafts.find(({ icon }) => icon === "sms");
    const { units } = smsSegments(`${text?.unchanged} ${text?.changed}`);
    expect(text?.note).toBe(`${units} of ${segmentLimits.gsm7.single}`);
  });
});
