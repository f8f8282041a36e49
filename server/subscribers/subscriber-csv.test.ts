import { expect, test } from "vitest";
import { spreadsheetWriter } from "../lib/spreadsheet.ts";
import { subscriberColumns, subscriberRow } from "./subscriber-csv.ts";

test("P2 P3 consent texts stay in one cell in spreadsheets that expect semicolons, and no address runs as a formula", () => {
  const requested = { event: "requested", method: "form", version: "v1", time: "2026-01-02T03:04:05.678Z" } as const;
  const row = subscriberRow({
    channel: "email",
    address: "=cmd@mail.example",
    state: "pending",
    language: "es",
    consents: [{ ...requested, words: "Weekly; I can stop." }],
    unsubscribe: null,
  });
  const [, line] = spreadsheetWriter(subscriberColumns)([row]).split("\r\n");
  expect(line).toBe(`email,'=cmd@mail.example,pending,${requested.time},v1,"Weekly; I can stop.",,,,,,es`);
});
