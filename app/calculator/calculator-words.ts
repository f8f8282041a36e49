import type {
  calculator,
  calculatorTotal,
  calculatorReasons,
  calculatorUnread,
} from "#content/generated/calculator.ts";
import type { PageLink } from "#content/navigation.ts";
import type { serviceLimits } from "#content/catalog/services.ts";

/** The words of the calculator, which the page passes to its island. */
export interface CalculatorWords {
  readonly form: typeof calculator;
  readonly total: typeof calculatorTotal;
  readonly reasons: typeof calculatorReasons;
  readonly unread: typeof calculatorUnread;
  readonly limits: typeof serviceLimits;
  readonly questions: PageLink;
  readonly textCost: PageLink;
}
