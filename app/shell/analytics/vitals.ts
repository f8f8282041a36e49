/** A separate script, because few visits load it. */
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
// Runs after the package's listeners, which compute the final values.
addEventListener(
  "visibilitychange",
  () => {
    if (document.visibilityState === "hidden" && Object.keys(ratings).length > 0)
      dispatchEvent(new CustomEvent("web-vitals", { detail: ratings }));
  },
  { once: true },
);
