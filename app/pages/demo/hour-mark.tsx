import type { Message } from "#content/message.ts";
import styles from "./demo-table.module.css";

interface HourMarkProps {
  /** Of the day, 7.5 for half past seven. */
  hour: number;
  says: Message<string>;
}

/** The best hour of a channel, as the ring of a postmark that is struck when it appears. */
export function HourMark({ hour, says }: HourMarkProps) {
  const time = clockTime(hour);
  return (
    <>
      <svg className={styles.mark} viewBox="0 0 76 76" aria-hidden="true">
        <g fill="none" stroke="currentColor">
          <circle cx="38" cy="38" r="36" strokeWidth="2" />
          <circle cx="38" cy="38" r="30" strokeWidth="1.2" />
        </g>
        <text x="38" y="44" textAnchor="middle" fill="currentColor">
          {time}
        </text>
      </svg>
      <span className="visually-hidden">{says(time)}</span>
    </>
  );
}

/** 7.67 → "07:40". */
function clockTime(hour: number): string {
  const minutes = Math.round(hour * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
