import type { CaseStudy } from "#app/data/case-studies.ts";
import styles from "./case-study-list.module.css";
import { Postcard } from "./postcard.tsx";

/** Cards added at a time: a rack of two rhythms, so that ten thousand records cost no more than two dozen. */
export const rackSize = 24;

export function Cards({ studies }: { studies: readonly CaseStudy[] }) {
  return (
    <div className={styles.cards} data-long={studies.length > rackSize}>
      {studies.map((study, position) => (
        <Postcard key={study.id} study={study} position={position} />
      ))}
    </div>
  );
}
