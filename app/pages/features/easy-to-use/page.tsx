import { pageMeta } from "#app/meta.ts";
import engraving from "#app/drawings/engravings/mountain.svg";
import plate from "#app/drawings/photos/feature-easy-to-use.svg";
import { easyToUse as copy } from "#content/generated/pages/feature-easy-to-use.ts";
import { photos } from "#content/photos.ts";
import { FeaturePage } from "../feature-page.tsx";
import { MinuteRuler } from "./minute-ruler.tsx";
import { StruckWords } from "./struck-words.tsx";
import { ThreeClocks } from "./three-clocks.tsx";

export const meta = () => pageMeta(copy);

export default function EasyToUse() {
  return (
    <FeaturePage
      path="/features/easy-to-use"
      copy={copy}
      stock="mint"
      art={<ThreeClocks clocks={copy.hero.clocks} />}
      artPlace="below"
      photo={photos["feature-easy-to-use"]}
      plate={plate}
      engraving={engraving}
    >
      <MinuteRuler copy={copy.minutes} />
      <StruckWords copy={copy.words} />
    </FeaturePage>
  );
}
