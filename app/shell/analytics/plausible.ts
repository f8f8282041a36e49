/** https://plausible.io/docs/events-api */
import { countVisits } from "./count-visits.ts";

countVisits((name, from, { to, site }, ratings) => {
  const url = location.origin + location.pathname;
  // A string body is sent as text/plain, which needs no preflight request.
  const body = JSON.stringify({ domain: site, name: name || "pageview", url, referrer: from, props: ratings });
  return [to, { method: "POST", body }];
});
