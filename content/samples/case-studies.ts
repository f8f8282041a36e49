import * as words from "#content/generated/records/case-studies.ts";

/**
 * Sample case studies: every business, person and figure here is invented, which the page says above its list (D15).
 * They fill the table `case_studies` of a new database; `scripts/write-seed-sql.ts` turns them into supabase/seed.sql.
 */
export interface CaseStudySample {
  /** Stable: a row keeps its id for good. */
  readonly id: number;
  /** Not a column of the table; it keeps the samples spread over the world. */
  readonly country: string;
  readonly brandName: string;
  readonly industryType: string;
  readonly companyIntroduction: string;
  readonly brandPosition: string;
  readonly collaboration: string;
  readonly marketingStrategy: string;
  /** Opens with the figure worth remembering. */
  readonly keyResults: string;
  /** On a domain reserved for examples. */
  readonly projectLink: string;
  /** Time in UTC, ISO 8601. */
  readonly createdAt: string;
}

export const caseStudySamples: readonly CaseStudySample[] = words.caseStudySamples;
