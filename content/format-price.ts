import { language } from "#words/language.ts";
import { whenUsed } from "./format.ts";
import { priceFormat } from "./price-format.ts";

// Apart from format.ts, which is in every page's script: few pages write a price in the browser.
const prices = whenUsed(() => priceFormat(language.locale));

/** A price as the language of the build writes it: 1250 → "$1,250". */
export function formatPrice(dollars: number): string {
  return prices().format(dollars);
}
