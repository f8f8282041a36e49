import { expect, test } from "vitest";
import { indexLetter } from "./letter-index.tsx";

test("D17 files a name under the letter by which the search finds it", () => {
  const names = ["Öffnungsrate", "épinglé", "Łódź", "إعلان", "أتمتة", "آلية", "اشتراك", "500px"];
  expect(names.map(indexLetter)).toEqual(["O", "E", "L", "ا", "ا", "ا", "ا", ""]);
});
