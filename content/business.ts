import * as words from "#words/business.ts";

export interface OwnerFact {
  readonly value: string | number;
  /** If false, a sample: `larkpost preflight` lists it, and /trust calls its answers samples. */
  readonly settled: boolean;
}

export const business = words.business satisfies Readonly<Record<string, OwnerFact>>;
