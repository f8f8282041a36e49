import engraving from "#app/drawings/engravings/docks.svg";
import tag from "#app/drawings/photos/learn-ecommerce.svg";
import drawing from "#app/drawings/reading/ecommerce.svg";
import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { ecommerceFigures, ecommerceMargins, learnEcommerce } from "#content/generated/pages/learn-ecommerce.ts";
import { photos } from "#content/photos.ts";

export const meta = () => pageMeta(learnEcommerce);

export default function LearnEcommerce() {
  return (
    <ReadingPage
      page={learnEcommerce}
      stock="rose"
      print={{ src: drawing, ink: "ads" }}
      margins={ecommerceMargins}
      figures={ecommerceFigures}
      diagrams="ecommerce"
      photo={{ photo: photos["learn-ecommerce"], drawing: tag }}
      engraving={engraving}
    />
  );
}
