import { readableTables } from "#schemas/readable-tables.ts";

/** Values of placeholders that content may not import. */
export const columnValues = {
  caseStudyColumns: readableTables.case_studies.join(", "),
  platformColumns: readableTables.social_media_world.join(", "),
};
