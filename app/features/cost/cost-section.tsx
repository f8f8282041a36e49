import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { lazyPart } from "#app/components/ui/lazy-part.tsx";
import { costId } from "#content/navigation.ts";
import styles from "./cost-section.module.css";

const { promise: isNear, resolve: comeNear } = Promise.withResolvers<void>();

const CostCalculator = lazyPart(async () => {
  if (!import.meta.env.SSR) await isNear;
  return import("./cost-calculator.tsx");
});

/** How far below the window the calculator is when its script is fetched. */
const ahead = "600px";

/** The calculator as it is served, which answers once the visitor comes near. `byHand` is what stands there without scripts. */
export function CostSection({ byHand }: { byHand: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // An address with a month in it was sent to show it.
    if (location.search !== "") comeNear();
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && comeNear(),
      { rootMargin: ahead },
    );
    if (section.current) observer.observe(section.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={section} id={costId} className={`${styles.cost} section`}>
      <div className="wrap">
        <Suspense>
          <CostCalculator />
        </Suspense>
        <noscript>{byHand}</noscript>
      </div>
    </section>
  );
}
