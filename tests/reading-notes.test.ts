import { describe, expect, test } from "vitest";
import { developerFigures, digitalMarketingFigures, ecommerceFigures } from "#content/figures.ts";
import { developerMargins, digitalMarketingMargins, ecommerceMargins } from "#content/margins.ts";
import { developer } from "#content/pages/developer.ts";
import { learnDigitalMarketing } from "#content/pages/learn-digital-marketing.ts";
import { learnEcommerce } from "#content/pages/learn-ecommerce.ts";
import { developerDiagrams } from "#app/components/sections/reading/diagrams/developer.ts";
import { digitalMarketingDiagrams } from "#app/components/sections/reading/diagrams/digital-marketing.ts";
import { ecommerceDiagrams } from "#app/components/sections/reading/diagrams/ecommerce.ts";
import { splitAtNote } from "#app/components/sections/reading/note-place.ts";

const pages = [
  ["/developer", developer, developerMargins, developerFigures, developerDiagrams],
  [
    "/learn/digital-marketing",
    learnDigitalMarketing,
    digitalMarketingMargins,
    digitalMarketingFigures,
    digitalMarketingDiagrams,
  ],
  ["/learn/ecommerce", learnEcommerce, ecommerceMargins, ecommerceFigures, ecommerceDiagrams],
] as const;

describe.each(pages)("%s", (_, page, margins, figures, diagrams) => {
  const sectionOf = new Map(page.sections.map((section) => [section.id, section]));

  test.each(Object.entries(margins))("the note of #%s stands at words that open one block of it", (id, { at }) => {
    const blocks = sectionOf.get(id)?.blocks ?? [];
    const split = splitAtNote(blocks, at);
    expect(split?.before.concat(split.noted, split.after)).toHaveLength(blocks.length);
    expect(splitAtNote(split?.after ?? [], at)).toBeNull();
  });

  test("the first section, which stands beside the contents, carries no note", () => {
    expect(Object.keys(margins)).not.toContain(page.sections[0]?.id);
  });

  test("every section has a drawing that says what it shows and what it means, and no other drawing has a place", () => {
    const ids = page.sections.map(({ id }) => id);
    expect(Object.keys(figures)).toEqual(ids);
    expect(Object.keys(diagrams)).toEqual(ids);
    for (const { alt, caption } of Object.values(figures)) {
      expect(alt).toMatch(/\S/);
      expect(caption).toMatch(/\.$/);
      expect(caption).not.toBe(alt);
    }
  });
});

test("the marked words and what follows them are the text as it was written", () => {
  const [block] = learnDigitalMarketing.sections[1]?.blocks ?? [];
  const split = block && splitAtNote([block], "A message that asks");
  const text = split?.noted.kind === "paragraph" ? split.noted.text : [];
  expect(text[0]).toEqual({ kind: "noted", text: "A message that asks" });
  const joined = text.map((part) => (typeof part === "string" ? part : "text" in part ? part.text : "")).join("");
  expect(joined).toBe(block?.kind === "paragraph" ? block.text.join("") : "");
});
