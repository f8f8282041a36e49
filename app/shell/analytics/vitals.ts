/** A separate script, because few visits fetch it. Sends an event with the ratings (count-visits.ts). */
import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

export type Ratings = Partial<Record<Metric["name"], Metric["rating"]>>;

const ratings: Ratings = {};
for (const onMetric of [onCLS, onINP, onLCP]) {
  onMetric(
    ({ name, rating }) => {
      ratings[name] = rating;
    },
    { reportAllChanges: true },
  );
}
// After the package's own listeners, which have the final values.
addEventListener(
  "visibilitychange",
  () => {
    if (document.visibilityState === "hidden" && Object.keys(ratings).length > 0)
      dispatchEvent(new CustomEvent("web-vitals", { detail: ratings }));
  },
  { once: true },
);
