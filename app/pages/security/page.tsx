import { pageMeta } from "#app/meta.ts";
import { AnswerPage } from "#app/shell/reading-page.tsx";
import { security } from "#content/generated/pages/security.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, security);

export default function Security() {
  return <AnswerPage path="/security" page={security} name={security.title} engraving="castle" />;
}
