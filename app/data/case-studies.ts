import type { Backend } from "./backend.ts";
import { idOf, openRestClient, type Row, textOf, webAddressOf } from "./rest-client.ts";

export interface CaseStudy {
  id: string;
  brandName: string;
  industryType: string;
  companyIntroduction: string;
  brandPosition: string;
  collaboration: string;
  marketingStrategy: string;
  keyResults: string;
  /** Empty where the record holds no web address. */
  projectLink: string;
  /** ISO 8601. */
  createdAt: string;
}

/** The one place where the two misspelt columns of S3.1 get well-spelt names. */
export function toCaseStudy(row: Row): CaseStudy {
  return {
    id: idOf(row),
    brandName: textOf(row, "brand_name"),
    industryType: textOf(row, "industry_type"),
    companyIntroduction: textOf(row, "company_introduciton"),
    brandPosition: textOf(row, "brand_position"),
    collaboration: textOf(row, "callboration"),
    marketingStrategy: textOf(row, "marketing_strategy"),
    keyResults: textOf(row, "key_results"),
    projectLink: webAddressOf(row, "project_link"),
    createdAt: textOf(row, "created_at"),
  };
}

/** What the call below asks for, so that it can be asked for before the client is there (app/lib/early-read.ts). */
export const caseStudiesRead = "/rest/v1/case_studies?select=*";

/** S7.4. Throws what the service reported, or what kept it from answering. */
export async function readCaseStudies(backend: Backend, signal: AbortSignal): Promise<readonly CaseStudy[]> {
  const client = openRestClient(backend);
  const { data } = await client.from("case_studies").select("*").abortSignal(signal).throwOnError();
  return data.map(toCaseStudy);
}
