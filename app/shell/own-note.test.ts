import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { sheet } from "#words/channels.ts";
import * as kinds from "#words/line-kinds.ts";
import { lineKind, ownNote } from "./own-note.ts";

test.each([
  ["Two tables free tonight at seven", "line-table"],
  ["LUNCH FROM NOON!", "line-table"],
  ["Oak tables, half price", "line-sale"],
  ["20% off everything on Friday", "line-sale"],
  ["We’re opening a second shop on Saturday", "line-opening"],
  ["Pottery class on Thursday", "line-class"],
  ["Thank you for a great year", "line-thanks"],
  ["Haircuts on Monday: two appointments left", "line-time"],
  ["Live music in the yard", "line-event"],
  ["Fresh hake at noon", "line-goods"],
  ["No class this week", "line-plain"],
  ["We don’t open on Sunday", "line-plain"],
  ["Wholesale prices explained", "line-plain"],
  ["Нова колекція", "line-plain"],
  ["", "line-plain"],
])("D1 chooses picture, action and answers by the line's words: %s", (line, mark) => {
  expect(lineKind(line, kinds).mark).toBe(mark);
});

test("D1 recognizes an Arabic line with and without vowels and hamza, and its own percent sign", () => {
  const arabic = {
    plainLine: { ...kinds.plainLine, words: ["نأسف"] },
    lineKinds: [{ ...kinds.lineKinds[0], mark: "thanks", words: ["شكرًا", "%"] }],
  } as unknown as typeof kinds;
  for (const line of ["شكرًا لكم", "شكرا لكم", "٢٠٪ على الكل"]) expect(lineKind(line, arabic).mark).toBe("thanks");
  expect(lineKind("ناسف، شكرا", arabic).mark).toBe("line-plain");
});

test("D1 gives a visitor's line nothing from the samples, and every kind a picture", () => {
  for (const line of ["Two tables free tonight at seven", "20% off", "Rye is back", "We are closed"]) {
    const { action, customer, shop } = ownNote(line, sheet, kinds);
    for (const word of [action, customer, shop])
      expect(["Save me a box", sheet.customer, sheet.shop]).not.toContain(word);
  }
  const symbols = readFileSync("app/drawings/sprite.svg", "utf8");
  for (const { mark } of [kinds.plainLine, ...kinds.lineKinds]) expect(symbols).toContain(`<symbol id="${mark}"`);
});
