import type { CaseStudy } from "#app/data/case-studies.ts";
import { Postcard } from "./postcard.tsx";
import styles from "./rack.module.css";

/** Cards added at a time, so that ten thousand records cost no more than two dozen. */
export const rackSize = 24;

interface CardsProps {
  studies: readonly CaseStudy[];
  /** Every story shown from the start. */
  open?: boolean;
}

/** The cards two by two, so that an open one can take the whole row and keep its place on the page. */
export function Cards({ studies, open = false }: CardsProps) {
  const pairs = studies.filter((_, position) => position % 2 === 0);
  return (
    <div className={styles.rack} data-long={studies.length > rackSize}>
      {pairs.map((left, row) => (
        <div key={left.id} className={styles.pair}>
          {studies.slice(2 * row, 2 * row + 2).map((study, column) => (
            <Postcard key={study.id} study={study} eager={row + column === 0} open={open} />
          ))}
        </div>
      ))}
    </div>
  );
}
