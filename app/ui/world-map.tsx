import { mapSize, places } from "#app/drawings/map/places.ts";
import world from "#app/drawings/map/world.svg";
import styles from "./world-map.module.css";

interface WorldMapProps {
  towns: readonly { id: keyof typeof places; name: string }[];
  label: string;
}

/** `before` lists towns with open water to the west, where the name goes before the pin. */
const named = { before: new Set<keyof typeof places>(["london", "cadiz", "lagos", "lima", "mumbai"]), gap: 8 };

/** Pages set its colors: `--map-land`, `-net`, `-route`, `-pin`, `-rim` and `-ground` (the halo of names). */
export function WorldMap({ towns, label }: WorldMapProps) {
  return (
    <svg
      className={styles.map}
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <use className={styles.net} href={`${world}#net`} />
      <use className={styles.land} href={`${world}#land`} />
      <use className={styles.route} href={`${world}#routes`} />
      {towns.map(({ id, name }) => {
        const { x, y } = places[id];
        const isBefore = named.before.has(id);
        return (
          <g key={id} data-town={id}>
            <circle className={styles.pin} cx={x} cy={y} r="4" />
            <text
              className={styles.name}
              x={x + (isBefore ? -named.gap : named.gap)}
              y={y + 3.5}
              textAnchor={isBefore ? "end" : "start"}
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
