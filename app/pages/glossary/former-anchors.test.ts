import { expect, test } from "vitest";
import { formerAnchors } from "./former-anchors.ts";

test("D17 leads a letter's former anchor to its first word", () => {
  const words = ["Abo", "إدارة", "إلغاء", "Öffnungsrate", "Ordner", "öde"].map((word) => ({
    id: `id of ${word}`,
    word,
  }));
  expect([...formerAnchors(words)]).toEqual([
    ["id of إدارة", "letter-إ"],
    ["id of Öffnungsrate", "letter-ö"],
  ]);
});
