import * as words from "#content/generated/records/case-studies.ts";

/**
 * These are invented, as the page states (D15), and link to a reserved domain. `scripts/write-seed-sql.ts` writes them to
 * supabase/seed.sql, where ids never change.
 */
export const { caseStudySamples } = words;
