import * as words from "#content/generated/records/case-studies.ts";

/**
 * Invented, as the page states (D15); links use a domain reserved for examples. `scripts/write-seed-sql.ts` writes them to
 * supabase/seed.sql, where ids never change.
 */
export const { caseStudySamples } = words;
