import { useSyncExternalStore } from "react";
import { SectionHead } from "#app/components/ui/section-head.tsx";
import dial from "#app/drawings/features/wall-clock.svg";
import { globalReach, posted, timeIn } from "#content/pages/feature-global-reach.ts";
import styles from "./wall-clocks.module.css";

const { clocks: copy } = globalReach;

/** Eight towns' clocks: at the sample letter's hour as served, and live once the page has its scripts. */
export function WallClocks() {
  const minute = useMinute(posted);
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <SectionHead title={copy.title} lead={copy.lead} />
        <p className={styles.when}>{minute === posted ? copy.whenStill : copy.whenLive}</p>
        <ul className={styles.wall}>
          {copy.towns.map(({ id, name, timeZone }) => (
            <Clock key={id} town={name} time={timeIn(timeZone, minute)} />
          ))}
        </ul>
      </div>
    </section>
  );
}

/** `time` as two digits each, "08:12". */
function Clock({ town, time }: { town: string; time: string }) {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const night = hours < 6 || hours >= 19;
  return (
    <li className={styles.clock} data-night={night || undefined}>
      <svg viewBox="0 0 200 200" aria-hidden="true">
        <use href={`${dial}#face`} />
        <path d="M100 108V52" strokeWidth="9" transform={`rotate(${hours * 30 + minutes / 2} 100 100)`} />
        <path d="M100 108V30" strokeWidth="5" transform={`rotate(${minutes * 6} 100 100)`} />
        <circle cx="100" cy="100" r="6" />
      </svg>
      <b>{town}</b>
      <time dateTime={time}>{time}</time>
    </li>
  );
}

/**
 * The current minute, in milliseconds since 1970. The server, and the first render in the browser, get `still`
 * instead, so that a page built yesterday hydrates without a mismatch.
 */
function useMinute(still: number): number {
  return useSyncExternalStore(everySecond, currentMinute, () => still);
}

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, 1000);
  return () => clearInterval(timer);
}

function currentMinute(): number {
  return Math.floor(Date.now() / 60_000) * 60_000;
}
