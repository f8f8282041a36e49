import { answers } from "../answers.ts";
import { business } from "../business.ts";
import { trust as words } from "#words/pages/trust.ts";

const isSample = [...Object.values(business), ...answers].some(({ settled }) => settled === false);

/** Assembled at build time (vite.config.ts). */
export const trust = {
  ...words,
  declaration: { ...words.declaration, sample: isSample ? words.declaration.sample : null },
};
