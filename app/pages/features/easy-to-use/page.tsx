import { MinuteRuler } from "./minute-ruler.tsx";
import { StruckWords } from "./struck-words.tsx";
import { ThreeClocks } from "./three-clocks.tsx";
import { FeatureLinks } from "../feature-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PhotoStory } from "../photo-story.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-easy-to-use.svg";
import engraving from "#app/drawings/engravings/mountain.svg";
import { pageMeta } from "#app/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { easyToUse as copy } from "#content/generated/pages/feature-easy-to-use.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function EasyToUse() {
  return (
    <>
      <PageHead
        name={copy.title}
        title={copy.hero.title}
        lead={copy.hero.lead}
        stock="mint"
        actions={<NextActions />}
        art={<ThreeClocks clocks={copy.hero.clocks} />}
        artPlace="below"
      />
      <MinuteRuler copy={copy.minutes} />
      <StruckWords copy={copy.words} />
      <PhotoStory copy={copy.photo} photo={photos["feature-easy-to-use"]} plate={plate} side="end" />
      <NextStep />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/easy-to-use" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
