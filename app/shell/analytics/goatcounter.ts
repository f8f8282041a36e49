/** https://www.goatcounter.com/help/pixel */
import { countVisits } from "./count-visits.ts";

countVisits((name, from, { to }, ratings) => {
  // GoatCounter identifies events by path and takes no properties.
  const path = [name || location.pathname, ...Object.entries(ratings || {}).flat()].join(" ");
  return [`${to}?${new URLSearchParams({ p: path, r: from, e: String(!!name) })}`];
});
