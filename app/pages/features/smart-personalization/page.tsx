import { FeatureLinks } from "../feature-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PhotoStory } from "../photo-story.tsx";
import { Island } from "#app/browser/island.tsx";
import MergeLetter from "./merge-letter.island.tsx";
import { MoreOpens } from "./more-opens.tsx";
import { Sources } from "./sources.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-smart-personalization.svg";
import engraving from "#app/drawings/engravings/terrace.svg";
import { pageMeta } from "#app/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { ownLine } from "#content/own-line.ts";
import { smartPersonalization as copy } from "#content/generated/pages/feature-smart-personalization.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function SmartPersonalization() {
  return (
    <>
      <PageHead
        name={copy.title}
        title={copy.hero.title}
        lead={copy.hero.lead}
        stock="canary"
        actions={<NextActions />}
        art={<Island name="merge-letter" part={MergeLetter} props={{ copy: copy.hero, ownLine }} now={["line"]} />}
      />
      <Sources copy={copy.sources} days={copy.days} readers={copy.hero.readers} />
      <MoreOpens copy={copy.opens} />
      <PhotoStory copy={copy.photo} photo={photos["feature-smart-personalization"]} plate={plate} side="end" />
      <NextStep />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/smart-personalization" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
