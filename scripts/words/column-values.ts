import { readableTables } from "#schemas/readable-tables.ts";

/** Placeholder values from code that content may not import. */
export const columnValues = {
  caseStudyColumns: readableTables.case_studies.join(", "),
  platformColumns: readableTables.social_media_world.join(", "),
};
