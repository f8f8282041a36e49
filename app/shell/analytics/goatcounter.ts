/** Told as https://www.goatcounter.com/help/pixel says. */
import { countVisits } from "./count-visits.ts";

countVisits((name, from, { to }, ratings) => {
  // It knows events by their paths, and has no room for more about them.
  const path = [name || location.pathname, ...Object.entries(ratings || {}).flat()].join(" ");
  return [`${to}?${new URLSearchParams({ p: path, r: from, e: String(!!name) })}`];
});
