import { FeatureTop } from "#app/components/sections/feature-page/feature-top.tsx";
import { PerforatedPrint } from "#app/components/ui/perforated-print.tsx";
import { Postmark } from "#app/components/ui/postmark.tsx";
import sprite from "#app/drawings/icons.svg";
import { places } from "#app/drawings/map/places.ts";
import world from "#app/drawings/map/world.svg";
import type { GlobalReachCopy } from "#content/pages/feature-global-reach.ts";
import type { Town, TownId } from "#content/towns.ts";
import styles from "./map-stamp.module.css";

interface MapStampProps {
  copy: GlobalReachCopy["hero"];
  towns: Readonly<Record<TownId, Town>>;
}

/** The world on one stamp, every town where it stands on the ground, and three claims beneath (S9.4). */
export function MapStamp({ copy, towns }: MapStampProps) {
  const { over, under, middle } = copy.postmark;
  return (
    <FeatureTop stock="sky" layout="above" title={copy.title} lead={copy.lead}>
      <div className={styles.stamp}>
        <PerforatedPrint ink="seo">
          <div className={styles.map}>
            <svg
              viewBox="0 0 720 330"
              preserveAspectRatio="xMidYMid slice"
              role="img"
              aria-label={copy.map}
            >
              <use href={`${world}#net`} className={styles.net} />
              <use href={`${world}#land`} className={styles.land} />
              <use href={`${world}#routes`} className={styles.routes} />
              {townIds.map((id) => (
                <g key={id} transform={`translate(${places[id].x} ${places[id].y})`}>
                  <circle r="4" />
                  <text className={labelsBefore.has(id) ? styles.before : undefined}>{towns[id].name}</text>
                </g>
              ))}
              <use href={`${sprite}#lark`} className={styles.lark} x="478" y="20" width="34" height="34" />
            </svg>
            <span className={styles.denomination} aria-hidden="true">
              {copy.denomination[0]}
              <br />
              {copy.denomination[1]}
            </span>
          </div>
        </PerforatedPrint>
        <Postmark top={over} bottom={under} middle={middle} waves className={styles.postmark} />
      </div>
      <dl className={styles.figures}>
        {copy.figures.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </FeatureTop>
  );
}

const townIds: readonly TownId[] = [
  "london",
  "oslo",
  "cadiz",
  "lagos",
  "nairobi",
  "mumbai",
  "osaka",
  "sydney",
  "toronto",
  "lima",
  "recife",
];

/** Towns whose name stands before the dot, where the other side is taken by a route. */
const labelsBefore: ReadonlySet<TownId> = new Set(["london", "cadiz", "toronto", "lima", "sydney"]);
