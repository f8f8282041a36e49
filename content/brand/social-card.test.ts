import { type XmlElement, parseXml } from "@rgrove/parse-xml";
import { expect, test } from "vitest";
import { paintSocialCard } from "./social-card.ts";

/** Assumes that each letter is half an em wide. */
const measure = (word: string): number => word.length / 2;

function paint(heading: string, direction: "ltr" | "rtl" = "ltr") {
  const { root } = parseXml(paintSocialCard({ heading, direction }, "<svg/>", measure));
  const elements = (root?.children ?? []).filter(({ type }) => type === "element") as XmlElement[];
  const group = elements.find(({ name }) => name === "g");
  const lines = (group?.children ?? []) as XmlElement[];
  return { anchor: root?.attributes["text-anchor"], size: Number(group?.attributes["font-size"]), lines };
}

test.each([
  "Prices & <plans>",
  "Which of these services does a small shop need, and which of them cost more than they bring?",
  "Donaudampfschifffahrtsgesellschaft",
])("D20 the card of “%s” shows all of it, beside the stamp and below the name", (heading) => {
  const { size, lines } = paint(heading);
  const texts = lines.map(({ text }) => text);
  expect(texts.toReversed().join(" ")).toBe(heading);
  for (const text of texts) expect(measure(text) * size).toBeLessThanOrEqual(471);
  for (const { attributes } of lines) expect(Number(attributes.y) - size).toBeGreaterThan(132);
});

test("D25 a card in Arabic begins on the right", () => {
  const { anchor, lines } = paint("المنصات من A إلى Z.", "rtl");
  expect(anchor).toBe("end");
  for (const { text, attributes } of lines) expect([attributes.x, text.charAt(0)]).toEqual(["1124", "\u{202b}"]);
});
