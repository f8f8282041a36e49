import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { smsLength } from "./sms-length.ts";

describe("D1 the length of a text is counted as phone networks count it", () => {
  test.each([
    ["", 0, 0],
    ["a", 1, 1],
    ["a".repeat(160), 160, 1],
    ["a".repeat(161), 161, 2],
    ["a".repeat(306), 306, 2],
    ["a".repeat(307), 307, 3],
  ])("plain letters fill 160 alone and 153 joined (case %#)", (message, units, texts) => {
    expect(smsLength(message)).toMatchObject({ encoding: "gsm-7", units, texts });
  });

  test.each([
    ["ж".repeat(70), 70, 1],
    ["ж".repeat(71), 71, 2],
    ["ж".repeat(134), 134, 2],
    ["ж".repeat(135), 135, 3],
    ["Back at four’s end", 18, 1],
  ])("one character outside the alphabet leaves 70 alone and 67 joined (case %#)", (message, units, texts) => {
    expect(smsLength(message)).toMatchObject({ encoding: "ucs-2", units, texts });
  });

  test("the whole GSM-7 alphabet stays at 160 to a text", () => {
    const alphabet = "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ÄÖÑÜ§¿äöñüà";
    expect(smsLength(alphabet)).toMatchObject({ encoding: "gsm-7", units: alphabet.length, special: [] });
  });

  test("extension characters weigh two", () => {
    expect(smsLength("€5 [now]")).toMatchObject({ encoding: "gsm-7", units: 11, double: ["€", "[", "]"] });
    expect(smsLength(`${"a".repeat(158)}€`)).toMatchObject({ units: 160, texts: 1 });
    expect(smsLength(`${"a".repeat(159)}€`)).toMatchObject({ units: 161, texts: 2 });
  });

  test("in UCS-2 an extension character weighs one and an emoji two", () => {
    expect(smsLength("€🍞")).toMatchObject({ encoding: "ucs-2", units: 3, special: ["🍞"], double: [] });
  });

  test("neither an escape sequence nor an emoji is cut in two", () => {
    expect(smsLength(`${"a".repeat(152)}€${"a".repeat(152)}`)).toMatchObject({ units: 306, texts: 3 });
    expect(smsLength(`${"ж".repeat(66)}🍞${"ж".repeat(66)}`)).toMatchObject({ units: 134, texts: 3 });
  });

  test("names each character that costs room once", () => {
    expect(smsLength("“Rye”, she said: “rye”")).toMatchObject({ special: ["“", "”"] });
  });

  test("any message fits into the room of its texts", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 700 }), (message) => {
        const { units, room, texts } = smsLength(message);
        expect(units).toBeLessThanOrEqual(room);
        expect(texts === 0).toBe(message === "");
      }),
    );
  });
});
