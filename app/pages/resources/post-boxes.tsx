import { PageTitle } from "#app/ui/page-title.tsx";
import type { ResourceDoor } from "#content/pages/resources.ts";
import styles from "./post-boxes.module.css";

interface PostBoxesProps {
  /** The page's name in menus. */
  name: string;
  heading: string;
  lead: string;
  label: string;
  doors: readonly ResourceDoor[];
}

/** Six doors of a wall of post boxes, each leading to its section on this page (S2.6). */
export function PostBoxes({ name, heading, lead, label, doors }: PostBoxesProps) {
  return (
    <header className={`${styles.head} dusk`}>
      <div className="wrap">
        <div>
          <PageTitle name={name}>{heading}</PageTitle>
          <p className="lead">{lead}</p>
        </div>
        <nav aria-label={label}>
          <ul className={styles.wall}>
            {doors.map((door, index) => (
              <li key={door.id} data-k={door.ink}>
                <a href={`#${door.id}`}>
                  <span className={styles.door}>
                    <b aria-hidden="true">{index + 1}</b>
                    <Grille />
                    <i className={styles.lock} aria-hidden="true" />
                    <span className={styles.name}>{door.title}</span>
                    <small>{door.line}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

function Grille() {
  return (
    <svg viewBox="0 0 60 40" aria-hidden="true">
      <path d="M2 2h56v36H2zM12 2v36M22 2v36M32 2v36M42 2v36M52 2v36M2 14h56M2 26h56" />
    </svg>
  );
}
