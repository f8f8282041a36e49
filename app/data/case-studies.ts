import type { ReadableColumn } from "#schemas/readable-tables.ts";
import { getId, getText, getWebAddress, readPart, type Row, translateRow } from "./read-rows.ts";

export interface CaseStudy {
  id: string;
  brandName: string;
  /** Never translated, because it selects drawings and trades. */
  industryType: string;
  /** In the reader's language if `isTranslated`, like all other texts. */
  trade: string;
  isTranslated: boolean;
  companyIntroduction: string;
  brandPosition: string;
  collaboration: string;
  marketingStrategy: string;
  keyResults: string;
  projectLink: string;
  createdAt: string;
}

const searched = {
  brandName: "brand_name",
  industryType: "industry_type",
  companyIntroduction: "company_introduciton",
  brandPosition: "brand_position",
  collaboration: "callboration",
  marketingStrategy: "marketing_strategy",
  keyResults: "key_results",
} as const satisfies Partial<Record<keyof CaseStudy, ReadableColumn<"case_studies">>>;

export const searchedTexts = [...(Object.keys(searched) as (keyof typeof searched)[]), "trade"] as const;

export function toCaseStudy(original: Row<ReadableColumn<"case_studies">>): CaseStudy {
  const { row, isTranslated } = translateRow(original);
  const texts = Object.fromEntries(Object.entries(searched).map(([text, column]) => [text, getText(row, column)]));
  return {
    id: getId(row),
    ...(texts as Record<keyof typeof searched, string>),
    industryType: getText(original, "industry_type"),
    trade: getText(row, "industry_type"),
    isTranslated,
    projectLink: getWebAddress(row, "project_link"),
    createdAt: getText(row, "created_at"),
  };
}

/** Four times as many as the page adds at a time. Kept small, because responses to Range requests are not compressed. */
const laterRecords = 96;

export const readCaseStudies = readPart("case_studies", [], toCaseStudy, laterRecords);
