import type { PageLink } from "./navigation.ts";
import * as textCost from "#words/pages/text-cost.ts";
import * as whichServices from "#words/pages/which-services.ts";

/** Undefined if a business has no such page (docs/make-it-yours.md). */
export const textCostLink: PageLink | undefined = textCost.textCostLink;
export const whichServicesLink: PageLink | undefined = whichServices.whichServicesLink;
