import { Island } from "#app/browser/island.tsx";
import { pageMeta } from "#app/meta.ts";
import engraving from "#app/drawings/engravings/terrace.svg";
import plate from "#app/drawings/photos/feature-smart-personalization.svg";
import { smartPersonalization as copy } from "#content/generated/pages/feature-smart-personalization.ts";
import { ownLine } from "#content/own-line.ts";
import { photos } from "#content/photos.ts";
import { FeaturePage } from "../feature-page.tsx";
import MergeLetter from "./merge-letter.island.tsx";
import { MoreOpens } from "./more-opens.tsx";
import { Sources } from "./sources.tsx";

export const meta = () => pageMeta(copy);

export default function SmartPersonalization() {
  return (
    <FeaturePage
      path="/features/smart-personalization"
      copy={copy}
      stock="canary"
      art={<Island name="merge-letter" part={MergeLetter} props={{ copy: copy.hero, ownLine }} now={["line"]} />}
      photo={photos["feature-smart-personalization"]}
      plate={plate}
      engraving={engraving}
    >
      <Sources copy={copy.sources} days={copy.days} readers={copy.hero.readers} />
      <MoreOpens copy={copy.opens} />
    </FeaturePage>
  );
}
