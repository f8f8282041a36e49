import { whenUsed } from "./format.ts";
import { site } from "./site.ts";

// Apart from format.ts, which is in every page's script: few pages write a price in the browser.
const prices = whenUsed(
  () =>
    new Intl.NumberFormat(site.locale, {
      style: "currency",
      currency: site.currency,
      trailingZeroDisplay: "stripIfInteger",
    }),
);

/** A price in the site's locale, with cents where there are any: 1250 → "$1,250", 20.5 → "$20.50". */
export function formatPrice(dollars: number): string {
  return prices().format(dollars);
}
