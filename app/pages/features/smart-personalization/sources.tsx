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
    <section className="section">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <ol className="columns-4 gap-6">
          {copy.items.map(({ title, text }, index) => (
            <li key={title} className="media">
              <b className={`title-1 ${styles.number}`} aria-hidden="true">
                {index + 1}
              </b>
              <div className="stack gap-2">
                <h3>{title}</h3>
                <p className="soft">{text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className={`dusk ${styles.days}`}>
          <h3 className="cluster gap-3">
            {days.title} <span className="label soft">{days.note}</span>
          </h3>
          <ul className="rows">
            {readers.map(({ id, name, hour, dayAlternative }) => (
              <li key={id} className={styles.day}>
                <b>{name}</b>
                <Drawing src={dayDrawings[id]} alt={dayAlternative} width={480} height={60} />
                <b>{hour}</b>
              </li>
            ))}
          </ul>
          <p className={`label soft ${styles.axis}`} aria-hidden="true">
            {days.hours.map((hour, index) => (
              <span key={`${hour}${index}`}>{hour}</span>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
