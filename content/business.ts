import * as words from "#words/business.ts";

export interface OwnerFact {
  readonly value: string | number;
  /** If false, the fact is a sample: `larkpost preflight` lists it, and /trust calls its answers samples. */
  readonly settled: boolean;
}

export const business = words.business satisfies Readonly<Record<string, OwnerFact>>;
