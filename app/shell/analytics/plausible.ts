/** Told as https://plausible.io/docs/events-api says. */
import { countVisits } from "./count-visits.ts";

countVisits((name, from, { to, site }, ratings) => [
  to,
  {
    method: "POST",
    // A text is sent as text/plain by itself, which takes no preflight.
    body: JSON.stringify({
      domain: site,
      name: name || "pageview",
      url: location.origin + location.pathname,
      referrer: from,
      props: ratings,
    }),
  },
]);
