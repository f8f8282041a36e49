import { SampleMark } from "#app/ui/sample-mark.tsx";
import { Drawing } from "#app/ui/drawing.tsx";
import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import portrait from "#app/drawings/home/portrait.svg";
import { home } from "#words/pages/home.ts";
import styles from "./customer-letter.module.css";

const copy = home.letter;

export function CustomerLetter() {
  const { over, under, day, year } = copy.postmark;
  return (
    <section className="section" aria-label={copy.label}>
      <div className="wrap">
        <div className={`airmail wide-first gap-6 ${styles.letter}`}>
          <figure className={`stack gap-6 ${styles.words}`}>
            <blockquote className="title-2">
              <p>{copy.quote}</p>
            </blockquote>
            <figcaption className="stack gap-1">
              <b>{copy.name}</b>
              <span className="soft">{copy.role}</span>
              <SampleMark>{copy.sample}</SampleMark>
            </figcaption>
          </figure>
          <div className={`stack gap-6 ${styles.front}`}>
            <PerforatedPrint ink="teal" className={styles.portrait}>
              <Drawing src={portrait} alt={copy.portrait} width={120} height={140} />
            </PerforatedPrint>
            <Postmark top={over} bottom={under} middle={[day, year]} waves className={styles.postmark} />
            <p className={`stack gap-2 rows small ${styles.address}`} aria-hidden="true">
              {copy.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
