import { whenUsed } from "./format.ts";
import { site } from "./site.ts";

// Apart from format.ts, which is in every page's script: few pages write a price in the browser.
const prices = whenUsed(
  () =>
    new Intl.NumberFormat(site.locale, {
      style: "currency",
      currency: site.currency,
      maximumFractionDigits: 0,
    }),
);

/** A price in whole dollars in the site's locale: 1250 → "$1,250". */
export function formatPrice(dollars: number): string {
  return prices().format(dollars);
}
