/** A separate script, because few visits load it. */
import { type Metric, onCLS, onINP, onLCP } from "web-vitals";

export type Ratings = Partial<Record<Metric["name"], Metric["rating"]>>;

const ratings: Ratings = {};
const rate = ({ name, rating }: Metric): void => void (ratings[name] = rating);
for (const onMetric of [onCLS, onINP, onLCP]) onMetric(rate, { reportAllChanges: true });

function report(): void {
  if (document.visibilityState === "hidden" && Object.keys(ratings).length > 0)
    dispatchEvent(new CustomEvent("web-vitals", { detail: ratings }));
}
// Runs after the package's listeners, which compute the final values.
addEventListener("visibilitychange", report, { once: true });
