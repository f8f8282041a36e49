import type { PublicSettings } from "#app/lib/public-settings.tsx";
import { openRestClient } from "./rest-client.ts";
import { type Row, rowId, text, webAddress } from "./rows.ts";

/** A row of `case_studies` with well-spelt names (S3.1). Texts are empty where the table holds nothing. */
export interface CaseStudy {
  readonly id: string;
  readonly brandName: string;
  readonly industryType: string;
  readonly companyIntroduction: string;
  readonly brandPosition: string;
  readonly collaboration: string;
  readonly marketingStrategy: string;
  readonly keyResults: string;
  readonly projectLink: string | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The one place where the table's two misspelt columns meet their well-spelt names. */
export function toCaseStudy(row: Row): CaseStudy {
  return {
    id: rowId(row),
    brandName: text(row, "brand_name"),
    industryType: text(row, "industry_type"),
    companyIntroduction: text(row, "company_introduciton"),
    brandPosition: text(row, "brand_position"),
    collaboration: text(row, "callboration"),
    marketingStrategy: text(row, "marketing_strategy"),
    keyResults: text(row, "key_results"),
    projectLink: webAddress(row, "project_link"),
    createdAt: text(row, "created_at"),
  };
}

/** `GET /rest/v1/case_studies?select=*` (S7.4). Throws what the service or the network reported. */
export async function readCaseStudies(backend: PublicSettings["backend"], signal: AbortSignal): Promise<CaseStudy[]> {
  const client = await openRestClient(backend);
  const { data, error } = await client.from("case_studies").select("*").abortSignal(signal);
  if (error) throw error;
  return data.map(toCaseStudy);
}
