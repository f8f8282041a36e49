import * as words from "../generated/pages/glossary.ts";
import type { PageLink } from "../navigation.ts";

/** A word of the trade, told in one sentence. */
export interface GlossaryWord {
  /** The anchor: /glossary#id. */
  readonly id: string;
  readonly word: string;
  readonly sentence: string;
  /** Where this site says more. */
  readonly more?: PageLink;
}

export const glossary = words.glossary satisfies { words: readonly GlossaryWord[] };
