import world from "#app/drawings/map/world.svg";
import styles from "./world-map.module.css";

// Coordinates in the projection of world.svg.
const mapSize = { width: 720, height: 330 };

const places = {
  london: { x: 334.5, y: 74.7 },
  oslo: { x: 353.6, y: 56.3 },
  cadiz: { x: 321.3, y: 109.3 },
  lagos: { x: 338.6, y: 179.9 },
  nairobi: { x: 406.2, y: 198 },
  mumbai: { x: 476.9, y: 150.3 },
  osaka: { x: 591.1, y: 113.6 },
  sydney: { x: 621.8, y: 274.5 },
  toronto: { x: 188.3, y: 92.6 },
  lima: { x: 177.3, y: 223.2 },
  recife: { x: 261.5, y: 213.8 },
};

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
