import { Island } from "#app/browser/island.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import { home } from "#words/pages/home.ts";
import PauseButton from "./pause-button.island.tsx";
import styles from "./sample-strip.module.css";

const copy = home.strip;

/** The pause button comes first in the tab order. Focus and hover also pause. Without scripts or motion, the strip never moves. */
export function SampleStrip() {
  return (
    <section className={styles.strip} aria-label={copy.label}>
      <div className={`row between gap-3 ${styles.note}`}>
        <p className="small soft">{copy.line}</p>
        <Island name="pause-button" part={PauseButton} />
      </div>
      <div className={styles.belt} data-enhance="in-sight">
        <div className={styles.track} data-state="auto">
          <Names />
          <Names repeated />
        </div>
      </div>
    </section>
  );
}

function Names({ repeated = false }: { repeated?: boolean }) {
  return (
    <ul className={styles.names} aria-hidden={repeated || undefined}>
      {copy.businesses.map(({ name, hand, mark }) => (
        <li key={name} data-hand={hand}>
          {mark && (
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <SpriteSymbol id={`brand-${mark}`} />
            </svg>
          )}
          {name}
        </li>
      ))}
    </ul>
  );
}
