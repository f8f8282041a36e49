import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { learnDigitalMarketing } from "#content/generated/pages/learn-digital-marketing.ts";

export const meta = () => pageMeta(learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return <ReadingPage page={learnDigitalMarketing} engraving="fields" />;
}
