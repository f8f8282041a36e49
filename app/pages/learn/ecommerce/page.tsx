import drawing from "#app/drawings/reading/ecommerce.svg";
import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { ecommerceFigures, ecommerceMargins, learnEcommerce } from "#content/generated/pages/learn-ecommerce.ts";

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
      engraving="docks"
    />
  );
}
