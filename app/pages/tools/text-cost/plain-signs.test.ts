import { expect, test } from "vitest";
import { smsSegments } from "#app/calculator/sms-segments.ts";
import { signName, withPlainSigns } from "./plain-signs.ts";

test("D17 plain signs bring a text back to GSM-7, and leave other writing alone", () => {
  expect(withPlainSigns("“It’s – well…”\u00a0ok")).toBe('"It\'s - well..." ok');
  expect(smsSegments(withPlainSigns("“It’s – well…”")).encoding).toBe("gsm7");
  expect(withPlainSigns("Привет 😀")).toBe("Привет 😀");
});

test("D17 a sign has the name that people have for it", () => {
  expect(["—", "’", "”", "\u00a0", "😀", "ж"].map(signName)).toEqual([
    "longDash",
    "apostrophe",
    "quote",
    "space",
    "emoji",
    null,
  ]);
});
