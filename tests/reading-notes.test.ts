import type { ComponentProps } from "react";
import { describe, expect, test } from "vitest";
import { splitAtNote } from "#app/components/sections/reading/note-place.ts";
import type { ReadingSheet } from "#app/components/sections/reading/reading-sheet.tsx";
import Developer from "#app/routes/developer.tsx";
import LearnDigitalMarketing from "#app/routes/learn-digital-marketing.tsx";
import LearnEcommerce from "#app/routes/learn-ecommerce.tsx";
import { learnDigitalMarketing } from "#content/pages/learn-digital-marketing.ts";

describe.each([
  ["/developer", Developer],
  ["/learn/digital-marketing", LearnDigitalMarketing],
  ["/learn/ecommerce", LearnEcommerce],
])("%s", (_, Page) => {
  const [sheet] = Page().props.children;
  const { page, margins, figures, diagrams }: ComponentProps<typeof ReadingSheet> = sheet.props;
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
