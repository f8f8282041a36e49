import { ButtonLink } from "#app/ui/button.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { Photo } from "#app/ui/photo.tsx";
import drawing from "#app/drawings/photos/solutions-small-business.svg";
import { classNames } from "#app/ui/class-names.ts";
import type { Photo as PhotoRecord } from "#content/photos.ts";
import styles from "./small-business.module.css";

interface SmallBusinessProps {
  id: string;
  title: string;
  lead: string;
  points: readonly string[];
  setupLink: { label: string; to: string };
  weekLabel: string;
  week: readonly { day: string; task: string; time: string | null }[];
  photo: PhotoRecord;
}

/** For one shop: the shop itself, with its awning out, and what a week asks of its owner. */
export function SmallBusiness({ id, title, lead, points, setupLink, weekLabel, week, photo }: SmallBusinessProps) {
  return (
    <section id={id} className={`${styles.band} section`} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <div className={styles.awning} aria-hidden="true" />
        <div className={styles.shop}>
          <div className={styles.words}>
            <h2 id={`${id}-title`}>{title}</h2>
            <p className="lead">{lead}</p>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <div className="actions">
              <ButtonLink to={setupLink.to}>{setupLink.label}</ButtonLink>
            </div>
          </div>
          <div className={styles.pane}>
            <Photo
              photo={photo}
              drawing={<Drawing src={drawing} alt="" width={240} height={180} />}
              sizes="(max-width: 60rem) 92vw, 38rem"
              className={styles.photo}
            />
            <div className={styles.week}>
              <h3>{weekLabel}</h3>
              <ol>
                {week.map(({ day, task, time }) => (
                  <li key={day} className={classNames(time === null && styles.off)}>
                    <b>{day}</b>
                    <span>{task}</span>
                    {time !== null && <i>{time}</i>}
                  </li>
                ))}
              </ol>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
