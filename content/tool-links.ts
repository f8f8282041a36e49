import type { PageLink } from "./navigation.ts";
import { textCostLink as textCost } from "#words/pages/text-cost.ts";
import { whichServicesLink as whichServices } from "#words/pages/which-services.ts";

/** Set to undefined when its page is taken out (docs/make-it-yours.md). */
export const textCostLink: PageLink | undefined = textCost;
export const whichServicesLink: PageLink | undefined = whichServices;
