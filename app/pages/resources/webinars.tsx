import { Fold } from "#app/ui/fold.tsx";
import type { resources } from "#content/generated/pages/resources.ts";
import styles from "./webinars.module.css";

interface WebinarsProps {
  id: string;
  title: string;
  words: typeof resources.webinars;
}

/** Three admission tickets: the stub says how long, the ticket says what to do minute by minute. */
export function Webinars({ id, title, words: { lead, need, webinars } }: WebinarsProps) {
  return (
    <section className={`${styles.webinars} section`} id={id} aria-labelledby={`${id}-heading`}>
      <div className="wrap">
        <h2 id={`${id}-heading`}>{title}</h2>
        <p className="lead">{lead}</p>
        <div className={styles.tickets}>
          {webinars.map((webinar) => (
            <article
              key={webinar.id}
              id={webinar.id}
              className={styles.ticket}
              aria-labelledby={`${webinar.id}-heading`}
            >
              <p className={styles.stub}>{webinar.time}</p>
              <div className={styles.body}>
                <Fold summary={<h3 id={`${webinar.id}-heading`}>{webinar.title}</h3>}>
                  <p>
                    <b>{need}:</b> {webinar.need}
                  </p>
                  <ol>
                    {webinar.steps.map(({ time, text }) => (
                      <li key={text}>
                        <b>{time}</b>
                        <span>{text}</span>
                      </li>
                    ))}
                  </ol>
                </Fold>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  );
}
