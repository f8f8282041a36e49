import { SectionHead } from "#app/ui/section-head.tsx";
import dial from "#app/drawings/features/wall-clock.svg";
import { posted, timeIn } from "#content/clock.ts";
import { globalReach } from "#content/generated/pages/feature-global-reach.ts";
import { isNight, turnAt } from "./hands.ts";
import styles from "./wall-clocks.module.css";

const { clocks: copy } = globalReach;

/** Eight towns' clocks: at the sample letter's hour as served, and live where scripts run (wall-clocks.enhance.ts). */
export function WallClocks() {
  return (
    <section className={`section ${styles.section}`} data-enhance="wall-clocks">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <p className={`title-3 ${styles.when}`}>
          <span>{copy.whenStill}</span>
          <span>{copy.whenLive}</span>
        </p>
        <ul className={styles.wall}>
          {copy.towns.map(({ id, name, timeZone }) => (
            <Clock key={id} town={name} timeZone={timeZone} time={timeIn(timeZone, posted)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Clock({ town, timeZone, time }: { town: string; timeZone: string; time: string }) {
  return (
    <li className={`stack gap-1 ${styles.clock}`} data-time-zone={timeZone} data-night={isNight(time) || undefined}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <use href={`${dial}#face`} />
        <path d="M100 108V52" strokeWidth="9" transform={turnAt(time, 0)} />
        <path d="M100 108V30" strokeWidth="5" transform={turnAt(time, 1)} />
        <circle cx="100" cy="100" r="6" />
      </svg>
      <b>{town}</b>
      <time className="soft" dateTime={time}>
        {time}
      </time>
    </li>
  );
}
