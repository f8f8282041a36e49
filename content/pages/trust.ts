import { answers } from "../answers.ts";
import { business } from "../business.ts";
import { trust as words } from "#words/pages/trust.ts";

const isSample = [...Object.values(business), ...answers].some(({ settled }) => settled === false);

/** The page around the answers of answers.ts. Put together at the build (vite.config.ts). */
export const trust = {
  ...words,
  declaration: { ...words.declaration, sample: isSample ? words.declaration.sample : null },
};
