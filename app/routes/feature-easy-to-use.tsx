import { MinuteRuler } from "#app/components/sections/feature-easy-to-use/minute-ruler.tsx";
import { StruckWords } from "#app/components/sections/feature-easy-to-use/struck-words.tsx";
import { ThreeClocks } from "#app/components/sections/feature-easy-to-use/three-clocks.tsx";
import { FeatureLinks, NextStep } from "#app/components/sections/feature-page/feature-foot.tsx";
import { PhotoStory } from "#app/components/sections/feature-page/photo-story.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-easy-to-use.svg";
import engraving from "#app/drawings/engravings/mountain.svg";
import { pageMeta } from "#app/lib/meta.ts";
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
