import type { MetaArgs } from "react-router";
import { Engraving } from "#app/components/ui/engraving.tsx";
import { Island } from "#app/browser/island.tsx";
import { PageTitle } from "#app/components/ui/page-title.tsx";
import Directory from "#app/features/directory/directory.island.tsx";
import styles from "#app/features/directory/directory.module.css";
import { ServedPlaces } from "#app/features/directory/served-places.tsx";
import engraving from "#app/drawings/engravings/islands.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { useListPart } from "#app/lib/page-context.ts";
import { type ListPlace, readListPlace } from "#content/list-place.ts";
import { partTitle, socialMediaWorldPage } from "#content/pages/social-media-world.ts";

export const meta = ({ location }: MetaArgs) => {
  const { page = 1, letter = "" } = readListPlace(location.search) ?? {};
  const title = page > 1 || letter ? partTitle(letter.toUpperCase(), page) : socialMediaWorldPage.title;
  return pageMeta({ ...socialMediaWorldPage, title });
};

export default function SocialMediaWorld() {
  const part = useListPart();
  return (
    <>
      {part ? <PartOfDirectory place={part} /> : <WholeDirectory />}
      <Engraving src={engraving} caption={socialMediaWorldPage.engraving} />
    </>
  );
}

/** The directory that the browser reads; without scripts, its beginning. */
function WholeDirectory() {
  return (
    <>
      <Island name="directory" part={Directory} props={{}} when="now" />
      <div className={`${styles.region} wrap`}>
        <noscript>
          <ServedPlaces place={null} />
        </noscript>
        <p className={styles.ownership}>{socialMediaWorldPage.ownership}</p>
      </div>
    </>
  );
}

function PartOfDirectory({ place }: { place: ListPlace }) {
  const { title, heading, lead, listLabel, ownership } = socialMediaWorldPage;
  return (
    <>
      <header className={styles.head}>
        <div className="wrap">
          <div>
            <PageTitle name={title}>{heading}</PageTitle>
          </div>
          <p className="lead">{lead}</p>
        </div>
      </header>
      <section className={`${styles.region} wrap`} aria-label={listLabel}>
        <ServedPlaces place={place} />
        <p className={styles.ownership}>{ownership}</p>
      </section>
    </>
  );
}
