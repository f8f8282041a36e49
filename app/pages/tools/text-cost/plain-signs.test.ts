import { expect, test } from "vitest";
import { hasOtherScript, smsSegments } from "#app/calculator/sms-segments.ts";
import { signName, withPlainSigns } from "./plain-signs.ts";

test("D17 plain signs return a text to GSM-7, and leave other scripts alone", () => {
  expect(withPlainSigns("“It’s – well…”\u00a0ok")).toBe('"It\'s - well..." ok');
  expect(smsSegments(withPlainSigns("“It’s – well…”")).encoding).toBe("gsm7");
  expect(withPlainSigns("Привет 😀")).toBe("Привет 😀");
});

test("D17 gives each sign its common name", () => {
  expect(["—", "’", "”", "\u00a0", "😀", "ж"].map(signName)).toEqual([
    "longDash",
    "apostrophe",
    "quote",
    "space",
    "emoji",
    null,
  ]);
});

test("D17 offers no replacement for text in another script, but does for a few special signs", () => {
  const ofOther = (text: string) => hasOtherScript(smsSegments(text).special);
  expect(["خبز السبت", "Привет", "Sale: خصم", "日曜日"].map(ofOther)).toEqual([true, true, true, true]);
  expect(["It’s “so” – 😀", "ça va ł ő", "ΔΩ", "5 µm ʼok", ""].map(ofOther)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
