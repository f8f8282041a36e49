import { describe, expect, test } from "vitest";
import { parseChoice } from "./consent.ts";

const now = Date.UTC(2026, 10, 20);
const day = 24 * 60 * 60 * 1000;
const stored = (allowed: unknown, time: unknown = now - day) => JSON.stringify({ allowed, time });

describe("P1 live: the choice is remembered", () => {
  test("with the allowed categories", () => {
    expect(parseChoice(stored(["statistics"]), now)?.allowed).toEqual(["statistics"]);
  });

  test("even if it is a refusal", () => {
    expect(parseChoice(stored([]), now)).toEqual({ allowed: [], time: now - day, knewSignal: false });
  });

  test("but Global Privacy Control overrules earlier consent, and a later choice overrules it", () => {
    const choice = { allowed: ["statistics"], time: now - day };
    const allowed = (knewSignal: unknown, signal: boolean) =>
      parseChoice(JSON.stringify({ ...choice, knewSignal }), now, signal)?.allowed;
    for (const before of [undefined, false, "true", 1]) expect(allowed(before, true)).toEqual([]);
    expect(allowed(true, true)).toEqual(["statistics"]);
    expect(allowed(true, false)).toEqual(["statistics"]);
    expect(allowed(false, false)).toEqual(["statistics"]);
  });

  test("for about six months", () => {
    expect(parseChoice(stored([], now - 181 * day), now)).not.toBeNull();
    expect(parseChoice(stored([], now - 183 * day), now)).toBeNull();
  });

  test("without unknown or necessary categories", () => {
    expect(parseChoice(stored(["needed", "everything", "advertising"]), now)?.allowed).toEqual(["advertising"]);
  });

  test.each([
    null,
    "",
    "yes",
    "null",
    "[]",
    "{}",
    '{"allowed":[]}',
    stored("statistics"),
    stored([], "today"),
    stored([], now + day),
  ])("treats %s as no choice", (text) => {
    expect(parseChoice(text, now)).toBeNull();
  });
});
