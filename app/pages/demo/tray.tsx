import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { DemoChannel } from "#content/pages/demo.ts";
import type { DemoWords } from "./demo-words.ts";
import styles from "./tray.module.css";
import { trayId } from "./use-demo.ts";

interface TrayProps {
  words: DemoWords["table"];
  channel: DemoChannel;
  /** Hour of the day, 7.5 for half past seven. */
  bestHour: number;
  /** How often a shop or a goal was chosen; each choice restarts the animation of the tray's content. */
  turn: number;
  children: ReactNode;
}

/** One of the five trays of the sorting table, in the ink of its service. */
export function Tray({ words, channel, bestHour, turn, children }: TrayProps) {
  const { label, preview } = words.channels[channel];
  return (
    <section
      id={trayId(channel)}
      className={styles.tray}
      data-k={channel}
      data-turn={turn === 0 ? undefined : turn % 2 ? "odd" : "even"}
      aria-label={preview}
    >
      <header className={styles.head}>
        <h2>
          <Icon name={channel} />
          {label}
        </h2>
        <p>
          <Dial hour={bestHour} />
          {words.bestHour(clockTime(bestHour))}
        </p>
      </header>
      <div className={styles.view}>{children}</div>
    </section>
  );
}

/** Twenty-four hours round, midnight at the top. */
function Dial({ hour }: { hour: number }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.dial} aria-hidden="true">
      <circle cx="12" cy="12" r="10.5" />
      <path d="M12 1.5v3M22.5 12h-3M12 22.5v-3M1.5 12h3" />
      <path d="M12 12V5.5" className={styles.hand} transform={`rotate(${hour * 15} 12 12)`} />
    </svg>
  );
}

/** 7.67 → "07:40". */
function clockTime(hour: number): string {
  const minutes = Math.round(hour * 60);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, "0")).join(":");
}
