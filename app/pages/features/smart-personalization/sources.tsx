import { Drawing } from "#app/ui/drawing.tsx";
import { SectionHead } from "#app/ui/section-head.tsx";
import amara from "#app/drawings/features/day-amara.svg";
import ines from "#app/drawings/features/day-ines.svg";
import jonas from "#app/drawings/features/day-jonas.svg";
import type { smartPersonalization } from "#content/generated/pages/feature-smart-personalization.ts";
import styles from "./sources.module.css";

interface SourcesProps {
  copy: (typeof smartPersonalization)["sources"];
  days: (typeof smartPersonalization)["days"];
  readers: typeof smartPersonalization.hero.readers;
}

const dayDrawings: Record<(typeof smartPersonalization.hero.readers)[number]["id"], string> = { amara, jonas, ines };

/** What a letter is made from, and the hour each sample reader looks. */
export function Sources({ copy, days, readers }: SourcesProps) {
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <ol className={styles.slips}>
          {copy.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.days}>
          <h3>
            {days.title} <small>{days.note}</small>
          </h3>
          <ul>
            {readers.map(({ id, name, hour, dayAlternative }) => (
              <li key={id}>
                <b>{name}</b>
                <Drawing src={dayDrawings[id]} alt={dayAlternative} width={480} height={60} />
                <span>{hour}</span>
              </li>
            ))}
          </ul>
          <p className={styles.axis} aria-hidden="true">
            {days.hours.map((hour, index) => (
              <span key={`${hour}${index}`}>{hour}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
