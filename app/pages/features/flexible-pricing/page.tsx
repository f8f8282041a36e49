import { Ledger } from "./ledger.tsx";
import { SmallPrint } from "./small-print.tsx";
import { FeatureLinks } from "../feature-foot.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NextActions, NextStep } from "#app/shell/next-step.tsx";
import { PhotoStory } from "../photo-story.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import plate from "#app/drawings/photos/feature-flexible-pricing.svg";
import PostScales from "./post-scales.island.tsx";
import { Island } from "#app/browser/island.tsx";
import engraving from "#app/drawings/engravings/locks.svg";
import { pick } from "#app/browser/pick.ts";
import { pageMeta } from "#app/meta.ts";
import { featureLinks } from "#content/navigation.ts";
import { ownLine } from "#content/own-line.ts";
import { flexiblePricing as copy } from "#content/pages/feature-flexible-pricing.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(copy);

export default function FlexiblePricing() {
  return (
    <>
      <PageHead
        name={copy.title}
        title={copy.hero.title}
        lead={copy.hero.lead}
        stock="sky"
        actions={<NextActions />}
        art={
          <Island
            name="post-scales"
            part={PostScales}
            props={{ hero: pick(copy.hero, "plans", "perMonth", "counts"), weigh: copy.weigh, ownLine }}
            when="near"
            now={["line"]}
          />
        }
      />
      <Ledger copy={copy.ledger} />
      <SmallPrint rules={copy.rules} bill={copy.bill} />
      <PhotoStory copy={copy.photo} photo={photos["feature-flexible-pricing"]} plate={plate} side="start" />
      <NextStep />
      <FeatureLinks label={copy.others} links={featureLinks} current="/features/flexible-pricing" />
      <Engraving src={engraving} caption={copy.engraving} />
    </>
  );
}
