import { Island } from "#app/browser/island.tsx";
import { pick } from "#app/browser/pick.ts";
import { pageMeta } from "#app/meta.ts";
import engraving from "#app/drawings/engravings/locks.svg";
import plate from "#app/drawings/photos/feature-flexible-pricing.svg";
import { ownLine } from "#content/own-line.ts";
import { flexiblePricing as copy } from "#content/pages/feature-flexible-pricing.ts";
import { photos } from "#content/photos.ts";
import { FeaturePage } from "../feature-page.tsx";
import { Ledger } from "./ledger.tsx";
import PostScales from "./post-scales.island.tsx";
import { SmallPrint } from "./small-print.tsx";

export const meta = () => pageMeta(copy);

export default function FlexiblePricing() {
  return (
    <FeaturePage
      path="/features/flexible-pricing"
      copy={copy}
      stock="sky"
      art={
        <Island
          name="post-scales"
          part={PostScales}
          props={{ hero: pick(copy.hero, "plans", "perMonth", "counts"), weigh: copy.weigh, ownLine }}
          when="near"
          now={["line"]}
        />
      }
      photo={photos["feature-flexible-pricing"]}
      plate={plate}
      engraving={engraving}
    >
      <Ledger copy={copy.ledger} />
      <SmallPrint rules={copy.rules} bill={copy.bill} />
    </FeaturePage>
  );
}
