import { pageMeta } from "#app/meta.ts";
import { AnswerPage } from "#app/shell/reading-page.tsx";
import { integrations } from "#content/generated/pages/integrations.ts";

export const meta = () => pageMeta(integrations);

export default function Integrations() {
  return <AnswerPage path="/integrations" page={integrations} engraving="telegraph" />;
}
