import { pageMeta } from "#app/meta.ts";
import { AnswerPage } from "#app/shell/reading-page.tsx";
import { integrations } from "#content/generated/pages/integrations.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, integrations);

export default function Integrations() {
  return <AnswerPage path="/integrations" page={integrations} name={integrations.title} engraving="telegraph" />;
}
