/** https://plausible.io/docs/events-api */
import { countVisits } from "./count-visits.ts";

countVisits((name, from, { to, site }, ratings) => [
  to,
  {
    method: "POST",
    // A string body is sent as text/plain, which needs no preflight request.
    body: JSON.stringify({
      domain: site,
      name: name || "pageview",
      url: location.origin + location.pathname,
      referrer: from,
      props: ratings,
    }),
  },
]);
