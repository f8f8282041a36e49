import { Fragment } from "react";
import { Island } from "#app/browser/island.tsx";
import { NewTabLink } from "#app/ui/new-tab-link.tsx";
import { controls } from "#words/controls.ts";
import { albumSearch, categoryLeaves, mediaWorld } from "#words/pages/media-world.ts";
import { type Platform, type PlatformCategory, platformCategories, platforms } from "#content/platforms.ts";
import styles from "./platform-grid.module.css";
import PlatformFilter from "./platform-filter.island.tsx";
import { Monogram } from "./monogram.tsx";

export function PlatformGrid() {
  return (
    <section className={`manila ${styles.album}`} aria-label={mediaWorld.albumLabel}>
      <div className="wrap stack">
        <Island
          name="platform-filter"
          part={PlatformFilter}
          props={{
            categories: platformCategories.map((id) => ({
              id,
              name: categoryLeaves[id].name,
              ink: categoryLeaves[id].ink,
            })),
            count: platforms.length,
          }}
        />
        {platformCategories.map((category, index) => (
          <Leaf key={category} page={index + 1} category={category} />
        ))}
        <p className="small soft">{mediaWorld.disclaimer}</p>
      </div>
    </section>
  );
}

function Leaf({ page, category }: { page: number; category: PlatformCategory }) {
  const { name, line, ink } = categoryLeaves[category];
  const held = platforms.filter((platform) => platform.category === category);
  return (
    <section className={`card ${styles.leaf}`} id={category} data-k={ink} aria-labelledby={`${category}-heading`}>
      <header className="media">
        <span className={`display ${styles.page}`} aria-hidden="true">
          {page}
        </span>
        <div>
          <h2 className="title-2" id={`${category}-heading`}>
            {name}
          </h2>
          <p className="small">{line}</p>
          <p className="label">{albumSearch.stamps(held.length)}</p>
        </div>
      </header>
      <ul className={`fill ${styles.stamps}`}>
        {held.map((platform) => (
          <li key={platform.homepageUrl} data-name={platform.name}>
            <Stamp {...platform} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Stamp({ name, homepageUrl }: Platform) {
  return (
    <NewTabLink className={`perforated ${styles.stamp}`} href={homepageUrl} note={controls.newTab}>
      <Monogram name={name} />
      <bdi className={styles.name}>
        <DottedName name={name} />
      </bdi>
      <small className="label" aria-hidden="true">
        <DottedName name={new URL(homepageUrl).host.replace(/^www\./, "")} />
      </small>
    </NewTabLink>
  );
}

/** Allows a line break after a dot: "WordPress.com". */
function DottedName({ name }: { name: string }) {
  return name.split(/(?<=\.)(?=\w)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
