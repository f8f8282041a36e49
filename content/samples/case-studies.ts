import * as words from "#content/generated/records/case-studies.ts";

/** Invented, as the page says (D15). `scripts/write-seed-sql.ts` turns them into supabase/seed.sql. */
export interface CaseStudySample {
  /** Stable: a row keeps its id for good. */
  readonly id: number;
  readonly country: string;
  readonly brandName: string;
  readonly industryType: string;
  readonly companyIntroduction: string;
  readonly brandPosition: string;
  readonly collaboration: string;
  readonly marketingStrategy: string;
  /** Begins with the figure worth remembering. */
  readonly keyResults: string;
  /** On a domain reserved for examples. */
  readonly projectLink: string;
  /** UTC, ISO 8601. */
  readonly createdAt: string;
}

export const caseStudySamples: readonly CaseStudySample[] = words.caseStudySamples;
