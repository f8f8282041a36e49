import { lazy, memo, Suspense, useRef } from "react";
import { makeArrival, useWhenNear } from "#app/lib/when-near.ts";
import { demo } from "#content/pages/demo.ts";
import styles from "./demo-tools-section.module.css";

const arrival = makeArrival();

const DemoTools = lazy(async () => {
  if (!import.meta.env.SSR) await arrival.promise;
  return import("./demo-tools.tsx");
});

/**
 * The checks of the email and the forecast. Never rendered again: what is served of them would be thrown away while their script is
 * not there.
 */
export const DemoToolsSection = memo(() => {
  const section = useRef<HTMLDivElement>(null);
  useWhenNear(section, arrival.come);
  return (
    <div ref={section} className={styles.tools}>
      <div className="wrap">
        <noscript>
          <p>{demo.withoutChecks}</p>
        </noscript>
        <Suspense>
          <DemoTools />
        </Suspense>
      </div>
    </div>
  );
});
