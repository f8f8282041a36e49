import * as words from "#words/business.ts";

/** A fact that only the owner of a real business knows. */
export interface OwnerFact {
  readonly value: string | number;
  /** False for a sample. `larkpost preflight` lists those, and /trust says that its answers are samples. */
  readonly settled: boolean;
}

export const business = words.business satisfies Readonly<Record<string, OwnerFact>>;
