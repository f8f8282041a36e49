import { pageMeta } from "#app/meta.ts";
import { ReadingPage } from "#app/shell/reading-page.tsx";
import { developer } from "#content/generated/pages/developer.ts";

export const meta = () => pageMeta(developer);

export default function Developer() {
  return <ReadingPage page={developer} engraving="telegraph" />;
}
