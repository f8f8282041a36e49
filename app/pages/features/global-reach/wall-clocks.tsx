import { SectionHead } from "#app/ui/section-head.tsx";
import dial from "#app/drawings/features/wall-clock.svg";
import { posted, timeIn } from "#content/clock.ts";
import { globalReach } from "#content/generated/pages/feature-global-reach.ts";
import { hourHand, isNight, minuteHand } from "./hands.ts";
import styles from "./wall-clocks.module.css";

const { clocks: copy } = globalReach;

/** Eight towns' clocks: at the sample letter's hour as served, and live where scripts run (wall-clocks.enhance.ts). */
export function WallClocks() {
  return (
    <section className={`section ${styles.section}`} data-enhance="wall-clocks">
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <p className={styles.when}>
          <span data-clock="still">{copy.whenStill}</span>
          <span data-clock="live" hidden>
            {copy.whenLive}
          </span>
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

/** `time` as two digits each, "08:12". */
function Clock({ town, timeZone, time }: { town: string; timeZone: string; time: string }) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (
    <li className={styles.clock} data-time-zone={timeZone} data-night={isNight(hours) || undefined}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <use href={`${dial}#face`} />
        <path d="M100 108V52" strokeWidth="9" transform={hourHand(hours, minutes)} />
        <path d="M100 108V30" strokeWidth="5" transform={minuteHand(minutes)} />
        <circle cx="100" cy="100" r="6" />
      </svg>
      <b>{town}</b>
      <time dateTime={time}>{time}</time>
    </li>
  );
}
