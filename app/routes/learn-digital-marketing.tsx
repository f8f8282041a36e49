import { digitalMarketingDiagrams } from "#app/components/sections/reading/diagrams/digital-marketing.ts";
import { ReadingSheet } from "#app/components/sections/reading/reading-sheet.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import drawing from "#app/drawings/reading/digital-marketing.svg";
import desk from "#app/drawings/photos/learn-digital-marketing.svg";
import engraving from "#app/drawings/engravings/fields.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/generated/layout.ts";
import {
  digitalMarketingFigures,
  digitalMarketingMargins,
  learnDigitalMarketing,
} from "#content/pages/learn-digital-marketing.ts";
import { photos } from "#content/photos.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return (
    <>
      <ReadingSheet
        page={learnDigitalMarketing}
        siteName={site.name}
        newTab={layout.newTab}
        stock="canary"
        print={{ src: drawing, ink: "web" }}
        margins={digitalMarketingMargins}
        figures={digitalMarketingFigures}
        diagrams={digitalMarketingDiagrams}
        photo={{ photo: photos["learn-digital-marketing"], drawing: desk }}
      />
      <Engraving src={engraving} caption={learnDigitalMarketing.engraving} />
    </>
  );
}
