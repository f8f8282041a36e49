import type { cost, costLabel, costReasons, costUnread } from "#content/generated/cost.ts";
import type { PageLink } from "#content/navigation.ts";
import type { serviceLimits } from "#content/catalog/services.ts";

/** The words of the calculator, which the page passes to its island. */
export interface CostWords {
  readonly form: typeof cost;
  readonly label: typeof costLabel;
  readonly reasons: typeof costReasons;
  readonly unread: typeof costUnread;
  readonly limits: typeof serviceLimits;
  readonly questions: PageLink;
  readonly textCost: PageLink;
}
