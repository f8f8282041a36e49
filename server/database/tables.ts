import type { ColumnType, Generated } from "kysely";

/** Written by the database, never by a query. */
type CreatedAt = ColumnType<Date, string | undefined, never>;

export interface CaseStudiesTable {
  id: Generated<number>;
  brand_name: string;
  industry_type: string;
  company_introduciton: string;
  brand_position: string;
  callboration: string;
  marketing_strategy: string;
  key_results: string;
  project_link: string;
  created_at: CreatedAt;
}

export interface SocialMediaWorldTable {
  id: Generated<number>;
  platform_name: string;
  homepage_url: string;
}

export interface ChatMessagesTable {
  id: Generated<number>;
  email: string;
  message: string;
  page: string | null;
  created_at: CreatedAt;
}

export interface ContactMessagesTable {
  id: Generated<number>;
  name: string;
  business: string;
  email: string;
  message: string;
  created_at: CreatedAt;
}

/** The public tables, spelt as they are in the database and on the wire (S3.1, S3.2). */
export interface PublicTables {
  case_studies: CaseStudiesTable;
  social_media_world: SocialMediaWorldTable;
  chat_messages: ChatMessagesTable;
  contact_messages: ContactMessagesTable;
}

export interface Tables extends PublicTables {}
