import * as words from "#content/generated/records/case-studies.ts";

/**
 * Invented, as the page says (D15): their links are on a domain reserved for examples. `scripts/write-seed-sql.ts` turns them into
 * supabase/seed.sql, where a row keeps its id for good.
 */
export const { caseStudySamples } = words;
