import drawing from "#app/drawings/photos/solutions-industry.svg";
import signs from "#app/drawings/solutions/signs.svg";
import type { Photo } from "#content/photos.ts";
import type { solutions } from "#content/generated/pages/solutions.ts";
import type { InkKey } from "#content/catalog/service-names.ts";
import styles from "./industries.module.css";
import { Snapshot } from "./snapshot.tsx";

interface IndustriesProps {
  id: string;
  title: string;
  lead: string;
  usesLabel: string;
  doors: readonly {
    name: string;
    sign: (typeof solutions.industry.doors)[number]["sign"];
    ink: InkKey;
    line: string;
    uses: readonly string[];
  }[];
  photo: Photo;
}

/** For a trade with its own habits: a row of door plates, odd numbers on this side of the street. */
export function Industries({ id, title, lead, usesLabel, doors, photo }: IndustriesProps) {
  return (
    <section id={id} className="section" aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="lead">{lead}</p>
          </div>
          <Snapshot photo={photo} drawing={drawing} sizes="22rem" className={styles.photo} />
        </div>
        <ul className={styles.doors}>
          {doors.map((door, index) => (
            <li key={door.name} data-k={door.ink}>
              <span className={styles.plate} aria-hidden="true">
                <span>{index * 2 + 3}</span>
                <svg viewBox="0 0 64 60">
                  <use href={`${signs}#${door.sign}`} />
                </svg>
              </span>
              <h3>{door.name}</h3>
              <p>{door.line}</p>
              <div className={styles.uses}>
                <span className="visually-hidden">{usesLabel}</span>
                <ul>
                  {door.uses.map((use) => (
                    <li key={use}>{use}</li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
