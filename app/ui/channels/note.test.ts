import { expect, test } from "vitest";
import { splitMessage } from "./note.ts";

test.each([
  ["", { headline: "", body: "" }],
  ["Rye is back", { headline: "Rye is back", body: "" }],
  ["The box is open. Forty of them.", { headline: "The box is open", body: "Forty of them." }],
  [
    "Ready at 7.30? Come early. We close at nine.",
    { headline: "Ready at 7.30?", body: "Come early. We close at nine." },
  ],
  ["Rye is back\nUntil noon", { headline: "Rye is back", body: "Until noon" }],
  ["a".repeat(91), { headline: "", body: "a".repeat(91) }],
])("D1 makes the first sentence the letter's headline (case %#)", (message, note) => {
  expect(splitMessage(message)).toEqual(note);
});
