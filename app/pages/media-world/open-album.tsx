import { classNames } from "#app/ui/class-names.ts";
import type { categoryLeaves } from "#content/generated/pages/media-world.ts";
import type { Platform, PlatformCategory } from "#content/platforms.ts";
import { designOf, monogramOf } from "./album-stamp.tsx";
import print from "./album-stamp.module.css";
import styles from "./open-album.module.css";

interface OpenAlbumProps {
  /** The two leaves it is open at, each with its first stamps; the last of the second is still in the tweezers. */
  leaves: readonly { page: number; leaf: (typeof categoryLeaves)[PlatformCategory]; stamps: readonly Platform[] }[];
}

/** The album as an object, open at its first leaves. Decorative: each of its stamps is in the list below, with its link. */
export function OpenAlbum({ leaves }: OpenAlbumProps) {
  return (
    <div className={styles.album} aria-hidden="true">
      {leaves.map(({ page, leaf, stamps }, side) => (
        <div key={page} className={styles.leaf} data-k={leaf.ink}>
          <p className={styles.title}>
            <b>{page}</b> {leaf.name}
          </p>
          <ul>
            {stamps.map(({ name }, place) => (
              <li key={name}>
                <Mount name={name} isHeld={side === 1 && place === stamps.length - 1} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <i className={styles.ribbon} />
    </div>
  );
}

/** A stamp on its black mount, or the empty mount with the stamp above it between the points of the tweezers. */
function Mount({ name, isHeld }: { name: string; isHeld: boolean }) {
  const stamp = (
    <span className={`${styles.paper} perforated`}>
      <span className={classNames(print.print, styles.print)} data-design={designOf(name)}>
        <b>{monogramOf(name)}</b>
      </span>
    </span>
  );
  if (!isHeld) {
    return (
      <>
        <span className={styles.mount}>{stamp}</span>
        <span className={styles.name}>{name}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.empty} />
      <span className={styles.held}>
        {stamp}
        <svg className={styles.tweezers} viewBox="0 0 220 44">
          <path d="M0 20 40 8Q110-4 214 4l6 9Q120 12 6 25Z" />
          <path d="M0 24 40 36q70 12 174 4l6-9Q120 32 6 21Z" />
          <path d="M150 5v9m8-9v9m8-9v9m8-9v9" />
        </svg>
      </span>
    </>
  );
}
