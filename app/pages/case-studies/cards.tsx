import type { CaseStudy } from "#app/data/case-studies.ts";
import { Postcard } from "./postcard.tsx";
import styles from "./cards.module.css";

export const cardsPerStep = 24;

interface CardsProps {
  caseStudies: readonly CaseStudy[];
  open?: boolean;
  query?: string;
}

export function Cards({ caseStudies, open = false, query = "" }: CardsProps) {
  const pairs = caseStudies.filter((_, position) => position % 2 === 0);
  return (
    <div className={styles.cards} data-long={caseStudies.length > cardsPerStep}>
      {pairs.map((left, row) => (
        <div key={left.id} className={styles.pair}>
          {caseStudies.slice(2 * row, 2 * row + 2).map((caseStudy, column) => (
            <Postcard key={caseStudy.id} {...{ caseStudy, open, query }} eager={row + column === 0} />
          ))}
        </div>
      ))}
    </div>
  );
}
