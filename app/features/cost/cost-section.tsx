import { type ReactNode, Suspense, useRef } from "react";
import { lazyPart } from "#app/components/ui/lazy-part.tsx";
import { ServedMarkup } from "#app/components/ui/served-markup.tsx";
import { makeArrival, useWhenNear } from "#app/lib/when-near.ts";
import { costId } from "#content/navigation.ts";
import styles from "./cost-section.module.css";

const arrival = makeArrival();

const CostCalculator = lazyPart(async () => {
  if (!import.meta.env.SSR) await arrival.promise;
  return import("./cost-calculator.tsx");
});

/** An address with a month in it was sent to show it. */
const isAsked = () => location.search !== "";

/** The element around the calculator. */
const calculatorId = "cost-calculator";

/**
 * The calculator as it is served, which answers once the visitor comes near. `byHand` is what stands there without scripts. A new address,
 * as of a chosen tab, makes React give up what it has not hydrated yet: then a copy of it stands there until the script has come.
 */
export function CostSection({ byHand }: { byHand: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useWhenNear(section, arrival.come, isAsked);
  return (
    <section ref={section} id={costId} className={`${styles.cost} section`}>
      <div className="wrap">
        <Suspense fallback={<ServedMarkup id={calculatorId}>{null}</ServedMarkup>}>
          <CostCalculator id={calculatorId} />
        </Suspense>
        <noscript>{byHand}</noscript>
      </div>
    </section>
  );
}
