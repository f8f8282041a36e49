import type { ReadPart } from "#app/ui/list/loaded-list.ts";
import { searchPattern } from "#app/ui/list/search-text.ts";
import type { ReadableColumn } from "#schemas/readable-tables.ts";
import { getId, getText, getWebAddress, orTranslated, readPart, type Row, translateRow } from "./read-rows.ts";
import { askRest, type RestQuery } from "./ask-rest.ts";

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

/** Four times the page's step. Kept small, because responses to Range requests are not compressed. */
const laterRecords = 96;

export const readCaseStudies = readPart("case_studies", [], toCaseStudy, laterRecords);

export interface CardSearch {
  readonly words: string;
  readonly trades: readonly string[];
}

/** Searches only for the longest word. The caller filters the results by the other words. */
export function searchCaseStudies({ words, trades }: CardSearch): ReadPart<CaseStudy> {
  const [longest = ""] = words.split(/\s+/).sort((one, other) => other.length - one.length);
  const pattern = searchPattern(longest);
  const filters = Object.values(searched).map((column) => `${column}.ilike.${pattern}`);
  const query: RestQuery = trades.length > 0 ? [["industry_type", `in.${joinNames(trades)}`]] : [];
  if (!pattern) return readPart("case_studies", query, toCaseStudy, laterRecords);
  return orTranslated("case_studies", pattern, (translated) =>
    readPart(
      "case_studies",
      [...query, ["or", `(${[...filters, ...translated].join(",")})`]],
      toCaseStudy,
      laterRecords,
    ),
  );
}

const joinNames = (names: readonly string[]): string =>
  `(${names.map((name) => `"${name.replace(/["\\]/g, "\\$&")}"`).join(",")})`;

/** Characters of a list in a URL. Longer requests could be refused, and so many trades would hardly narrow a search. */
const maxListLength = 3_000;

/** @throws like `askRest` */
export async function readOtherTrades(known: readonly string[], signal: AbortSignal): Promise<readonly string[]> {
  const others = new Set<string>();
  for (;;) {
    const names = [...known, ...others];
    const list = joinNames(names);
    if (names.length > 100 || encodeURIComponent(list).length > maxListLength) return [...others];
    const query: RestQuery = [
      ["select", "industry_type"],
      ["industry_type", `not.in.${list}`],
    ];
    const response = await askRest("case_studies", query, { signal });
    const before = others.size;
    for (const row of (await response.json()) as readonly Row[]) {
      const trade = getText(row, "industry_type");
      if (!known.includes(trade)) others.add(trade);
    }
    if (others.size === before) return [...others];
  }
}
