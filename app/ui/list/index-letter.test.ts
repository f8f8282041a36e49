import { expect, test } from "vitest";
import { indexLetter } from "./index-letter.ts";

test.each([
  ["Öffnungsrate", "O"],
  ["épinglé", "E"],
  ["Łódź", "L"],
  ["إعلان", "ا"],
  ["أتمتة", "ا"],
  ["آلية", "ا"],
  ["اشتراك", "ا"],
  ["500px", ""],
])("D17 files %s under the letter by which the search finds it", (name, letter) => {
  expect(indexLetter(name)).toBe(letter);
});
