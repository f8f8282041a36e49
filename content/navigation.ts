import * as words from "#words/navigation.ts";
import type { ServiceId } from "./catalog/service-names.ts";

export interface PageLink {
  readonly label: string;
  readonly to: string;
  readonly line?: string;
}

export interface LinkGroup {
  readonly label: string;
  readonly links: readonly PageLink[];
}

/** The page is rendered on request, and no menu links to it. */
export const searchPath = "/search";

export function productPath(id: ServiceId): string {
  return `/product#${id}`;
}

export function pricingPath(id: ServiceId): string {
  return `/pricing#${id}`;
}

/** `query` starts with "?", as app/calculator/usage-query.ts writes it. */
export function calculatorPath(query = ""): string {
  return `/pricing${query}#${calculatorId}`;
}

export const calculatorId = "cost";

export const solutionsLink: PageLink = words.solutionsLink;
export const pricingLink: PageLink = words.pricingLink;

export { accountPaths } from "./account-paths.ts";
export { featureLinks, legalLinks, productMenu, resourcesMenu } from "#words/navigation.ts";
