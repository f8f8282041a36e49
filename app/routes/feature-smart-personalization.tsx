import { FeatureLinks, NextStep } from "#app/components/sections/feature-page/feature-foot.tsx";
import { PhotoStory } from "#app/components/sections/feature-page/photo-story.tsx";
import { Island } from "#app/browser/island.tsx";
import MergeLetter from "#app/components/sections/feature-smart-personalization/merge-letter.island.tsx";
import { MoreOpens } from "#app/components/sections/feature-smart-personalization/more-opens.tsx";
import { Sources } from "#app/components/sections/feature-smart-personalization/sources.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-smart-personalization.svg";
import engraving from "#app/drawings/engravings/terrace.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { ownLine } from "#content/own-line.ts";
import { smartPersonalization as copy } from "#content/pages/feature-smart-personalization.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function SmartPersonalization() {
  return (
    <>
      <Island name="merge-letter" part={MergeLetter} props={{ copy: copy.hero, ownLine }} now={["line"]} />
      <Sources copy={copy.sources} days={copy.days} readers={copy.hero.readers} />
      <MoreOpens copy={copy.opens} />
      <PhotoStory copy={copy.photo} photo={photos["feature-smart-personalization"]} plate={plate} side="end" />
      <NextStep copy={copy.callToAction} />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/smart-personalization" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
