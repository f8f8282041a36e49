import { type ReactNode, useRef } from "react";
import { LatePart, lazyPart } from "#app/components/ui/lazy-part.tsx";
import { useWhenNear } from "#app/lib/when-near.ts";
import { costId } from "#content/navigation.ts";
import styles from "./cost-section.module.css";

const arrival = Promise.withResolvers<void>();

const CostCalculator = lazyPart(async () => {
  if (!import.meta.env.SSR) await arrival.promise;
  return import("./cost-calculator.tsx");
});

/** Somebody shared an address with a month in it to show that month. */
const isAsked = () => location.search !== "";

/** The served calculator, which hydrates once the visitor scrolls near it. `byHand` is shown without scripts. */
export function CostSection({ byHand }: { byHand: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useWhenNear(section, arrival.resolve, isAsked);
  return (
    <section ref={section} id={costId} className={`${styles.cost} section`}>
      <div className="wrap">
        <LatePart id="cost-calculator" part={CostCalculator} />
        <noscript>{byHand}</noscript>
      </div>
    </section>
  );
}
