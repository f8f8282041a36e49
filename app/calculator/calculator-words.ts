/** Words of the calculator. On the server alone, which hands them to its island as props. */
import { serviceLimits } from "#content/catalog/services.ts";
import { calculator, calculatorReasons, calculatorTotal, calculatorUnused } from "#words/calculator.ts";
import { features } from "#words/pages/compare.ts";
import { textPrices } from "#words/text-prices.ts";
import { textCostLink, whichServicesLink } from "#content/navigation.ts";

export const calculatorWords = {
  form: calculator,
  total: calculatorTotal,
  reasons: calculatorReasons,
  unused: calculatorUnused,
  features,
  countries: textPrices.map(({ code, name }) => ({ code, name })),
  limits: serviceLimits,
  questions: whichServicesLink,
  textCost: textCostLink,
};
export type CalculatorWords = typeof calculatorWords;
