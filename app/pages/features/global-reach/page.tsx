import { ArrivalsBoard } from "./arrivals-board.tsx";
import { MapStamp } from "./map-stamp.tsx";
import { FeatureLinks } from "../feature-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PhotoStory } from "../photo-story.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-global-reach.svg";
import { WallClocks } from "./wall-clocks.tsx";
import engraving from "#app/drawings/engravings/ocean.svg";
import { pageMeta } from "#app/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { globalReach as copy } from "#content/generated/pages/feature-global-reach.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function GlobalReach() {
  return (
    <>
      <PageHead
        name={copy.title}
        title={copy.hero.title}
        lead={copy.hero.lead}
        stock="sky"
        actions={<NextActions />}
        art={<MapStamp copy={copy.hero} />}
        artPlace="below"
      />
      <ArrivalsBoard copy={copy.board} />
      <WallClocks />
      <PhotoStory copy={copy.photo} photo={photos["feature-global-reach"]} plate={plate} side="start" />
      <NextStep />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/global-reach" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
