import type { ReactNode } from "react";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { Drawing } from "#app/components/ui/drawing.tsx";
import { stampDrawings } from "#app/components/sections/home/stamp-drawings.ts";
import type { InkKey } from "#content/service-names.ts";
import styles from "./answer-group.module.css";

interface AnswerGroupProps {
  group: {
    readonly id: string;
    readonly title: string;
    /** Of the stamp under the title. */
    readonly ink: InkKey;
  };
  /** The questions. */
  children: ReactNode;
}

/** A group of questions under its anchor; on wide screens its title and a stamp stay beside them. */
export function AnswerGroup({ group: { id, title, ink }, children }: AnswerGroupProps) {
  return (
    <section className={styles.group} id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.name}>
        <h2 id={`${id}-heading`}>{title}</h2>
        <PerforatedPrint ink={ink} className={styles.stamp}>
          <Drawing src={stampDrawings[ink]} alt="" width={120} height={104} />
        </PerforatedPrint>
      </div>
      {children}
    </section>
  );
}
