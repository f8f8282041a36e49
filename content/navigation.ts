import * as words from "#words/navigation.ts";
import { type ServiceId, serviceNames } from "./catalog/service-names.ts";

/** A page of this site: `to` is a path, with a hash where it leads to one part of the page. */
export interface PageLink {
  readonly label: string;
  readonly to: string;
  readonly line?: string;
}

export interface LinkGroup {
  readonly label: string;
  readonly links: readonly PageLink[];
}

/** What a search finds is made on request and listed nowhere. */
export const searchPath = "/search";

/** Where a service stands on the product page. */
export function productPath(id: ServiceId): string {
  return `/product#${id}`;
}

/** Where a service's plans are chosen. */
export function pricingPath(id: ServiceId): string {
  return `/pricing#${id}`;
}

/** The address of the calculator. @param query as app/calculator/usage-query.ts writes it, with its question mark */
export function calculatorPath(query = ""): string {
  return `/pricing${query}#${calculatorId}`;
}

/** Names the calculator's place on the pricing page. */
export const calculatorId = "cost";

/** The Product menu's links, one for each service, in the order of service-names.ts. */
export const serviceLinks = serviceNames.map((service) => ({
  id: service.id,
  ink: service.ink,
  label: service.shortName,
  line: service.line,
  to: productPath(service.id),
}));

export const solutionsLink: PageLink = words.solutionsLink;
export const pricingLink: PageLink = words.pricingLink;
export const whichServicesLink: PageLink = words.whichServicesLink;
export const textCostLink: PageLink = words.textCostLink;

export { accountPaths } from "./account-paths.ts";
export { featureLinks, legalLinks, productMenu, resourcesMenu } from "#words/navigation.ts";
