import { useState } from "react";
import { Icon, SpriteSymbol } from "#app/components/ui/icon.tsx";
import type { HomeCopy, SampleBusiness } from "#content/pages/home.ts";
import styles from "./sample-strip.module.css";

/**
 * The sorting belt: names of sample businesses on the move. The pause control comes first in tab order;
 * focus and the pointer also hold the belt. Without scripts, and under reduced motion, the names stand still.
 */
export function SampleStrip({ copy }: { copy: HomeCopy["strip"] }) {
  // "auto" also yields to focus; once the visitor says "moving", only the pointer and the control hold the belt.
  const [state, setState] = useState<"auto" | "moving" | "paused">("auto");
  const paused = state === "paused";
  return (
    <section className={styles.strip} aria-label={copy.label}>
      <div className={styles.note}>
        <p>{copy.line}</p>
        <button type="button" className={styles.pause} onClick={() => setState(paused ? "moving" : "paused")}>
          <Icon name={paused ? "play" : "pause"} />
          <span className="visually-hidden">{paused ? copy.play : copy.pause}</span>
        </button>
      </div>
      <div className={styles.belt}>
        <div className={styles.track} data-state={state}>
          <Names businesses={copy.businesses} />
          <Names businesses={copy.businesses} repeated />
        </div>
      </div>
    </section>
  );
}

interface NamesProps {
  businesses: readonly SampleBusiness[];
  /** The copy that follows the first across the screen, so that the belt has no end. */
  repeated?: boolean;
}

function Names({ businesses, repeated = false }: NamesProps) {
  return (
    <ul className={styles.names} aria-hidden={repeated || undefined}>
      {businesses.map(({ name, hand, mark }) => (
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
