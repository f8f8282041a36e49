import { describe, expect, test } from "vitest";
import { countText, type TextAlphabet, withPlainSigns } from "./count-text.ts";

/** The whole of the basic table, in its order (3GPP TS 23.038, 6.2.1), without the escape at 0x1B. */
const table =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const a = (count: number) => "a".repeat(count);
const pictures = (count: number) => "😀".repeat(count);

const cases: readonly [string, string, TextAlphabet, number, number][] = [
  ["nothing", "", "gsm7", 0, 0],
  ["one letter", "a", "gsm7", 1, 1],
  ["the most that one message holds", a(160), "gsm7", 160, 1],
  ["one letter more", a(161), "gsm7", 161, 2],
  ["two full parts", a(306), "gsm7", 306, 2],
  ["one letter more than two parts", a(307), "gsm7", 307, 3],
  ["three full parts", a(459), "gsm7", 459, 3],
  ["one letter more than three parts", a(460), "gsm7", 460, 4],
  ["ten full parts", a(1530), "gsm7", 1530, 10],
  ["accents of the basic table", "èéùìòàäöñüÄÖÑÜÇÅåØøÆæÉß", "gsm7", 23, 1],
  ["Greek capitals of the basic table", "ΔΦΓΛΩΠΨΣΘΞ", "gsm7", 10, 1],
  ["signs of the basic table", "@£$¥¤§¿¡_", "gsm7", 9, 1],
  ["a line feed", "a\nb", "gsm7", 3, 1],
  ["a line end of a form, which counts once", "a\r\nb", "gsm7", 3, 1],
  ["the euro, which is in the extension table", "€", "gsm7", 2, 1],
  ["every character of the extension table", "\f^{}\\[~]|€", "gsm7", 20, 1],
  ["80 euros fill one message", "€".repeat(80), "gsm7", 160, 1],
  ["81 euros", "€".repeat(81), "gsm7", 162, 2],
  ["an extension character as the last two of 160", `${a(158)}€`, "gsm7", 160, 1],
  ["an extension character over the limit of one", `${a(159)}€`, "gsm7", 161, 2],
  ["76 euros to a part, since 153 is odd", "€".repeat(152), "gsm7", 304, 2],
  ["the 153rd euro", "€".repeat(153), "gsm7", 306, 3],
  ["a small c with cedilla, which the table lacks", "ç", "ucs2", 1, 1],
  ["a capital C with cedilla, which it has", "Ç", "gsm7", 1, 1],
  ["a grave accent", "`", "ucs2", 1, 1],
  ["a typographic apostrophe", "It’s", "ucs2", 4, 1],
  ["a tab", "a\tb", "ucs2", 3, 1],
  ["a no-break space", "a\u00a0b", "ucs2", 3, 1],
  ["the most that one message of UCS-2 holds", `${a(69)}ç`, "ucs2", 70, 1],
  ["one letter more in UCS-2", `${a(70)}ç`, "ucs2", 71, 2],
  ["two full parts of UCS-2", `${a(133)}ç`, "ucs2", 134, 2],
  ["one letter more than two parts of UCS-2", `${a(134)}ç`, "ucs2", 135, 3],
  ["an extension character counts once in UCS-2", "€ç", "ucs2", 2, 1],
  ["a picture takes two units", "😀", "ucs2", 2, 1],
  ["35 pictures fill one message", pictures(35), "ucs2", 70, 1],
  ["33 pictures to a part, since 67 is odd", pictures(66), "ucs2", 132, 2],
  ["the 67th picture", pictures(67), "ucs2", 134, 3],
  ["a family of joined pictures", "👨‍👩‍👧", "ucs2", 8, 1],
  ["Chinese", "你好", "ucs2", 2, 1],
  ["Cyrillic", "Привет", "ucs2", 6, 1],
  ["a letter with a combining accent", "e\u0301", "ucs2", 2, 1],
];

describe("D17 a text is counted as networks send it", () => {
  test.each(cases)("%s", (_name, text, alphabet, units, parts) => {
    const counted = countText(text);
    expect([counted.alphabet, counted.units, counted.parts.length]).toEqual([alphabet, units, parts]);
    expect(counted.parts.join("")).toBe(text.replaceAll("\r\n", "\n"));
  });

  test("the whole basic table is one message without a character that forces another alphabet", () => {
    expect([...table]).toHaveLength(127);
    const { alphabet, units, forcing } = countText(table.replace("\r", ""));
    expect([alphabet, units, forcing]).toEqual(["gsm7", 126, []]);
  });
});

test("D17 no part ends within a character of two units", () => {
  expect(countText(`${a(152)}€${a(10)}`).parts.map(({ length }) => length)).toEqual([152, 11]);
  const [first = "", second = ""] = countText(`${a(66)}😀${a(10)}`).parts;
  expect([first, second]).toEqual([a(66), `😀${a(10)}`]);
});

test("D17 what is left in the last part, and which characters force UCS-2, each once", () => {
  expect(countText("").left).toBe(160);
  expect(countText(a(100)).left).toBe(60);
  expect(countText(a(170)).left).toBe(153 - 17);
  expect(countText("ç".repeat(71)).left).toBe(67 - 4);
  expect(countText("It’s “so” ’ 😀").forcing).toEqual(["’", "“", "”", "😀"]);
});

test("D17 plain signs bring a text back to the 7-bit alphabet, and leave other writing alone", () => {
  expect(withPlainSigns("“It’s – well…”\u00a0ok")).toBe('"It\'s - well..." ok');
  expect(countText(withPlainSigns("“It’s – well…”")).alphabet).toBe("gsm7");
  expect(withPlainSigns("Привет 😀")).toBe("Привет 😀");
});
