import { ReadingSheet } from "#app/ui/prose/reading-sheet.tsx";
import askFirst from "#app/drawings/diagrams/digital-marketing/ask-first.svg";
import count from "#app/drawings/diagrams/digital-marketing/count.svg";
import envelope from "#app/drawings/diagrams/digital-marketing/envelope.svg";
import hour from "#app/drawings/diagrams/digital-marketing/hour.svg";
import oneThing from "#app/drawings/diagrams/digital-marketing/one-thing.svg";
import thisWeek from "#app/drawings/diagrams/digital-marketing/this-week.svg";
import workedExample from "#app/drawings/diagrams/digital-marketing/worked-example.svg";
import { NextStep } from "#app/shell/next-step.tsx";
import { Engraving } from "#app/ui/engraving.tsx";
import drawing from "#app/drawings/reading/digital-marketing.svg";
import desk from "#app/drawings/photos/learn-digital-marketing.svg";
import engraving from "#app/drawings/engravings/fields.svg";
import { pageMeta } from "#app/meta.ts";
import {
  digitalMarketingFigures,
  digitalMarketingMargins,
  learnDigitalMarketing,
} from "#content/generated/pages/learn-digital-marketing.ts";
import { photos } from "#content/photos.ts";

/** The drawings of the page's sections, by their ids. */
const diagrams: Readonly<Record<string, string>> = {
  "ask-first": askFirst,
  "one-thing": oneThing,
  envelope,
  hour,
  count,
  "worked-example": workedExample,
  "this-week": thisWeek,
};

export const meta = () => pageMeta(learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return (
    <>
      <ReadingSheet
        page={learnDigitalMarketing}
        stock="canary"
        print={{ src: drawing, ink: "web" }}
        margins={digitalMarketingMargins}
        figures={digitalMarketingFigures}
        diagrams={diagrams}
        photo={{ photo: photos["learn-digital-marketing"], drawing: desk }}
      />
      <NextStep />
      <Engraving src={engraving} caption={learnDigitalMarketing.engraving} />
    </>
  );
}
