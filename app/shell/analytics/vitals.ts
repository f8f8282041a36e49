/** How quickly the page was there for this visitor, as the three Core Web Vitals rate it. A file of its own, fetched on few visits. */
import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

/** "good", "needs-improvement" or "poor" for each vital that could be measured. A page is good where 75 of 100 visits are. */
export type Ratings = Partial<Record<Metric["name"], Metric["rating"]>>;

/** Calls back once, when the page is hidden. */
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
  // After the listeners of the package, which have the last values.
  addEventListener(
    "visibilitychange",
    () => document.visibilityState === "hidden" && Object.keys(ratings).length > 0 && report(ratings),
    { once: true },
  );
}
