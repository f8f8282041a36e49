import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { developer } from "#words/pages/developer.ts";
import type { Route } from "./+types/page";

export const meta = (args: Route.MetaArgs) => pageMeta(args, developer);

export default function Developer() {
  return <ReadingPage page={developer} engraving="telegraph" />;
}
