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
} as const;

export type ReadableTable = keyof typeof readableTables;

export type ReadableColumn<Table extends ReadableTable> = (typeof readableTables)[Table][number];
