import type { ReactNode } from "react";
import { StampChip } from "#app/components/ui/stamp-chip.tsx";
import type { IconName } from "#app/components/ui/icon-names.ts";
import type { InkKey } from "#content/service-names.ts";
import styles from "./counter.module.css";

interface CounterProps {
  /** Names the section for links and for its heading. */
  id: string;
  title: string;
  line: string;
  ink: InkKey;
  icon: IconName;
  children: ReactNode;
}

/** One window of the account page: what it is for on one side, what can be done on the other. */
export function Counter({ id, title, line, ink, icon, children }: CounterProps) {
  return (
    <section id={id} className={styles.counter} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <StampChip ink={ink} icon={icon} />
        <div>
          <h2 id={`${id}-heading`}>{title}</h2>
          <p className="soft">{line}</p>
        </div>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
