import { ReadingSheet } from "#app/components/sections/reading/reading-sheet.tsx";
import drawing from "#app/drawings/reading/digital-marketing.svg";
import scene from "#app/drawings/scenes/post.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { digitalMarketingMargins } from "#content/margins.ts";
import { learnDigitalMarketing } from "#content/pages/learn-digital-marketing.ts";
import { photos } from "#content/photos.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return (
    <ReadingSheet
      page={learnDigitalMarketing}
      siteName={site.name}
      newTab={layout.newTab}
      stock="canary"
      print={{ src: drawing, ink: "web" }}
      margins={digitalMarketingMargins}
      photo={{ photo: photos["learn-digital-marketing"], scene }}
    />
  );
}
