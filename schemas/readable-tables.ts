/** Publicly readable, with column names as in the database and on the wire (S3.1, S3.2). */
export const readableTables = {
  case_studies: [
    "id",
    "brand_name",
    "industry_type",
    "company_introduciton",
    "brand_position",
    "callboration",
    "marketing_strategy",
    "key_results",
    "project_link",
    "created_at",
  ],
  social_media_world: ["id", "platform_name", "homepage_url"],
  record_translations: ["id", "case_study_id", "platform_id", "language", "texts", "words"],
} as const;

export type ReadableTable = keyof typeof readableTables;

export type ReadableColumn<Table extends ReadableTable> = (typeof readableTables)[Table][number];

export type ListTable = Exclude<ReadableTable, "record_translations">;

/** Column of `record_translations` with the id of the translated record (D33). */
export const translatedId = { case_studies: "case_study_id", social_media_world: "platform_id" } as const;
