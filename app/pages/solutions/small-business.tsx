import { localizedPath } from "#app/browser/localized-path.ts";
import awning from "#app/ui/awning.module.css";
import { ButtonLink } from "#app/ui/button.tsx";
import { Photo } from "#app/ui/photo.tsx";
import { solutions } from "#words/pages/solutions.ts";
import { photos } from "#content/photos.ts";
import styles from "./small-business.module.css";

const { smallBusiness: copy } = solutions;

export function SmallBusiness() {
  return (
    <section id={copy.id} className={`section manila ${styles.band}`} aria-labelledby={`${copy.id}-title`}>
      <div className="wrap">
        <div className={`${awning.awning} forced-colors`} />
        <div className={`stack gap-6 ${styles.shop}`}>
          <div className="halves gap-7">
            <div className={`stack gap-5 ${styles.words}`}>
              <h2 id={`${copy.id}-title`}>{copy.title}</h2>
              <p className="lead">{copy.lead}</p>
              <ul className="stack gap-3">
                {copy.points.map((point) => (
                  <li key={point} className="title-3">
                    {point}
                  </li>
                ))}
              </ul>
              <ButtonLink href={localizedPath(copy.setupLink.to)}>{copy.setupLink.label}</ButtonLink>
            </div>
            <Photo
              photo={photos["solutions-small-business"]}
              sizes="(max-width: 60rem) 92vw, 38rem"
              className={styles.photo}
            />
          </div>
          <div className="stack gap-3">
            <h3>{copy.weekLabel}</h3>
            <ol className={styles.week}>
              {copy.week.map(({ day, task, time }) => (
                <li key={day} data-off={time === null || undefined}>
                  <b className="title-3">{day}</b>
                  <span>{task}</span>
                  {time !== null && <b className="signal">{time}</b>}
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
