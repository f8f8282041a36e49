/** A module of its own, because few visits fetch it. */
import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

export type Ratings = Partial<Record<Metric["name"], Metric["rating"]>>;

export default function rateVitals(report: (ratings: Ratings) => void): void {
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
    () => document.visibilityState === "hidden" && Object.keys(ratings).length > 0 && report(ratings),
    { once: true },
  );
}
