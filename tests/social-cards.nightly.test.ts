import path from "node:path";
import { expect, test } from "vitest";
import { readLanguages } from "#scripts/words/languages.ts";
import { readSiteData } from "#server/pages/languages.ts";
import { createSocialCards } from "#server/social-cards/social-cards.ts";

test.each(readLanguages(path.resolve(import.meta.dirname, "..")))(
  "D25 each card in $name weighs at most 120 kB",
  { timeout: 10 * 60_000 },
  async ({ code }) => {
    const data = await readSiteData(code);
    const paths = new Set(data.socialCards.map(({ page }) => page));
    const findSocialCard = createSocialCards([{ pages: { paths, siteData: async () => data } }]);
    for (const { address } of data.socialCards) {
      const card = await findSocialCard(address);
      expect(card?.variants.identity.length, address).toBeLessThanOrEqual(120_000);
    }
  },
);
