import { ecommerceDiagrams } from "#app/components/sections/reading/diagrams/ecommerce.ts";
import { ReadingSheet } from "#app/components/sections/reading/reading-sheet.tsx";
import { Engraving } from "#app/components/ui/engraving.tsx";
import drawing from "#app/drawings/reading/ecommerce.svg";
import tag from "#app/drawings/photos/learn-ecommerce.svg";
import engraving from "#app/drawings/engravings/docks.svg";
import { pageMeta } from "#app/lib/meta.ts";
import { layout } from "#content/generated/layout.ts";
import { ecommerceFigures, ecommerceMargins, learnEcommerce } from "#content/pages/learn-ecommerce.ts";
import { photos } from "#content/photos.ts";
import { site } from "#content/site.ts";

export const meta = () => pageMeta(learnEcommerce);

export default function LearnEcommerce() {
  return (
    <>
      <ReadingSheet
        page={learnEcommerce}
        siteName={site.name}
        newTab={layout.newTab}
        stock="rose"
        print={{ src: drawing, ink: "ads" }}
        margins={ecommerceMargins}
        figures={ecommerceFigures}
        diagrams={ecommerceDiagrams}
        photo={{ photo: photos["learn-ecommerce"], drawing: tag }}
      />
      <Engraving src={engraving} caption={learnEcommerce.engraving} />
    </>
  );
}
