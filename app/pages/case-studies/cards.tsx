import type { CaseStudy } from "#app/data/case-studies.ts";
import { Postcard } from "./postcard.tsx";
import styles from "./cards.module.css";

/** Cards added to the page at a time. */
export const cardsPerStep = 24;

interface CardsProps {
  studies: readonly CaseStudy[];
  /** Every story shown from the start. */
  open?: boolean;
  /** The list's query, which the cards' links keep. */
  query?: string;
}

/** The cards in pairs, so that an open card can take its whole row. */
export function Cards({ studies, open = false, query = "" }: CardsProps) {
  const pairs = studies.filter((_, position) => position % 2 === 0);
  return (
    <div className={styles.cards} data-long={studies.length > cardsPerStep}>
      {pairs.map((left, row) => (
        <div key={left.id} className={styles.pair}>
          {studies.slice(2 * row, 2 * row + 2).map((study, column) => (
            <Postcard key={study.id} {...{ study, open, query }} eager={row + column === 0} />
          ))}
        </div>
      ))}
    </div>
  );
}
