import type { ReactNode } from "react";
import type { InkKey } from "#content/catalog/service-names.ts";
import { classNames } from "./class-names.ts";
import styles from "./perforated-print.module.css";

interface PerforatedPrintProps {
  ink?: InkKey;
  className?: string | undefined;
  children: ReactNode;
}

export function PerforatedPrint({ ink, className, children }: PerforatedPrintProps) {
  return (
    <div className={classNames(styles.print, "lifted", className)} data-k={ink}>
      <div className={classNames(styles.paper, "perforated")}>
        <div className={styles.ground}>{children}</div>
      </div>
    </div>
  );
}
