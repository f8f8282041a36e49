import { ReadingSheet } from "#app/ui/prose/reading-sheet.tsx";
import after from "#app/drawings/diagrams/ecommerce/after.svg";
import again from "#app/drawings/diagrams/ecommerce/again.svg";
import delivery from "#app/drawings/diagrams/ecommerce/delivery.svg";
import firstMonth from "#app/drawings/diagrams/ecommerce/first-month.svg";
import paying from "#app/drawings/diagrams/ecommerce/paying.svg";
import sums from "#app/drawings/diagrams/ecommerce/sums.svg";
import threeThings from "#app/drawings/diagrams/ecommerce/three-things.svg";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import drawing from "#app/drawings/reading/ecommerce.svg";
import tag from "#app/drawings/photos/learn-ecommerce.svg";
import engraving from "#app/drawings/engravings/docks.svg";
import { pageMeta } from "#app/meta.ts";
import { ecommerceFigures, ecommerceMargins, learnEcommerce } from "#content/generated/pages/learn-ecommerce.ts";
import { photos } from "#content/photos.ts";

/** The drawings of the page's sections, by their ids. */
const diagrams: Readonly<Record<string, string>> = {
  "three-things": threeThings,
  delivery,
  paying,
  sums,
  after,
  again,
  "first-month": firstMonth,
};

export const meta = () => pageMeta(learnEcommerce);

export default function LearnEcommerce() {
  return (
    <>
      <ReadingSheet
        page={learnEcommerce}
        stock="rose"
        print={{ src: drawing, ink: "ads" }}
        margins={ecommerceMargins}
        figures={ecommerceFigures}
        diagrams={diagrams}
        photo={{ photo: photos["learn-ecommerce"], drawing: tag }}
      />
      <NextStep />
      <Engraving src={engraving} caption={learnEcommerce.engraving} />
    </>
  );
}
