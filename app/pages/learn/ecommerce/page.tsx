import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { learnEcommerce } from "#content/generated/pages/learn-ecommerce.ts";

export const meta = () => pageMeta(learnEcommerce);

export default function LearnEcommerce() {
  return <ReadingPage page={learnEcommerce} engraving="docks" />;
}
