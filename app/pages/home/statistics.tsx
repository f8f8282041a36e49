import { SpriteSymbol } from "#app/ui/icon.tsx";
import { RimText } from "#app/ui/rim-text.tsx";
import { claimsOwner } from "#content/claims.ts";
import { home } from "#words/pages/home.ts";
import styles from "./statistics.module.css";

const copy = home.numbers;

export function Statistics() {
  return (
    <section className={`section ${styles.section}`} aria-labelledby="statistics">
      <h2 id="statistics" className="visually-hidden">
        {copy.title}
      </h2>
      <div className={styles.waves}>
        <ul className={`wrap columns-4 ${styles.list}`}>
          {copy.statistics.map((statistic) => (
            <StruckFigure key={statistic.id} {...statistic} />
          ))}
        </ul>
        <p className={`wrap small soft ${styles.owner}`}>{claimsOwner}</p>
      </div>
    </section>
  );
}

type Statistic = (typeof home.numbers.statistics)[number];

function StruckFigure({ id, figure, over, under, label, means }: Statistic) {
  return (
    <li className="stack gap-5">
      <div className={`centered ${styles.ring}`}>
        <svg viewBox="0 0 140 140" aria-hidden="true">
          <circle cx="70" cy="70" r="66" fill="var(--paper)" />
          <SpriteSymbol id={`ring-${id}`} />
          <path id={`over-${id}`} d="M19 70a51 51 0 0 1 102 0" fill="none" />
          <path id={`under-${id}`} d="M12.5 70a57.5 57.5 0 0 0 115 0" fill="none" />
          <RimText curve={`over-${id}`} x={70} y={20}>
            {over}
          </RimText>
          <RimText curve={`under-${id}`} x={70} y={127}>
            {under}
          </RimText>
        </svg>
        <strong data-long={figure.length > 6 || undefined}>{figure}</strong>
      </div>
      <div className="stack gap-2">
        <p className="title-3">{label}</p>
        <p className="small soft">{means}</p>
      </div>
    </li>
  );
}
