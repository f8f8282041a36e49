import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { learnDigitalMarketing } from "#words/pages/learn-digital-marketing.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, learnDigitalMarketing);

export default function LearnDigitalMarketing() {
  return <ReadingPage dropCap page={learnDigitalMarketing} engraving="fields" />;
}
