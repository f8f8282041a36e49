import { ArrivalsBoard } from "./arrivals-board.tsx";
import { MapStamp } from "./map-stamp.tsx";
import { FeatureLinks, NextStep } from "../feature-foot.tsx";
import { PhotoStory } from "../photo-story.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-global-reach.svg";
import { WallClocks } from "./wall-clocks.tsx";
import engraving from "#app/drawings/engravings/ocean.svg";
import { pageMeta } from "#app/meta.ts";
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
