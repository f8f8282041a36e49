import { memo, Suspense, useRef, useState } from "react";
import { lazyPart } from "#app/components/ui/lazy-part.tsx";
import { useWhenNear } from "#app/lib/when-near.ts";
import { emailChecks } from "#content/generated/demo-tools.ts";
import styles from "./demo-tools-section.module.css";

const DemoTools = lazyPart(() => import("./demo-tools.tsx"));

/** The checks of the email and the forecast, which can do nothing without a script: it is fetched once the visitor comes near. */
export const DemoToolsSection = memo(() => {
  const section = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useWhenNear(section, () => setIsNear(true));
  return (
    <div ref={section} className={styles.tools}>
      <div className="wrap">
        <noscript>{import.meta.env.SSR && <p>{emailChecks.withoutScripts}</p>}</noscript>
        {isNear && (
          <Suspense>
            <DemoTools />
          </Suspense>
        )}
      </div>
    </div>
  );
});
