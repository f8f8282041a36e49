/** Words of the calculator. On the server alone, which hands them to its island as props. */
import { serviceLimits } from "#content/catalog/services.ts";
import { calculator, calculatorReasons, calculatorTotal, calculatorUnread } from "#content/generated/calculator.ts";
import { textCostLink, whichServicesLink } from "#content/navigation.ts";

export const calculatorWords = {
  form: calculator,
  total: calculatorTotal,
  reasons: calculatorReasons,
  unread: calculatorUnread,
  limits: serviceLimits,
  questions: whichServicesLink,
  textCost: textCostLink,
};
export type CalculatorWords = typeof calculatorWords;
