import drawing from "#app/drawings/reading/digital-marketing.svg";
import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import {
  digitalMarketingFigures,
  digitalMarketingMargins,
  learnDigitalMarketing,
} from "#content/generated/pages/learn-digital-marketing.ts";

export const meta = () => pageMeta(learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return (
    <ReadingPage
      page={learnDigitalMarketing}
      stock="canary"
      print={{ src: drawing, ink: "web" }}
      margins={digitalMarketingMargins}
      figures={digitalMarketingFigures}
      diagrams="digital-marketing"
      engraving="fields"
    />
  );
}
