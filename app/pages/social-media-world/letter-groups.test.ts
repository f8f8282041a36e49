import { expect, test } from "vitest";
import { platforms } from "#content/platforms.ts";
import { findPlatforms } from "./letter-groups.ts";
import { indexLetter } from "#app/ui/letter-index.tsx";

const records = platforms.map(({ name, homepageUrl }, index) => ({ id: String(index), name, homepageUrl }));

test.each([
  ["x.com", "X"],
  ["twitter", "X"],
  ["tik tok", "TikTok"],
  ["You Tube", "YouTube"],
])("S2.9 finds a platform by %s", (words, name) => {
  expect(findPlatforms(records, words).map((platform) => platform.name)).toContain(name);
});

test("D17 files a name under the letter by which the search finds it", () => {
  const names = ["Öffnungsrate", "épinglé", "Łódź", "إعلان", "أتمتة", "آلية", "اشتراك", "500px"];
  expect(names.map(indexLetter)).toEqual(["O", "E", "L", "ا", "ا", "ا", "ا", ""]);
});
