import { answers } from "../answers.ts";
import { business } from "../business.ts";
import { trust as words } from "#words/pages/trust.ts";

const isSample = [...Object.values(business), ...answers].some(({ settled }) => settled === false);

export const trust = {
  ...words,
  declaration: { ...words.declaration, sample: isSample ? words.declaration.sample : null },
};
