import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { learnEcommerce } from "#words/pages/learn-ecommerce.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, learnEcommerce);

export default function LearnEcommerce() {
  return <ReadingPage dropCap page={learnEcommerce} engraving="docks" />;
}
