import { PerforatedPrint } from "#app/ui/perforated-print.tsx";
import { Postmark } from "#app/ui/postmark.tsx";
import { WorldMap } from "#app/ui/world-map.tsx";
import { SpriteSymbol } from "#app/ui/icon.tsx";
import type { globalReach } from "#content/generated/pages/feature-global-reach.ts";
import styles from "./map-stamp.module.css";

/** The world on one stamp, every town at its geographic position, and three claims beneath (S9.4). */
export function MapStamp({ copy }: { copy: (typeof globalReach)["hero"] }) {
  const { over, under, middle } = copy.postmark;
  return (
    <>
      <div className={styles.stamp}>
        <PerforatedPrint ink="seo">
          <div className={`forced-colors ${styles.map}`}>
            <WorldMap towns={copy.towns} label={copy.map} />
            <svg viewBox="0 0 32 32" className={styles.lark} aria-hidden="true">
              <SpriteSymbol id="lark" />
            </svg>
            <span className={`title-2 ${styles.denomination}`} aria-hidden="true">
              {copy.denomination[0]}
              <br />
              {copy.denomination[1]}
            </span>
          </div>
        </PerforatedPrint>
        <Postmark top={over} bottom={under} middle={middle} waves className={styles.postmark} />
      </div>
      <dl className={`cluster gap-5 ${styles.figures}`}>
        {copy.figures.map(({ figure, label }) => (
          <div key={label} className="stack gap-1">
            <dt className="lead">{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
