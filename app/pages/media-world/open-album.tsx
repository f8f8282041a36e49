import { categoryLeaves } from "#words/pages/media-world.ts";
import { platformCategories, platforms } from "#content/platforms.ts";
import styles from "./open-album.module.css";
import { Monogram } from "./monogram.tsx";

const leaves = platformCategories.slice(0, 2).map((category, side) => ({
  ...categoryLeaves[category],
  stamps: platforms.filter((platform) => platform.category === category).slice(0, 9 - side),
}));

export function OpenAlbum() {
  return (
    <div className={styles.album} aria-hidden="true">
      {leaves.map(({ name, ink, stamps }, side) => (
        <div key={name} className={styles.leaf} data-k={ink}>
          <p className={styles.title}>
            {side + 1} {name}
          </p>
          <ul>
            {stamps.map((stamp) => (
              <li key={stamp.name}>
                <span className={`perforated ${styles.paper}`}>
                  <Monogram name={stamp.name} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <svg className={styles.tweezers} viewBox="0 0 220 44">
        <path d="M0 20 40 8Q110-4 214 4l6 9Q120 12 6 25Z" />
        <path d="M0 24 40 36q70 12 174 4l6-9Q120 32 6 21Z" />
        <path d="M150 5v9m8-9v9m8-9v9m8-9v9" />
      </svg>
      <i className={styles.ribbon} />
    </div>
  );
}
