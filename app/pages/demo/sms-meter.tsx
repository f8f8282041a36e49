import { smsSegments } from "#app/calculator/sms-segments.ts";
import styles from "./demo-table.module.css";
import type { DemoWords } from "./demo-words.ts";

/** How much of its texts a message fills, and what costs it room. */
export function SmsMeter({ words, text }: { words: DemoWords["sms"]; text: string }) {
  const { encoding, units, room, segments, special, double } = smsSegments(text);
  const because =
    special.length > 0 ? words.specialBecause(shown(special)) : double.length > 0 && words.double(shown(double));
  return (
    <div className={styles.meter}>
      <b>{words.length({ used: units, limit: room, texts: segments.length })}</b>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 2h100" />
        <path d={`M0 2h${((100 * units) / room).toFixed(2)}`} />
      </svg>
      {(because || segments.length > 1) && <p>{encoding === "gsm7" ? words.plain : words.special}</p>}
      {because && <p>{because}</p>}
    </div>
  );
}

/** At most eight characters: more would add nothing. */
function shown(characters: readonly string[]): string {
  return characters.slice(0, 8).join(" ");
}
