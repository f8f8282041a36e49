import { ArrivalsBoard } from "#app/components/sections/feature-global-reach/arrivals-board.tsx";
import { MapStamp } from "#app/components/sections/feature-global-reach/map-stamp.tsx";
import { FeatureLinks, NextStep } from "#app/components/sections/feature-page/feature-foot.tsx";
import { PhotoStory } from "#app/components/sections/feature-page/photo-story.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-global-reach.svg";
import { WallClocks } from "#app/features/clocks/wall-clocks.tsx";
import engraving from "#app/drawings/engravings/ocean.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { globalReach as copy } from "#content/pages/feature-global-reach.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function GlobalReach() {
  return (
    <>
      <MapStamp copy={copy.hero} />
      <ArrivalsBoard copy={copy.board} />
      <WallClocks />
      <PhotoStory copy={copy.photo} photo={photos["feature-global-reach"]} plate={plate} side="start" />
      <NextStep copy={copy.callToAction} />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/global-reach" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
