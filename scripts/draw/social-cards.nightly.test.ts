import { existsSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readLanguages } from "../words/languages.ts";
import { socialCards } from "./social-cards.ts";

const root = path.resolve(import.meta.dirname, "../..");

test.each(readLanguages(root))(
  "D25 S10.1 each page has a card in $name: npm run draw paints missing ones",
  ({ code, prefix }) => {
    const names = socialCards.map(({ file }) => path.basename(file, ".png"));
    const translated = names.filter((name) => {
      const [, slug] = /^articles-(.+)$/.exec(name) ?? [];
      return !slug || existsSync(path.join(root, "content/articles", code, `${slug}.md`));
    });
    expect(translated.filter((name) => !existsSync(path.join(root, `public/og${prefix}`, `${name}.png`)))).toEqual([]);
  },
);
