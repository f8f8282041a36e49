import type { ReactNode } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import { classNames } from "./class-names.ts";
import styles from "./perforated-print.module.css";

interface PerforatedPrintProps {
  /** Ink of the background; without it the print inherits the ink of its surroundings. */
  ink?: InkKey;
  className?: string | undefined;
  children: ReactNode;
}

/** Frames a drawing as a large stamp. */
export function PerforatedPrint({ ink, className, children }: PerforatedPrintProps) {
  return (
    <div className={classNames(styles.print, "lifted", className)} data-k={ink}>
      <div className={classNames(styles.paper, "perforated")}>
        <div className={styles.ground}>{children}</div>
      </div>
    </div>
  );
}
