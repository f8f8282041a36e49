import { MinuteRuler } from "./minute-ruler.tsx";
import { StruckWords } from "./struck-words.tsx";
import { ThreeClocks } from "./three-clocks.tsx";
import { FeatureLinks, NextStep } from "../feature-foot.tsx";
import { PhotoStory } from "../photo-story.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-easy-to-use.svg";
import engraving from "#app/drawings/engravings/mountain.svg";
import { pageMeta } from "#app/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { easyToUse as copy } from "#content/pages/feature-easy-to-use.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function EasyToUse() {
  return (
    <>
      <ThreeClocks copy={copy.hero} />
      <MinuteRuler copy={copy.minutes} />
      <StruckWords copy={copy.words} />
      <PhotoStory copy={copy.photo} photo={photos["feature-easy-to-use"]} plate={plate} side="end" />
      <NextStep copy={copy.callToAction} />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/easy-to-use" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
